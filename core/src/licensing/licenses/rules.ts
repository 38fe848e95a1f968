// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { firstLicenseYear, leastFeeDollars } from './license-facts.ts'

export {
  type CheckResult,
  checkResults,
  firstLicenseYear,
  leastFeeDollars,
  licenseLimits,
  type LicenseStatus,
  licenseStatuses,
  listedLicenses,
  reminderDays,
} from './license-facts.ts'
export { kindField, type NewLicense, newLicenseErrors } from './new-license.ts'
export {
  contractorKind,
  type ContractorTrade,
  contractorTrades,
  fitsTrades,
  tradeErrors,
  tradesField,
  tradesOf,
} from './trades.ts'

/** As typed. */
export interface RenewalKey {
  readonly year: string
  readonly number: string
  readonly pin: string
}

/** All three are required; a year is four digits, not before the first one. */
export function renewalErrors({ year, number, pin }: RenewalKey): readonly ValidationError[] {
  const missing = required('year', year)
  const isYear = /^\d{4}$/.test(year.trim()) && Number(year) >= firstLicenseYear
  return [
    ...missing,
    ...(missing.length === 0 && !isYear ? [{ field: 'year', kind: 'Invalid' } as const] : []),
    ...required('number', number),
    ...required('pin', pin),
  ]
}

/** The last two characters, as the wire has it. */
export const shortYear = (year: string): string => year.trim().slice(-2)

/** Two digits are a year of this century, which is the one that licenses begin in. */
export const fullYear = (short: string): number => 2000 + Number(short)

/** As stored and printed: upper-case, without spaces. */
export const normalLicenseNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').toUpperCase()

/** Without the dashes and spaces that people copy, in upper case. */
export const normalCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/** In groups of four, for reading out. */
export const spacedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/** Fees below one dollar are none (spec, resident section 5). Cents. */
export const isDue = (cents: number): boolean => cents >= leastFeeDollars * 100
