import { createContext, type ReactNode, use, useMemo } from 'react'
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

/** The visitor's language: its texts, dates, numbers and money. */
export function useTexts(): Texts & { readonly format: Format } {
  const texts = use(TextsContext)
  if (!texts) throw new Error('no TextsProvider above')
  return texts
}
