import { emailErrorOf } from './email-address.ts'
import type { ValidationError } from './validation.ts'

/** The error of an email address that mail cannot reach; none where nothing was typed. */
export function emailErrorsOf(field: string, typed: string): readonly ValidationError[] {
  const kind = typed.trim() === '' ? null : emailErrorOf(typed)
  return kind === null ? [] : [{ field, kind }]
}
