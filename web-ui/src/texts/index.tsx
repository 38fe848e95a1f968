import { createContext, type ReactNode, use, useMemo, useReducer } from 'react'
import { createFormat, type Format } from '@portal/core/kernel/rules'
import type { Texts } from './texts.ts'
import { withWritten } from './written-dates.ts'

export type { DateStyle, Format } from '@portal/core/kernel/rules'
export {
  createTexts,
  type Resources,
  type Texts,
  type Translate,
  usedResources,
  type Values,
} from './texts.ts'

export { languageOf, type OtherLanguage, InLanguage } from './in-language.tsx'

const TextsContext = createContext<(Texts & { readonly format: Format }) | null>(null)

export function TextsProvider(props: {
  texts: Texts
  timeZone?: string | undefined
  /** Replaces the format, for apps with their own. */
  formatOf?: typeof createFormat
  children: ReactNode
}) {
  const { texts, timeZone, formatOf = createFormat } = props
  const value = useMemo(
    () => ({ ...texts, format: withWritten(formatOf(texts.language, timeZone), texts.dates) }),
    [texts, timeZone, formatOf],
  )
  return <TextsContext value={value}>{props.children}</TextsContext>
}

/** Suspends until texts are loaded, under `<Late>`. */
export const TextsAwaited = createContext(false)

/**
 * The visitor's texts, dates, numbers and money. A missing text is empty until it loads: suspending
 * would remove fields being typed in.
 */
export function useTexts(): Texts & { readonly format: Format } {
  const texts = use(TextsContext)
  if (!texts) throw new Error('no TextsProvider above')
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  if (use(TextsAwaited)) return texts
  const { t } = texts
  return {
    ...texts,
    t(key, values) {
      try {
        return t(key, values)
      } catch (coming) {
        if (!(coming instanceof Promise)) throw coming
        void coming.then(renderAgain)
        return ''
      }
    },
  }
}
