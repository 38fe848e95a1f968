import { type Language, languageOr } from '../../platform/kernel/language.ts'
import type { TextKey } from '../../platform/texts/rules.ts'
import { textLimits } from './names.ts'

/** One text in one language; `plural` is null unless it counts something. */
export interface TextForms {
  readonly singular: string
  readonly plural: string | null
}

/** As on the wire: `es.Home.Title`. */
export const textId = (language: Language, group: string, key: string): string =>
  `${language}.${group}.${key}`

/** Of both forms; tells whether a text has changed since it was read. FNV-1a, 32 bits, both ways. */
export function textVersion({ singular, plural }: TextForms): string {
  const text = JSON.stringify([singular, plural])
  let forward = 0x811c9dc5
  let backward = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    forward = Math.imul(forward ^ text.charCodeAt(i), 0x01000193) >>> 0
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - i), 0x01000193) >>> 0
  }
  return [forward, backward].map((half) => half.toString(16).padStart(8, '0')).join('')
}

export const isSameText = (one: TextForms, other: TextForms): boolean =>
  one.singular === other.singular && one.plural === other.plural

/** A text is one line: a line break in it reads as a space. */
const oneLine = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').trim()

/** As it is saved. */
export const cleanForms = ({ singular, plural }: TextForms): TextForms => ({
  singular: oneLine(singular),
  plural: plural === null ? null : oneLine(plural),
})

/** What can be wrong with a text, by the code on the wire. */
export const errorKeys = {
  Required: 'Validation.Required',
  TooLong: 'Languages.TooLong',
  Markup: 'Languages.Markup',
  Braces: 'Languages.Braces',
  Nesting: 'Languages.Nesting',
  Invisible: 'Languages.Invisible',
  UnknownPlaceholder: 'Languages.UnknownPlaceholder',
  MissingPlaceholder: 'Languages.MissingPlaceholder',
  NoPlural: 'Languages.NoPlural',
} as const satisfies Readonly<Record<string, TextKey>>

export type TextErrorKind = keyof typeof errorKeys

export interface TextError {
  readonly form: keyof TextForms
  readonly kind: TextErrorKind
  /** The placeholders in question, or the characters' code points. */
  readonly names: readonly string[]
}

const placeholder = /\{\{(\w+)\}\}/g

/** Each once, in order. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name)),
]

// Control and format characters, such as marks that turn the direction of text, private-use ones,
// and line separators. The joiner of emoji is not one of them.
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const isMarkup = (text: string): boolean => /<[a-z/!?]|&(?:#|\w+;)/i.test(text)

/** What residents would read instead of the text, or what could do harm. */
function formErrors(
  form: keyof TextForms,
  text: string,
  known: readonly string[],
  needed: readonly string[],
): readonly TextError[] {
  const error = (kind: TextErrorKind, names: readonly string[] = []) => [{ form, kind, names }]
  if (text.trim() === '') return error('Required')
  if (text.length > textLimits.form) return error('TooLong')
  const hidden = [...new Set(text.match(invisible) ?? [])].map(codePoint)
  const used = placeholdersIn(text)
  const unknown = used.filter((name) => !known.includes(name))
  const lacking = needed.filter((name) => !used.includes(name))
  const rest = text.replaceAll(placeholder, '')
  return [
    ...(hidden.length > 0 ? error('Invisible', hidden) : []),
    ...(isMarkup(text) ? error('Markup') : []),
    ...(rest.includes('{{') || rest.includes('}}') ? error('Braces') : []),
    ...(text.includes('$t(') ? error('Nesting') : []),
    ...(unknown.length > 0 ? error('UnknownPlaceholder', unknown) : []),
    ...(lacking.length > 0 ? error('MissingPlaceholder', lacking) : []),
  ]
}

/**
 * A text against its default: the same placeholders, a plural only where it counts something. The
 * singular may say "one" in place of `{{count}}`.
 */
export function textErrors(text: TextForms, standard: TextForms): readonly TextError[] {
  const forms = [standard.singular, ...(standard.plural === null ? [] : [standard.plural])]
  const known = [...new Set(forms.flatMap(placeholdersIn))]
  if (standard.plural === null) {
    const extra: TextError = { form: 'plural', kind: 'NoPlural', names: [] }
    return [
      ...formErrors('singular', text.singular, known, known),
      ...(text.plural === null || text.plural === '' ? [] : [extra]),
    ]
  }
  const needed = placeholdersIn(standard.singular).filter((name) => name !== 'count')
  return [
    ...formErrors('singular', text.singular, known, needed),
    ...formErrors('plural', text.plural ?? '', known, placeholdersIn(standard.plural)),
  ]
}

/** For sentences: `{{name}}, {{count}}`. */
export const inBraces = (names: readonly string[]): string =>
  names.map((name) => `{{${name}}}`).join(', ')

/** Of `es.Home.Title`; a key may have dots itself. */
export function idParts(id: string): { language: string; group: string; key: string } {
  const [language = '', group = '', ...key] = id.split('.')
  return { language, group, key: key.join('.') }
}

export const languageOfId = (id: string): Language => languageOr(idParts(id).language)
