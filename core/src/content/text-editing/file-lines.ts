import type { Language } from '../../platform/kernel/language.ts'
import { type DefaultText, nameOf } from './default-texts.ts'
import type { TextForms } from './rules.ts'

/** A string of a file: one form of a text. A text that does not count has the form null. */
export interface FileLine {
  readonly name: string
  readonly form: PluralName | null
  readonly source: string
  readonly target: string
}

export type PluralName = 'one' | 'many' | 'other'

/** In CLDR's order, as translators' tools number them. Spanish has its own form from a million. */
export const pluralNames: Readonly<Record<Language, readonly PluralName[]>> = {
  en: ['one', 'other'],
  es: ['one', 'many', 'other'],
}

/** `Pager.Count:one`; an id of XLIFF 2 may not have `#`. */
export const lineId = ({ name, form }: Pick<FileLine, 'name' | 'form'>): string =>
  form === null ? name : `${name}:${form}`

export function lineNamed(id: string): Pick<FileLine, 'name' | 'form'> {
  const at = id.lastIndexOf(':')
  const form = (['one', 'many', 'other'] as const).find((one) => one === id.slice(at + 1))
  return at > 0 && form ? { name: id.slice(0, at), form } : { name: id, form: null }
}

/** An id of XLIFF 2 is a name of XML: other characters as their code, as XML tools write them. */
export const xliffId = (id: string): string =>
  id.replaceAll(/[^\w.:-]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`)

export const idOfXliff = (id: string): string =>
  id.replaceAll(/_x([\da-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const formOf = (forms: TextForms, form: PluralName | null): string =>
  form === null || form === 'one' ? forms.singular : (forms.plural ?? forms.singular)

/** Forms follow the default, never the name of a key: `Kind_other` may be a text of its own. */
export function linesOf(
  { group, key, forms }: DefaultText,
  language: Language,
  source: TextForms,
  target: TextForms,
): readonly FileLine[] {
  const names = forms[language].plural === null ? [null] : pluralNames[language]
  return names.map((form) => ({
    name: nameOf(group, key),
    form,
    source: formOf(source, form),
    target: formOf(target, form),
  }))
}
