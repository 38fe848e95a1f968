import { createContext, type ReactNode, use, useMemo, useReducer } from 'react'
import { createFormat, type Format } from './format.ts'
import type { Texts } from './texts.ts'

export { createFormat, type DateStyle, type Format } from './format.ts'
export {
  createTexts,
  type Resources,
  type Texts,
  type Translate,
  usedResources,
  type Values,
} from './texts.ts'

const TextsContext = createContext<(Texts & { readonly format: Format }) | null>(null)

/** Gives everything below it the visitor's language. */
export function TextsProvider(props: {
  texts: Texts
  timeZone?: string | undefined
  children: ReactNode
}) {
  const { texts, timeZone } = props
  const value = useMemo(
    () => ({ ...texts, format: createFormat(texts.language, timeZone) }),
    [texts, timeZone],
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
  const { t, find } = texts
  const now = <Found,>(look: () => Found, missing: Found): Found => {
    try {
      return look()
    } catch (coming) {
      if (!(coming instanceof Promise)) throw coming
      void coming.then(renderAgain)
      return missing
    }
  }
  return {
    ...texts,
    t: (key, values) => now(() => t(key, values), ''),
    find: (key) => now(() => find(key), null),
  }
}
