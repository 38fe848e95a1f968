export { confirmationMinutes, resendCountdownSeconds } from './confirmation.ts'
export { isOwnPath } from './own-path.ts'
export { sessionLifetimes, staffIdleWarningMs } from './session-life.ts'
export {
  changedPasswordErrors,
  emailErrors,
  keptEmailErrors,
  newEmailErrors,
  newPasswordErrors,
  signInErrors,
  signUpErrors,
} from './form-errors.ts'
export {
  maximumPasswordLength,
  minimumPasswordLength,
  type PasswordRequirement,
  passwordRequirements,
  unmetPasswordRequirements,
} from './password-rules.ts'
