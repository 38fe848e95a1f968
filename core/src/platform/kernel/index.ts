export {
  type Actor,
  actorName,
  anonymous,
  type AnonymousActor,
  billingSystem,
  type PendingActor,
  personOf,
  type SecondStep,
  type SystemActor,
  type UserActor,
} from './actor.ts'
export { type Clock, systemClock } from './clock.ts'
export type { Context, DraftRow, RequestClaim } from './context.ts'
export { emailAddressOf } from './email-address.ts'
export {
  type GrantableRole,
  grantableRoles,
  rolesOf,
  type StaffRole,
  staffRoles,
} from './staff-role.ts'
export { emailErrorsOf } from './email-errors.ts'
export { DomainError, type ErrorKind, type FieldProblem } from './errors.ts'
export { escaped } from './escaped.ts'
export { type Id, isUuid, newId } from './ids.ts'
export type { JsonText } from './json-text.ts'
export {
  acceptedLanguage,
  defaultLanguage,
  isLanguage,
  type Language,
  languageOr,
  languages,
} from './language.ts'
export { type Cents, dollarsOf, parseDollars, toCents, wholeCents } from './money.ts'
export { callerOfAddress, coarseNetwork } from './network.ts'
export { parseJson, storable, storableTexts } from './storable.ts'
export { requireValid } from './validation.ts'
export { afterWorkingDays } from './working-days.ts'
export { isSignedPath, signatureName, signedPath } from './signed-path.ts'
export { sha256 } from './sha-256.ts'
