import type { FeeAnswers } from '../../money/fee-schedules/rules.ts'
import { emailErrorOf } from '../../platform/kernel/email-address.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { licenseLimits } from './license-facts.ts'
import { type ContractorTrade, tradeErrors } from './trades.ts'

/**
 * A hosted form is an application for a license if it asks for this field: the kind, as in the fee
 * schedule `license.<kind>`. What the schedule counts has the names of its answers.
 */
export const kindField = 'licenseKind'

/** What staff enter for a new license. */
export interface NewLicense {
  /** The application that it answers; null: on paper or at the counter. */
  readonly requestId: string | null
  /** Empty: the next free one. */
  readonly number: string
  readonly kind: string
  /** Of a contractor. */
  readonly trades: readonly ContractorTrade[]
  readonly businessName: string
  readonly address: string
  /** Empty: by letter alone. */
  readonly email: string
  readonly language: Language
  readonly year: number
  readonly answers: FeeAnswers
}

const longer = (field: string, text: string, most: number): readonly ValidationError[] =>
  text.trim().length > most ? [{ field, kind: 'Invalid' }] : []

/** Without what the fee schedule counts. `thisYear` in the city; a license is for it or the next. */
export function newLicenseErrors(
  { number, kind, trades, businessName, address, email, year }: NewLicense,
  thisYear: number,
): readonly ValidationError[] {
  const emailError = email.trim() === '' ? null : emailErrorOf(email)
  return [
    ...(number.trim() === '' || /^[A-Z]{1,3}-?\d{1,15}$/i.test(number.trim())
      ? []
      : [{ field: 'number', kind: 'Invalid' } as const]),
    ...required('kind', kind),
    ...tradeErrors(kind, trades),
    ...required('businessName', businessName),
    ...longer('businessName', businessName, licenseLimits.text),
    ...required('address', address),
    ...longer('address', address, 2 * licenseLimits.text),
    ...(emailError ? [{ field: 'email', kind: emailError }] : []),
    ...(year === thisYear || year === thisYear + 1
      ? []
      : [{ field: 'year', kind: 'Invalid' } as const]),
  ]
}
