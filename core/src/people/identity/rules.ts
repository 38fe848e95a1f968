export { confirmationMinutes, resendCountdownSeconds } from './confirmation.ts'
export { isOwnPath } from './own-path.ts'
export { sessionLives, staffIdleWarningMs } from './session-life.ts'
export {
  changedPasswordFaults,
  emailFaults,
  keptEmailFaults,
  newEmailFaults,
  newPasswordFaults,
  signInFaults,
  signUpFaults,
} from './form-faults.ts'
export {
  maximumPasswordLength,
  minimumPasswordLength,
  type PasswordRequirement,
  passwordRequirements,
  unmetPasswordRequirements,
} from './password-rules.ts'
