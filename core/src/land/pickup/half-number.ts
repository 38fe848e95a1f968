/** A house number as people type it: `2101`, `12½`, `12 1/2`, `12-1/2`. */
export interface TypedNumber {
  /** Digits; empty if none was typed. */
  readonly number: string
  readonly isHalf: boolean
}

/** Null if it is no house number. */
export function readHouseNumber(text: string): TypedNumber | null {
  const typed = text.trim()
  if (typed === '') return { number: '', isHalf: false }
  const [, number, half] = /^(\d{1,6})(\s*½|[\s-]+1\/2)?$/.exec(typed) ?? []
  return number === undefined ? null : { number, isHalf: half !== undefined }
}

const halves = ['½', '1/2'] as const

/** How cities' data says that a house number has a half: in the unit. */
export const isHalfUnit = (unit: string | null): boolean =>
  halves.some((half) => half === unit?.trim())

/** `12½ Oak St`, `100 Millrace St 2B`. */
export const addressText = (number: number | string, street: string, unit: string | null): string =>
  isHalfUnit(unit) ? `${number}½ ${street}` : [number, street, unit].filter(Boolean).join(' ')
