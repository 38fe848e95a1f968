import { readAddress } from '../parcels/rules.ts'
import { readHouseNumber } from './half-number.ts'

export interface AskedAddress {
  /** Digits, or empty. */
  readonly number: string
  readonly isHalf: boolean
  /** As `readAddress` gives it; may be empty. */
  readonly street: string
}

/** A number in front of a street, with a half or without. */
const numbered = /^\s*(\d{1,6}(?:\s*½|[\s-]+1\/2)?)\s+(?=\S)(.*)$/

/**
 * The two fields of the search. People also type the whole address into the second one. Null if
 * nothing can be asked: both are empty, or the number is none.
 */
export function askedAddress(streetNumber: string, street: string): AskedAddress | null {
  const [, before, after] = streetNumber.trim() === '' ? (numbered.exec(street) ?? []) : []
  const number = readHouseNumber(before ?? streetNumber)
  const typed = after ?? street
  // `1st Ave` is a street: its number has letters behind it.
  const read = readAddress(typed).street
  if (number === null || (number.number === '' && read === '')) return null
  return { ...number, street: read }
}
