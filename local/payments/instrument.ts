import { createHash } from 'node:crypto'

/** As the provider stores it: without the number. */
export interface Instrument {
  readonly kind: 'card' | 'bank'
  /** `Visa`, …; for a bank account `Checking` or `Savings`. */
  readonly brand: string
  readonly last4: string
  /** Identifies a number without revealing it. */
  readonly fingerprint: string
  readonly expiry: string | null
  readonly zip: string
  readonly name: string
  /** For this one charge only. */
  readonly cardCode: string | null
  readonly routing: string | null
}

export type Flaw = 'number' | 'expiry' | 'routing' | 'account'

interface Brand {
  readonly name: string
  readonly begins: RegExp
}

const brands: readonly Brand[] = [
  { name: 'Visa', begins: /^4/ },
  { name: 'MasterCard', begins: /^(5[1-5]|2[2-7])/ },
  { name: 'AmericanExpress', begins: /^3[47]/ },
  { name: 'Discover', begins: /^6(011|5)/ },
  { name: 'JCB', begins: /^(35|30880|2131|1800)/ },
  { name: 'DinersClub', begins: /^3(0|6|8)/ },
]

export const maskedNumber = (last4: string): string => `XXXX${last4}`

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Luhn's checksum, ISO/IEC 7812-1. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** The weighted sum is a multiple of ten (ABA). */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  const weights = [3, 7, 1]
  const sum = digits
    .split('')
    .reduce((total, digit, i) => total + Number(digit) * (weights[i % 3] ?? 0), 0)
  return sum % 10 === 0
}

const fingerprintOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 32)

/** Reads `12/30`, `1230` and `2030-12` as `2030-12`. */
export function expiryOf(text: string): string | null {
  const [, year, month] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? []
  const [, first, last] = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(text) ?? []
  const y = year ?? (last?.length === 2 ? `20${last}` : last)
  const m = Number(month ?? first)
  return y && m >= 1 && m <= 12 ? `${y}-${String(m).padStart(2, '0')}` : null
}

interface CardNumbers {
  readonly number: string
  readonly expiry: string
  readonly code?: string | undefined
  readonly zip?: string | undefined
  readonly name?: string | undefined
}

export function cardFrom(
  { number, expiry, code, zip, name }: CardNumbers,
  today: Date,
): Instrument | Flaw {
  const digits = digitsOf(number)
  const brand = brands.find(({ begins }) => begins.test(digits))
  if (!brand || !isCardNumber(digits)) return 'number'
  const until = expiryOf(expiry)
  if (until === null || until < today.toISOString().slice(0, 7)) return 'expiry'
  return {
    kind: 'card',
    brand: brand.name,
    last4: digits.slice(-4),
    fingerprint: fingerprintOf('card', digits, until),
    expiry: until,
    zip: zip?.trim() ?? '',
    name: name?.trim() ?? '',
    cardCode: code?.trim() || null,
    routing: null,
  }
}

interface BankNumbers {
  readonly accountType: string
  readonly routing: string
  readonly account: string
  readonly name?: string | undefined
}

export function bankFrom({ accountType, routing, account, name }: BankNumbers): Instrument | Flaw {
  const digits = digitsOf(account)
  if (!isRoutingNumber(digitsOf(routing))) return 'routing'
  if (!/^\d{4,17}$/.test(digits)) return 'account'
  return {
    kind: 'bank',
    brand: accountType === 'savings' ? 'Savings' : 'Checking',
    last4: digits.slice(-4),
    fingerprint: fingerprintOf('bank', digitsOf(routing), digits),
    expiry: null,
    zip: '',
    name: name?.trim() ?? '',
    cardCode: null,
    routing: maskedNumber(digitsOf(routing).slice(-4)),
  }
}
