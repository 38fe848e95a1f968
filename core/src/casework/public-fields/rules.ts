// Pure functions that browsers may import.

/** A record type's public fields; null until staff choose, and then all are public. */
export type PublicFields = readonly string[] | null

/** A report category's field, among those of cases: `codeViolation.type`. */
export const categoryField = (category: string, name: string): string => `${category}.${name}`

/** Entries that show no field, such as a fee, are public. */
export const isPublic = (chosen: PublicFields, field: string | undefined): boolean =>
  chosen === null || field === undefined || chosen.includes(field)
