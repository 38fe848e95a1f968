import {
  type AskingField,
  type FormAnswers,
  type FormCondition,
  type FormDefinition,
  type FormField,
  formLengths,
} from '@portal/core/forms/rules'
import type { Language } from '@portal/core/kernel/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { useTexts } from '@portal/web-ui/texts'

type Texts = ReturnType<typeof useTexts>

export const asks = (field: FormField): field is AskingField => field.kind !== 'words'

export const previewAnswers = ({ pages }: FormDefinition, { texts }: Fields): FormAnswers =>
  Object.fromEntries(
    pages.flatMap(({ fields }) => fields.filter(asks).map(({ name }) => [name, texts(name)])),
  )

const fieldNamed = ({ pages }: FormDefinition, name: string): AskingField | undefined =>
  pages
    .flatMap(({ fields }) => fields)
    .filter(asks)
    .find((one) => one.name === name)

export const labelOf = (definition: FormDefinition, name: string, shownIn: Language): string =>
  fieldNamed(definition, name)?.label[shownIn] ?? name

/** A condition in the reader's language, with labels in the preview's. */
export function conditionText(
  definition: FormDefinition,
  { field: name, is }: FormCondition,
  { t, shownIn }: { t: Texts['t']; shownIn: Language },
): string {
  const field = fieldNamed(definition, name)
  const called = (value: string) => {
    if (field?.kind === 'yes-no') return t(value === 'yes' ? 'Util.Yes' : 'Util.No')
    const choices = field && 'choices' in field ? field.choices : []
    return choices.find((choice) => choice.value === value)?.label[shownIn] ?? value
  }
  return t('FormPreview.AskedWhen', {
    field: labelOf(definition, name, shownIn),
    values: is.map((value) => `“${called(value)}”`).join(', '),
  })
}

/** A field's limits, in the reader's language. */
export function ruleText(field: AskingField, { t, format }: Texts): string {
  const parts = [t(field.isRequired ? 'FormPreview.Required' : 'FormPreview.Optional')]
  if (field.kind === 'files') parts.push(t('FormPreview.Kind_files', { count: field.most }))
  else parts.push(t(`FormPreview.Kind_${field.kind}`))
  if (field.kind === 'text' || field.kind === 'paragraph') {
    const max = field.maxLength ?? formLengths[field.kind]
    parts.push(t('FormPreview.AtMost', { count: max }))
  }
  if (field.kind === 'number') {
    const min = format.number(field.min ?? 0)
    parts.push(
      field.max === undefined
        ? t('FormPreview.AtLeast', { min })
        : t('FormPreview.Between', { min, max: format.number(field.max) }),
    )
  }
  return parts.join(', ')
}
