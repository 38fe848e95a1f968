import type { EmailError } from './email-address.ts'
import { DomainError } from './errors.ts'

/** The kinds of validation errors (spec, resident section 5); each comes with the field's name. */
export type ValidationErrorKind =
  | 'Invalid'
  | 'Required'
  | 'RequirementsNotMet'
  | 'Match'
  | EmailError

/** What is wrong with one field of a form; `field` is its wire name, `properties.0.zip` inside a list. */
export interface ValidationError {
  readonly field: string
  readonly kind: ValidationErrorKind
}

/** The error of a field that has to be filled in and is blank; none otherwise. */
export const required = (field: string, value: string): readonly ValidationError[] =>
  value.trim() === '' ? [{ field, kind: 'Required' }] : []

/** The same errors of a form inside a list or another form. */
export const within = (
  prefix: string,
  errors: readonly ValidationError[],
): readonly ValidationError[] =>
  errors.map(({ field, kind }) => ({ field: `${prefix}.${field}`, kind }))

/**
 * Lets a form without errors pass.
 * @throws DomainError invalid with each wrong field and the key of a text that takes its name.
 */
export function requireValid(errors: readonly ValidationError[]): void {
  if (errors.length === 0) return
  const problems = errors.map(({ field, kind }) => ({ field, code: `Validation.${kind}` as const }))
  throw new DomainError('invalid', 'Util.FormContainsErrors', problems)
}
