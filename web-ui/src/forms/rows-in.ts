import type { Fields } from './fields.ts'

/** The hidden field in every row of a list, and the one in rows that may be left empty. */
export const rowFields = { row: 'row', spare: 'spare' } as const

/** Before a row's field names: `properties.0.`. */
export const rowPrefix = (list: string, place: number): string => `${list}.${place}.`

/** A list's rows with text values; empty spare rows are ignored. */
export function rowsIn<Value extends object>(
  fields: Fields,
  list: string,
  read: (prefix: string) => Value,
): Value[] {
  const rows: Value[] = []
  for (let place = 0; fields.has(rowPrefix(list, place) + rowFields.row); place++) {
    const prefix = rowPrefix(list, place)
    const value = read(prefix)
    const isEmpty = Object.values(value).every((text) => text === '')
    if (!isEmpty || !fields.has(prefix + rowFields.spare)) rows.push(value)
  }
  return rows
}
