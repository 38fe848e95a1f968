import { createContext, type ReactNode, use, useMemo, useReducer } from 'react'
import { createFormat, type Format } from '@portal/core/kernel/rules'
import type { Texts } from './texts.ts'

export type { DateStyle, Format } from '@portal/core/kernel/rules'
export {
  createTexts,
  type Resources,
  type Texts,
  type Translate,
  usedResources,
  type Values,
} from './texts.ts'

export { languageOf, type OtherLanguage, Told } from './told.tsx'

const TextsContext = createContext<(Texts & { readonly format: Format }) | null>(null)

/** Gives everything below it the visitor's language. */
export function TextsProvider(props: {
  texts: Texts
  timeZone?: string | undefined
  /** How an app writes that has ways of its own. */
  formatOf?: typeof createFormat
  children: ReactNode
}) {
  const { texts, timeZone, formatOf = createFormat } = props
  const value = useMemo(
    () => ({ ...texts, format: formatOf(texts.language, timeZone) }),
    [texts, timeZone, formatOf],
  )
  return <TextsContext value={value}>{props.children}</TextsContext>
}

/** Below it nothing is shown before its texts are there: `<Late>` waits for them. */
export const TextsAwaited = createContext(false)

/**
 * The visitor's language: its texts, dates, numbers and money. A text that is still on its way is empty
 * until it comes: a field that is being typed in must not go away with the screen that waits.
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
