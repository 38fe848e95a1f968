import { isDay } from '../../platform/kernel/days.ts'
import type { RawRow } from './city-state.ts'

/** Trimmed, on one line, and cut to what a column takes. */
export const textOf = (row: RawRow, column: string, max: number): string =>
  String(row[column] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()

/** Legistar writes “without end” as a day in a far century. */
const farFrom = '2100'

/** `2026-11-26T00:00:00`, midnight without a zone, is that day in the city. Null: none, or far away. */
export function dayOf(row: RawRow, column: string): string | null {
  const day = String(row[column] ?? '').slice(0, 10)
  return isDay(day) && day < farFrom ? day : null
}

/** A link that a page can have; empty for another text. */
export function webLinkOf(row: RawRow, column: string): string {
  const link = String(row[column] ?? '').trim()
  return /^https?:\/\/\S{1,1990}$/i.test(link) && URL.canParse(link) ? link : ''
}

/** By which the city knows a record of this client. */
export const isOf = (source: string, key: string | null): boolean =>
  key?.startsWith(`${source}/`) ?? false

export const keyIn = (source: string, id: number): string => `${source}/${id}`
