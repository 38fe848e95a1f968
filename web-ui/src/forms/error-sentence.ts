import type { TextKey } from '@portal/core/texts/rules'
import type { Texts } from '../texts/index.tsx'

/** What a field is called: its label and, in a list of things, which one it is of. */
export interface FieldName {
  readonly label: TextKey
  readonly of?: string
}

const general = 'Validation.'

function found(find: Texts['find'], key: string): string | null {
  try {
    return find(key)
  } catch (coming) {
    // It is on its way, and so is the general sentence that is asked for next: the screen waits for that.
    if (coming instanceof Promise) return null
    throw coming
  }
}

/**
 * Says what is wrong with a field and what to do: by a sentence of its own (`FieldRequired.Person-FirstName`),
 * else by a general one that takes the field's label.
 */
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
