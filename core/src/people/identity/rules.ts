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
  confirmationMinutes,
  isOwnPath,
  maximumPasswordLength,
  minimumPasswordLength,
  type PasswordRequirement,
  passwordRequirements,
  resendCountdownSeconds,
  unmetPasswordRequirements,
} from './password-rules.ts'
