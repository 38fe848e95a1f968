import type { Instrument } from './instrument.ts'

/** Response code and reason code are the provider's. */
export interface Verdict {
  readonly responseCode: 1 | 2 | 3 | 4
  readonly reasonCode: number
  readonly text: string
  readonly avs: string
  readonly cvv: string
}

export const reasons: Readonly<Record<number, string>> = {
  1: 'This transaction has been approved.',
  2: 'This transaction has been declined.',
  5: 'A valid amount is required.',
  6: 'The credit card number is invalid.',
  7: 'Credit card expiration date is invalid.',
  8: 'The credit card has expired.',
  9: 'The ABA code is invalid',
  10: 'The account number is invalid',
  11: 'A duplicate transaction has been submitted.',
  16: 'The transaction cannot be found.',
  27: 'The transaction has been declined because of an AVS mismatch. The address provided does not match billing address of cardholder.',
  54: 'The referenced transaction does not meet the criteria for issuing a credit.',
  55: 'The sum of credits against the referenced transaction would exceed original debit amount.',
  65: 'This transaction has been declined.',
  253: 'Your order has been received. Thank you for your business!',
  310: 'This transaction has already been voided.',
}

/** The sandbox's AVS answers by ZIP code (the provider's testing guide). */
const avsByZip: Readonly<Record<string, string>> = {
  '46201': 'A',
  '46203': 'E',
  '46204': 'G',
  '46205': 'N',
  '46206': 'P',
  '46207': 'R',
  '46208': 'S',
  '46209': 'U',
  '46211': 'W',
  '46214': 'X',
  '46217': 'Z',
}

/** The sandbox's answers by card code (the same guide). */
const cvvByCode: Readonly<Record<string, string>> = {
  '900': 'M',
  '901': 'N',
  '902': 'S',
  '903': 'U',
  '904': 'P',
}

const declinedZip = '46282'

export interface Filters {
  /** Holds larger charges for review. */
  readonly holdAboveCents: number
  /** Declines larger bank charges. */
  readonly bankLimitCents: number
}

/** The sandbox's limits; no household bill reaches them. */
export const standardFilters: Filters = { holdAboveCents: 1_000_000, bankLimitCents: 500_000 }

/** Follows the triggers of the testing guide. */
export function verdictOn(instrument: Instrument, cents: number, filters: Filters): Verdict {
  const isCard = instrument.kind === 'card'
  const avs = isCard ? (avsByZip[instrument.zip] ?? 'Y') : 'P'
  const cvv = isCard && instrument.cardCode ? (cvvByCode[instrument.cardCode] ?? 'P') : ''
  const because = (responseCode: Verdict['responseCode'], reasonCode: number): Verdict => ({
    responseCode,
    reasonCode,
    text: reasons[reasonCode] ?? '',
    avs,
    cvv,
  })
  if (cents <= 0) return because(3, 5)
  if (instrument.zip === declinedZip) return because(2, 2)
  // Both filters are on by default.
  if (cvv === 'N') return because(2, 65)
  if (avs === 'N') return because(2, 27)
  if (!isCard && cents > filters.bankLimitCents) return because(2, 2)
  if (cents > filters.holdAboveCents) return because(4, 253)
  return because(1, 1)
}
