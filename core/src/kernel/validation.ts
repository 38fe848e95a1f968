/** The ways in which a field can be wrong (spec, resident section 5); each is told with the field's name. */
export type FaultKind = 'Invalid' | 'Required' | 'RequirementsNotMet' | 'Match'

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
