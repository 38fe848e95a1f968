/** Typed dollars in cents; null if invalid. */
export function centsTyped(text: string): number | null {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

export const typedCents = (cents: number): string => (cents / 100).toFixed(2)
