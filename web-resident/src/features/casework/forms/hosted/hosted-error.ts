import { type AskingField, formLengths } from '@portal/core/forms/rules'
import type { ValidationErrorKind } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Texts } from '@portal/web-ui/texts'

const missing: Readonly<Record<AskingField['kind'], TextKey>> = {
  text: 'Form.MissingText',
  paragraph: 'Form.MissingText',
  number: 'Form.MissingNumber',
  email: 'Form.MissingEmail',
  phone: 'Form.MissingPhone',
  date: 'Form.MissingDate',
  address: 'Form.MissingAddress',
  'yes-no': 'Form.MissingChoice',
  choice: 'Form.MissingChoice',
  choices: 'Form.MissingChoices',
  files: 'Form.MissingFiles',
  license: 'Form.MissingText',
}

/** The definition's own text for a missing answer, else one by the field's kind. */
export function hostedError(
  { t, language }: Pick<Texts, 't' | 'language'>,
  field: AskingField,
  kind: ValidationErrorKind,
): string {
  const label = field.label[language]
  if (kind === 'Required') {
    if (field.missing) return field.missing[language]
    return t(label.endsWith('?') ? 'Form.MissingAnswer' : missing[field.kind], { field: label })
  }
  if (kind !== 'Invalid') return t(`Validation.${kind}`, { field: label })
  switch (field.kind) {
    case 'text':
    case 'paragraph':
    case 'address':
    case 'license': {
      const count = ('maxLength' in field && field.maxLength) || formLengths[field.kind]
      return t('Form.TooLong', { field: label, count })
    }
    case 'number': {
      const { min = 0, max, decimals = 0 } = field
      if (max === undefined) return t('Form.WrongNumberFrom', { field: label, min })
      const key = decimals === 0 ? 'Form.WrongWholeNumber' : 'Form.WrongNumber'
      return t(key, { field: label, min, max })
    }
    case 'phone':
      return t('Form.WrongPhone', { field: label })
    case 'files':
      return t('Form.TooManyFiles', { field: label, count: field.most })
    case 'choice':
    case 'choices':
      return t(field.from ? 'Form.NoLongerOffered' : missing[field.kind], { field: label })
    default:
      return t(missing[field.kind], { field: label })
  }
}
