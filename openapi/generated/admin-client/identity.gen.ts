// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getCurrentUser = 'getCurrentUser GET /auth' as Operation<operations['getCurrentUser']>

export const getSession = 'getSession GET /auth/session' as Operation<operations['getSession']>

export const signIn = 'signIn POST /auth/sign-in' as Operation<operations['signIn']>

export const signOut = 'signOut POST /auth/sign-out' as Operation<operations['signOut']>

export const signOutEverywhere = 'signOutEverywhere POST /auth/sign-out-everywhere' as Operation<operations['signOutEverywhere']>

export const listOwnSessions = 'listOwnSessions GET /auth/sessions' as Operation<operations['listOwnSessions']>

export const endOwnSession = 'endOwnSession DELETE /auth/sessions/{id}' as Operation<operations['endOwnSession']>

export const endOtherSessions = 'endOtherSessions POST /auth/sign-out-others' as Operation<operations['endOtherSessions']>

export const confirmIdentity = 'confirmIdentity POST /auth/confirm' as Operation<operations['confirmIdentity']>

export const changePassword = 'changePassword POST /auth/change-password' as Operation<operations['changePassword']>

export const requestPasswordReset = 'requestPasswordReset POST /users/reset-password' as Operation<operations['requestPasswordReset']>

export const checkPasswordReset = 'checkPasswordReset GET /auth/reset-password' as Operation<operations['checkPasswordReset']>

export const resetPassword = 'resetPassword POST /auth/reset-password' as Operation<operations['resetPassword']>
