import type { EmailError } from './email-address.ts'
import { DomainError } from './errors.ts'

/** From spec, resident section 5; the text takes the field's name. */
export type ValidationErrorKind =
  | 'Invalid'
  | 'Required'
  | 'RequirementsNotMet'
  | 'Match'
  | EmailError

/** `field` is the wire name, `properties.0.zip` inside a list. */
export interface ValidationError {
  readonly field: string
  readonly kind: ValidationErrorKind
}

export const required = (field: string, value: string): readonly ValidationError[] =>
  value.trim() === '' ? [{ field, kind: 'Required' }] : []

/** The same errors inside a list or another form. */
export const within = (
  prefix: string,
  errors: readonly ValidationError[],
): readonly ValidationError[] =>
  errors.map(({ field, kind }) => ({ field: `${prefix}.${field}`, kind }))

/** @throws invalid with each wrong field and the key of a text that takes its name. */
export function requireValid(errors: readonly ValidationError[]): void {
  if (errors.length === 0) return
  const problems = errors.map(({ field, kind }) => ({ field, code: `Validation.${kind}` as const }))
  throw new DomainError('invalid', 'Util.FormContainsErrors', problems)
}
