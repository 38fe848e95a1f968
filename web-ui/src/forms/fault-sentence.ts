import type { TextKey } from '@portal/core/rules'
import type { Texts } from '../texts/index.tsx'

/** What a field is called: its label and, in a list of things, which one it is of. */
export interface FieldName {
  readonly label: TextKey
  readonly of?: string
}

const general = 'Validation.'

/**
 * Says what is wrong with a field and what to do: by a sentence of its own (`FieldRequired.Person-FirstName`),
 * else by a general one that takes the field's label.
 */
export function faultSentence(
  { t, find }: Pick<Texts, 't' | 'find'>,
  code: TextKey,
  { label, of }: FieldName,
): string {
  const own = code.startsWith(general)
    ? find(`Field${code.slice(general.length)}.${label.replace('.', '-')}`)
    : null
  const error = own ?? t(code, { field: t(label) })
  return of ? t('Field.ErrorOf', { of, error }) : error
}
