// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** What a template can say about a request: `{name}` and so on. */
export const templateBlanks = [
  'name',
  'number',
  'service',
  'address',
  'due',
  'status',
  'staff',
] as const

export type TemplateBlank = (typeof templateBlanks)[number]

/** In the resident's language; null: the request has none. */
export type BlankValues = Readonly<Record<TemplateBlank, string | null>>

/** Characters; how many templates. */
export const templateLimits = { name: 80, body: 2000, templates: 200 } as const

export interface TemplateEdit {
  readonly name: string
  readonly bodyEnglish: string
  readonly bodySpanish: string
}

const isBlank = (word: string): word is TemplateBlank =>
  templateBlanks.some((blank) => blank === word)

/** As written, each once: `{name}`. */
const blanksIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/\{([^{}\n]*)\}/g), ([, word = '']) => word)),
]

/** Those that no request can fill. */
export const unknownBlanks = ({ bodyEnglish, bodySpanish }: TemplateEdit): readonly string[] => [
  ...new Set([bodyEnglish, bodySpanish].flatMap(blanksIn).filter((word) => !isBlank(word))),
]

/** Known blanks that a finished text still has; people may write other words in braces. */
export const blanksLeft = (text: string): readonly TemplateBlank[] => blanksIn(text).filter(isBlank)

/** A blank without a value stays, so that the writer sees it. */
export const filledTemplate = (text: string, values: BlankValues): string =>
  text.replace(/\{([^{}\n]*)\}/g, (whole, word: string) =>
    isBlank(word) ? (values[word] ?? whole) : whole,
  )

export const templateErrors = (edit: TemplateEdit): readonly ValidationError[] => [
  ...required('name', edit.name),
  ...required('bodyEnglish', edit.bodyEnglish),
  ...required('bodySpanish', edit.bodySpanish),
]

/** For sentences: `{name}, {due}`. */
export const inBraces = (words: readonly string[]): string =>
  words.map((word) => `{${word}}`).join(', ')
