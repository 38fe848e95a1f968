export { isAtAddress } from './account-address.ts'
export { builtInProvider } from './built-in-provider.ts'
export {
  codeMinutes,
  endCodes,
  findCode,
  type FoundCode,
  isCodeTaken,
  linkExpired,
  namedCode,
  newCode,
  useCode,
} from './one-time-codes.ts'
export type { FoundUser, IdentityProvider, Opening, SignedIn } from './identity-provider.ts'
export {
  countHit,
  type RateLimitKey,
  countHits,
  hashInSql,
  readAfterHits,
  readRateLimited,
  resetRateLimits,
  requireHit,
  hitRateLimits,
  takeBack,
  wasHitAllowed,
} from './limits.ts'
export { addressLimit } from './address-limit.ts'
export { guestAddress } from './guest-address.ts'
export { deviceText } from './device-name.ts'
export { isConfirmed, requireConfirmed } from './confirmed.ts'
export {
  changeEmail,
  changePassword,
  confirmIdentity,
  recordSession,
  signOut,
  signOutEverywhere,
} from './own-account.ts'
export {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from './own-sessions.ts'
export { isKnownDevice, noteDevice } from './password-limits.ts'
export { placeOf } from './place.ts'
export {
  checkPasswordReset,
  requestPasswordReset,
  resetMail,
  resetPassword,
} from './reset-password.ts'
export { hasSecondFactor, isSecondFactorRequired } from './second-step.ts'
export { newToken } from './tokens.ts'
export { type SessionApp, sessionLifetimes, staffIdleWarningMs } from './session-life.ts'
export { type Client, findSession, type LiveSession, type NewSession, noteUse } from './sessions.ts'
export { type OpenedSession, signIn, type SignedInSession } from './sign-in.ts'
export { confirmByProvider, listSignInMeans, type SignInMeans } from './sign-in-means.ts'
export { sendLinkTo } from './mail-link.ts'
export { isTaken, signUp, verificationMail } from './sign-up.ts'
export { noteUserEvent } from './user-events.ts'
export { requireProven, resendVerification, secondsToResend } from './resend-verification.ts'
export { verifyPassword } from './password-hash.ts'
export { refreshTokens } from './refresh-tokens.ts'
export { isSessionValid, standing, validityTimes } from './standing.ts'
export { createWebViewCode, enterWebView, getWebViewOffer, isOwnWebView } from './web-view.ts'
export {
  enterWithIdentity,
  signInWithIdentity,
  signUpWithIdentity,
  type VerifiedIdentity,
} from './verified-identity.ts'
