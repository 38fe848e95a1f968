import { emailErrorOf } from './email-address.ts'
import type { ValidationError } from './validation.ts'

/** None for an empty field. */
export function emailErrorsOf(field: string, typed: string): readonly ValidationError[] {
  const kind = typed.trim() === '' ? null : emailErrorOf(typed)
  return kind === null ? [] : [{ field, kind }]
}
