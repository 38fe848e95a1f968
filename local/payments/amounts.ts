/**
 * Parses the provider's decimal dollars (up to four places) to cents; null if invalid. Separate
 * from the portal's parser, so that the two check each other.
 */
export function centsOf(amount: string | number): number | null {
  const [, dollars = '', fraction = ''] = /^(\d{1,10})(?:\.(\d{1,4}))?$/.exec(String(amount)) ?? []
  if (dollars === '' || /[1-9]/.test(fraction.slice(2))) return null
  return Number(dollars) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

export const amountOf = (cents: number): string => (cents / 100).toFixed(2)
