import { at, type Row } from './access-row.ts'

const password = 'Right-7-horse'

/** Signing in and out, passwords, addresses and sessions. */
export const signInRows = {
  answerSaml: { path: at('/sso/SAML'), body: () => ({ samlRequest: 'x' }), status: 400 },
  beginSocialSignIn: { path: at('/auth/social/google'), status: 303 },
  changeEmail: {
    path: at('/auth/change-email'),
    // Another one each time: only five mails an hour go to an address that did not ask.
    body: () => ({ email: `new-${crypto.randomUUID()}@home.example` }),
    status: 204,
  },
  changePassword: {
    path: at('/auth/change-password'),
    body: () => ({ currentPassword: password, newPassword: password }),
    // No one in the cast has a password.
    status: 400,
  },
  checkPasswordReset: { path: at('/auth/reset-password?oobCode=x'), status: 400 },
  completeSocialSignIn: { path: at('/auth/social/google/callback?code=x&state=y'), status: 303 },
  confirmIdentity: { path: at('/auth/confirm'), body: () => ({ password }), status: 400 },
  createWebViewCode: {
    path: at('/auth/web-view'),
    body: () => ({ path: '/messages' }),
    status: 201,
  },
  endOtherSessions: { path: at('/auth/sign-out-others'), status: 204 },
  // An unknown id, answered like another person's.
  endOwnSession: { path: at(`/auth/sessions/${crypto.randomUUID()}`), status: 404 },
  enterWebView: { path: at('/auth/web-view?code=x'), status: 303 },
  getSession: { path: at('/auth/session'), status: 200 },
  getVerification: { path: at('/auth/verification'), status: 200 },
  getWebViewOffer: { path: at('/auth/web-view/offer?code=x'), status: 400 },
  listOwnSessions: { path: at('/auth/sessions'), status: 200 },
  listSignInMeans: { path: at('/auth/means'), status: 200 },
  listSocialProviders: { path: at('/auth/providers'), status: 200 },
  openWebView: { path: at('/auth/web-view/session'), body: () => ({ code: 'x' }), status: 400 },
  receiveSocialSignIn: {
    path: at('/auth/social/apple/callback'),
    body: () => 'code=x&state=y',
    type: 'application/x-www-form-urlencoded',
    status: 303,
  },
  recordSession: { path: at('/record-session?platform=web'), status: 204 },
  refreshTokens: { path: at('/auth/refresh'), body: () => ({ refreshToken: 'x' }), status: 401 },
  requestPasswordReset: {
    path: at('/users/reset-password'),
    body: () => ({ email: `${crypto.randomUUID()}@nowhere.example` }),
    status: 204,
  },
  resendVerification: {
    path: at('/users/resend-registration'),
    // One in a minute goes to one address.
    body: () => ({ email: `${crypto.randomUUID()}@home.example` }),
    status: 204,
  },
  resetPassword: {
    path: at('/auth/reset-password'),
    body: () => ({ oobCode: 'x', password }),
    status: 400,
  },
  signIn: {
    path: at('/auth/sign-in'),
    body: () => ({ email: `${crypto.randomUUID()}@nowhere.example`, password }),
    status: 401,
  },
  signOut: { path: at('/auth/sign-out'), status: 204 },
  signOutEverywhere: { path: at('/auth/sign-out-everywhere'), status: 204 },
  signUp: {
    path: at('/signup'),
    body: () => ({ email: 'unknown', password }),
    status: 400,
  },
  verifyEmail: { path: at('/verify'), body: () => ({ oobCode: 'x' }), status: 400 },
} satisfies Readonly<Record<string, Row>>
