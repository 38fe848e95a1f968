import type { EmailFault } from './email-address.ts'
import { DomainError } from './errors.ts'

/** The kinds of validation errors (spec, resident section 5); each comes with the field's name. */
export type FaultKind = 'Invalid' | 'Required' | 'RequirementsNotMet' | 'Match' | EmailFault

/** What is wrong with one field of a form; `field` is its wire name, `properties.0.zip` inside a list. */
export interface Fault {
  readonly field: string
  readonly kind: FaultKind
}

/** The fault of a field that has to be filled in and is blank; none otherwise. */
export const required = (field: string, value: string): readonly Fault[] =>
  value.trim() === '' ? [{ field, kind: 'Required' }] : []

/** The same faults of a form inside a list or another form. */
export const within = (prefix: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map(({ field, kind }) => ({ field: `${prefix}.${field}`, kind }))

/**
 * Lets a form without faults pass.
 * @throws DomainError invalid with each wrong field and the key of a text that takes its name.
 */
export function requireValid(faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const problems = faults.map(({ field, kind }) => ({ field, code: `Validation.${kind}` as const }))
  throw new DomainError('invalid', 'Util.FormContainsErrors', problems)
}
