import type { TextKey } from '@portal/core/texts/rules'
import type { Texts } from '../texts/index.tsx'

/** A field's label and, in a list, which entry it belongs to. */
export interface FieldName {
  readonly label: TextKey
  readonly of?: string
}

const general = 'Validation.'

function found(find: Texts['find'], key: string): string | null {
  try {
    return find(key)
  } catch (coming) {
    // Still loading, as is the general text asked for next, which suspends the screen.
    if (coming instanceof Promise) return null
    throw coming
  }
}

/** The field's own text (`FieldRequired.Person-FirstName`), or a general one with its label. */
export function errorSentence(
  { t, find }: Pick<Texts, 't' | 'find'>,
  code: TextKey,
  { label, of }: FieldName,
): string {
  const own = code.startsWith(general)
    ? found(find, `Field${code.slice(general.length)}.${label.replace('.', '-')}`)
    : null
  const error = own ?? t(code, { field: t(label) })
  return of ? t('Field.ErrorOf', { of, error }) : error
}
