import { at, noService, type Row } from './access-row.ts'

const aCode = { code: '000000' }
const password = 'Right-7-horse'

/** Logging in and out, passwords, sessions and second factors. */
export const loginRows = {
  changePassword: {
    path: at('/auth/change-password'),
    body: () => ({ currentPassword: password, newPassword: password }),
    // No one in the cast has a password.
    status: 400,
  },
  checkPasswordReset: { path: at('/auth/reset-password?oobCode=x'), status: 400 },
  confirmIdentity: { path: at('/auth/confirm'), body: () => ({ password }), status: 400 },
  requestPasswordReset: {
    path: at('/users/reset-password'),
    body: () => ({ email: `${crypto.randomUUID()}@nowhere.example` }),
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
  endOtherSessions: { path: at('/auth/sign-out-others'), status: 204 },
  endOwnSession: { path: at(`/auth/sessions/${crypto.randomUUID()}`), status: 404 },
  listOwnSessions: { path: at('/auth/sessions'), status: 200 },
  signOut: { path: at('/auth/sign-out'), status: 204 },
  signOutEverywhere: { path: at('/auth/sign-out-everywhere'), status: 204 },
  getSecondStep: { path: at('/auth/second-step'), status: 200 },
  enterTotpCode: { path: at('/auth/second-step/totp'), body: () => aCode, status: 400 },
  enterRecoveryCode: {
    path: at('/auth/second-step/recovery-code'),
    body: () => aCode,
    status: 400,
  },
  // The cast has no passkeys.
  beginPasskeyLogin: { path: at('/auth/second-step/passkey-options'), status: 404 },
  enterPasskey: {
    path: at('/auth/second-step/passkey'),
    body: () => ({
      credential: {
        id: 'x',
        response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
      },
    }),
    status: 400,
  },
  listSecondFactors: { path: at('/auth/second-factors'), status: 200 },
  beginTotp: { path: at('/auth/second-factors/totp-setup'), status: 204 },
  getTotpSetup: { path: at('/auth/second-factors/totp-setup'), status: 200 },
  // No setup was started.
  addTotp: {
    path: at('/auth/second-factors/totp'),
    body: () => ({ ...aCode, name: 'Phone' }),
    status: 409,
  },
  beginPasskey: { path: at('/auth/second-factors/passkey-options'), status: 200 },
  addPasskey: {
    path: at('/auth/second-factors/passkey'),
    body: () => ({
      name: 'Key',
      credential: { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } },
    }),
    status: 400,
  },
  removeSecondFactor: { path: at(`/auth/second-factors/${noService}`), status: 404 },
  makeRecoveryCodes: { path: at('/auth/recovery-codes'), status: 404 },
  requireSecondFactors: {
    path: at('/auth/second-factors/rule'),
    body: () => ({ isRequired: false }),
    status: 204,
  },
  resetSecondFactors: { path: at(`/users/${noService}/second-factors/reset`), status: 404 },
} satisfies Readonly<Record<string, Row>>
