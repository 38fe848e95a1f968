// What describing a request asks of public fields: pure functions.

/** The names of a kind of record's public fields; null until staff choose, and then all are public. */
export type PublicFields = readonly string[] | null

/** The field of a report's category, among those of cases: `codeViolation.type`. */
export const categoryField = (category: string, name: string): string => `${category}.${name}`

/** Whether residents see a field; what shows no field of a record, such as a fee, is seen by all. */
export const isPublic = (chosen: PublicFields, field: string | undefined): boolean =>
  chosen === null || field === undefined || chosen.includes(field)
