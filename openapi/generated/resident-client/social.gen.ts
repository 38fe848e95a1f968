// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listSocialProviders: Operation<operations['listSocialProviders']> = {
  id: 'listSocialProviders',
  method: 'GET',
  path: '/auth/providers',
}

export const listSignInMeans: Operation<operations['listSignInMeans']> = {
  id: 'listSignInMeans',
  method: 'GET',
  path: '/auth/means',
}

export const beginSocialSignIn: Operation<operations['beginSocialSignIn']> = {
  id: 'beginSocialSignIn',
  method: 'GET',
  path: '/auth/social/{provider}',
}

export const completeSocialSignIn: Operation<operations['completeSocialSignIn']> = {
  id: 'completeSocialSignIn',
  method: 'GET',
  path: '/auth/social/{provider}/callback',
}

export const receiveSocialSignIn: Operation<operations['receiveSocialSignIn']> = {
  id: 'receiveSocialSignIn',
  method: 'POST',
  path: '/auth/social/{provider}/callback',
}
