// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

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

export const signUp = 'signUp POST /signup' as Operation<operations['signUp']>

export const verifyEmail = 'verifyEmail POST /verify' as Operation<operations['verifyEmail']>

export const resendVerification = 'resendVerification POST /users/resend-registration' as Operation<operations['resendVerification']>

export const getVerification = 'getVerification GET /auth/verification' as Operation<operations['getVerification']>

export const changeEmail = 'changeEmail POST /auth/change-email' as Operation<operations['changeEmail']>

export const recordSession = 'recordSession GET /record-session' as Operation<operations['recordSession']>

export const createWebViewCode = 'createWebViewCode POST /auth/web-view' as Operation<operations['createWebViewCode']>

export const enterWebView = 'enterWebView GET /auth/web-view' as Operation<operations['enterWebView']>

export const getWebViewOffer = 'getWebViewOffer GET /auth/web-view/offer' as Operation<operations['getWebViewOffer']>

export const openWebView = 'openWebView POST /auth/web-view/session' as Operation<operations['openWebView']>

export const refreshTokens = 'refreshTokens POST /auth/refresh' as Operation<operations['refreshTokens']>
