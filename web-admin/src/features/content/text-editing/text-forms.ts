import type { TextForms } from '@portal/core/text-editing/rules'
import type { EditableText } from './queries.ts'

/** For people to read; a key as in code would look like a missing text. */
export const nameOf = ({
  Group,
  LanguageKey,
}: Pick<EditableText, 'Group' | 'LanguageKey'>): string => `${Group}: ${LanguageKey}`

/** As residents read the text now. */
export const formsOf = ({ SingularForm, PluralForm }: EditableText): TextForms => ({
  singular: SingularForm,
  plural: PluralForm,
})
