// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getCurrentUser: Operation<operations['getCurrentUser']> = {
  id: 'getCurrentUser',
  method: 'GET',
  path: '/auth',
}

export const getSession: Operation<operations['getSession']> = {
  id: 'getSession',
  method: 'GET',
  path: '/auth/session',
}

export const signIn: Operation<operations['signIn']> = {
  id: 'signIn',
  method: 'POST',
  path: '/auth/sign-in',
}

export const signOut: Operation<operations['signOut']> = {
  id: 'signOut',
  method: 'POST',
  path: '/auth/sign-out',
}

export const signOutEverywhere: Operation<operations['signOutEverywhere']> = {
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/auth/sign-out-everywhere',
}

export const listOwnSessions: Operation<operations['listOwnSessions']> = {
  id: 'listOwnSessions',
  method: 'GET',
  path: '/auth/sessions',
}

export const endOwnSession: Operation<operations['endOwnSession']> = {
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
}

export const endOtherSessions: Operation<operations['endOtherSessions']> = {
  id: 'endOtherSessions',
  method: 'POST',
  path: '/auth/sign-out-others',
}

export const confirmIdentity: Operation<operations['confirmIdentity']> = {
  id: 'confirmIdentity',
  method: 'POST',
  path: '/auth/confirm',
}

export const changePassword: Operation<operations['changePassword']> = {
  id: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
}

export const requestPasswordReset: Operation<operations['requestPasswordReset']> = {
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/users/reset-password',
}

export const checkPasswordReset: Operation<operations['checkPasswordReset']> = {
  id: 'checkPasswordReset',
  method: 'GET',
  path: '/auth/reset-password',
}

export const resetPassword: Operation<operations['resetPassword']> = {
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
}

export const signUp: Operation<operations['signUp']> = {
  id: 'signUp',
  method: 'POST',
  path: '/signup',
}

export const verifyEmail: Operation<operations['verifyEmail']> = {
  id: 'verifyEmail',
  method: 'POST',
  path: '/verify',
}

export const resendVerification: Operation<operations['resendVerification']> = {
  id: 'resendVerification',
  method: 'POST',
  path: '/users/resend-registration',
}

export const getVerification: Operation<operations['getVerification']> = {
  id: 'getVerification',
  method: 'GET',
  path: '/auth/verification',
}

export const changeEmail: Operation<operations['changeEmail']> = {
  id: 'changeEmail',
  method: 'POST',
  path: '/auth/change-email',
}

export const recordSession: Operation<operations['recordSession']> = {
  id: 'recordSession',
  method: 'GET',
  path: '/record-session',
}

export const createWebViewCode: Operation<operations['createWebViewCode']> = {
  id: 'createWebViewCode',
  method: 'POST',
  path: '/auth/web-view',
}

export const enterWebView: Operation<operations['enterWebView']> = {
  id: 'enterWebView',
  method: 'GET',
  path: '/auth/web-view',
}

export const getWebViewOffer: Operation<operations['getWebViewOffer']> = {
  id: 'getWebViewOffer',
  method: 'GET',
  path: '/auth/web-view/offer',
}

export const openWebView: Operation<operations['openWebView']> = {
  id: 'openWebView',
  method: 'POST',
  path: '/auth/web-view/session',
}

export const refreshTokens: Operation<operations['refreshTokens']> = {
  id: 'refreshTokens',
  method: 'POST',
  path: '/auth/refresh',
}
