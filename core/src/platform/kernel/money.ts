declare const cents: unique symbol

/** Integer US cents; negative is a credit. */
export type Cents = number & { readonly [cents]: true }

/** @throws RangeError unless a safe integer: a fraction of a cent is a bug, never money. */
export function toCents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`)
  // The check above is what the brand stands for.
  return amount as Cents
}

const decimalPattern = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/** "12", "12.5" or "-12.50", without floating point; null for other text. */
export function parseDollars(text: string): Cents | null {
  const parts = decimalPattern.exec(text.trim())
  if (!parts) return null
  const [, sign = '', dollars = '0', fraction = ''] = parts
  const amount = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
  return toCents(sign && amount ? -amount : amount)
}

/** Dollars for the wire. */
export const dollarsOf = (amountCents: number): number => amountCents / 100

/** Cents from our own wire. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** Dollars that a caller sent, in cents; null for fractions of a cent. */
export function wholeCents(dollars: number): number | null {
  const amount = centsOf(dollars)
  // 0.001 is no amount of money; 19.99 * 100 is 1998.9999999999998 and means 1999.
  return Number.isSafeInteger(amount) && Math.abs(dollars * 100 - amount) < 1e-6 ? amount : null
}

/** `1234.50`, for machines and form fields. */
export const decimalOf = (amountCents: number): string => dollarsOf(amountCents).toFixed(2)
