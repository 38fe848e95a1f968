declare const cents: unique symbol

/** A sum of money in integer US cents; negative is a credit. */
export type Cents = number & { readonly [cents]: true }

/**
 * Makes cents of a number that must already be a whole, safe integer.
 * @throws RangeError when it is not: a fraction of a cent is a bug, never money.
 */
export function toCents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`)
  // The check above is what the brand stands for.
  return amount as Cents
}

const decimalPattern = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/** Reads "12", "12.5" or "-12.50" dollars without going through floating point; null for any other text. */
export function parseDollars(text: string): Cents | null {
  const parts = decimalPattern.exec(text.trim())
  if (!parts) return null
  const [, sign = '', dollars = '0', fraction = ''] = parts
  const amount = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
  return toCents(sign && amount ? -amount : amount)
}

/** Cents as the number of dollars that the wire has. */
export const dollarsOf = (amountCents: number): number => amountCents / 100

/** A sum of our own wire, in cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** A sum that a caller names as a number of dollars, in cents; null where it is no whole number of them. */
export function wholeCents(dollars: number): number | null {
  const amount = centsOf(dollars)
  // 0.001 is no amount of money; 19.99 * 100 is 1998.9999999999998 and stands for 1999.
  return Number.isSafeInteger(amount) && Math.abs(dollars * 100 - amount) < 1e-6 ? amount : null
}

/** Cents as decimal dollars, `1234.50`: what machines read, and fields show. */
export const decimalOf = (amountCents: number): string => dollarsOf(amountCents).toFixed(2)
