// Pure rules and types that browsers may import.
export { daysAfter, isDay } from './days.ts'
export { countGraphemes } from './graphemes.ts'
export { localTimePattern } from './local-time.ts'
export { isWorkingDay } from './working-days.ts'
export { isoDay, specDate } from './spec-dates.ts'
export { emailErrorOf, emailLengths, suggestedEmail } from './email-address.ts'
export { centsTyped } from './typed-money.ts'
export { centsOf, decimalOf, dollarsOf } from './money.ts'
export { isUuid } from './ids.ts'
export type { SecondStep } from './actor.ts'
export type { GrantableRole, StaffRole } from './staff-role.ts'
export { isLanguage, type Language, languageOptions, languageOr, languages } from './language.ts'
export { createFormat, type DateStyle, type Format, hourText } from './format.ts'
export { type ValidationError, type ValidationErrorKind, required, within } from './validation.ts'
export {
  type Address,
  isAddressBegun,
  noAddress,
  optionalAddressErrors,
  usStates,
} from './address.ts'
export { grantableRoles, rolesOf } from './staff-role.ts'
