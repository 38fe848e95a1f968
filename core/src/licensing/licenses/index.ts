export { type AddedLicense, addLicense, type LicenseQuote, quoteLicense } from './add-license.ts'
export { calculateRenewal } from './calculate-renewal.ts'
export { checkLicense } from './check-license.ts'
export {
  getLicenseApplication,
  type LicenseApplication,
  type LicenseKind,
  type LicenseKinds,
  listLicenseKinds,
} from './license-application.ts'
export { getLicenseCalendar } from './license-calendar.ts'
export { getLicenseDocument } from './license-document.ts'
export { isValidYear, openLicense, yearsOfLicense } from './find-license.ts'
export { newLicenseDefinition } from './new-license-form.ts'
export { pinHashOf } from './pin.ts'
export { type NewPin, resetLicensePin } from './reset-pin.ts'
export { renewFreeLicense } from './renew-free-license.ts'
export { renewLicense } from './renew-license.ts'
export { sendPaidLicenses } from './send-paid-licenses.ts'
export { getLicense, listLicenses, setLicenseStatus, setLicenseTrades } from './staff-licenses.ts'
export { remindOfRenewals } from './watch-licenses.ts'
