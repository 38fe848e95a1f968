import { isDay } from '../../platform/kernel/days.ts'

/** A permit's key: the year of its application, and a number within that year. */
export interface PermitNumber {
  /** Four digits. */
  readonly year: number
  readonly number: number
}

/** As people say it: `26-01387`. */
export const permitNumberText = ({ year, number }: PermitNumber): string =>
  `${String(year % 100).padStart(2, '0')}-${String(number).padStart(5, '0')}`

export const permitHref = ({ year, number }: PermitNumber): string => `/permits/${year}/${number}`

/** Two-digit years are the latest that is not after this one. */
export function fullYear(text: string, thisYear: number): number | null {
  if (!/^(?:\d{2}|\d{4})$/.test(text)) return null
  const year = Number(text)
  if (text.length === 4) return year
  const century = thisYear - (thisYear % 100)
  return century + year > thisYear ? century + year - 100 : century + year
}

/** From typed text; leading zeros and spaces do not count. Null if it is none. */
export function readPermitNumber(
  year: string,
  number: string,
  thisYear: number,
): PermitNumber | null {
  const full = fullYear(year.trim(), thisYear)
  const digits = number.trim()
  if (full === null || !/^\d{1,8}$/.test(digits) || Number(digits) === 0) return null
  return { year: full, number: Number(digits) }
}

/** `MMDDYY`, as the legacy reply has days (spec, resident section 3). */
export const mmddyy = (day: string): string =>
  `${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(2, 4)}`

/**
 * The day that `MMDDYY` means: an application is never in the future, so a year is the latest that
 * is not after today. Null if there is no such day.
 */
export function dayOfMmddyy(text: string, today: string): string | null {
  const found = /^(\d{2})(\d{2})(\d{2})$/.exec(text)
  if (!found) return null
  const [, month = '', date = '', year = ''] = found
  const century = Number(today.slice(0, 2))
  const days = [century, century - 1].map(
    (hundred) => `${String(hundred).padStart(2, '0')}${year}-${month}-${date}`,
  )
  return days.find((day) => isDay(day) && day <= today) ?? null
}
