// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getSecondStep = 'getSecondStep GET /auth/second-step' as Operation<operations['getSecondStep']>

export const enterTotpCode = 'enterTotpCode POST /auth/second-step/totp' as Operation<operations['enterTotpCode']>

export const enterRecoveryCode = 'enterRecoveryCode POST /auth/second-step/recovery-code' as Operation<operations['enterRecoveryCode']>

export const beginPasskeyLogin = 'beginPasskeyLogin POST /auth/second-step/passkey-options' as Operation<operations['beginPasskeyLogin']>

export const enterPasskey = 'enterPasskey POST /auth/second-step/passkey' as Operation<operations['enterPasskey']>

export const listSecondFactors = 'listSecondFactors GET /auth/second-factors' as Operation<operations['listSecondFactors']>

export const beginTotp = 'beginTotp POST /auth/second-factors/totp-setup' as Operation<operations['beginTotp']>

export const getTotpSetup = 'getTotpSetup GET /auth/second-factors/totp-setup' as Operation<operations['getTotpSetup']>

export const addTotp = 'addTotp POST /auth/second-factors/totp' as Operation<operations['addTotp']>

export const beginPasskey = 'beginPasskey POST /auth/second-factors/passkey-options' as Operation<operations['beginPasskey']>

export const addPasskey = 'addPasskey POST /auth/second-factors/passkey' as Operation<operations['addPasskey']>

export const removeSecondFactor = 'removeSecondFactor DELETE /auth/second-factors/{id}' as Operation<operations['removeSecondFactor']>

export const makeRecoveryCodes = 'makeRecoveryCodes POST /auth/recovery-codes' as Operation<operations['makeRecoveryCodes']>

export const requireSecondFactors = 'requireSecondFactors PUT /auth/second-factors/rule' as Operation<operations['requireSecondFactors']>

export const resetSecondFactors = 'resetSecondFactors POST /users/{id}/second-factors/reset' as Operation<operations['resetSecondFactors']>
