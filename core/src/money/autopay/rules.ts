/** Nine digits whose weighted sum is a multiple of ten (ABA). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const weights = [3, 7, 1]
  const sum = text
    .split('')
    .reduce((total, digit, i) => total + Number(digit) * (weights[i % 3] ?? 0), 0)
  return sum % 10 === 0
}

/** The wire's code of the method (spec, resident section 4): bank accounts S and C, cards R. */
export type AutopayCode = 'S' | 'C' | 'R'

/** Savings, checking, or card. */
export const autopayCode = ({
  kind,
  brand,
}: {
  readonly kind: 'card' | 'bank'
  readonly brand: string
}): AutopayCode => (kind === 'card' ? 'R' : brand === 'Savings' ? 'S' : 'C')

/** Null for other codes. */
export const autopayMethodOf = (code: string | null): 'bank' | 'card' | null =>
  code === 'S' || code === 'C' ? 'bank' : code === 'R' ? 'card' : null
