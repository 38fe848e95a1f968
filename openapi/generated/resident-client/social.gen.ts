// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listSocialProviders = 'listSocialProviders GET /auth/providers' as Operation<operations['listSocialProviders']>

export const listSignInMeans = 'listSignInMeans GET /auth/means' as Operation<operations['listSignInMeans']>

export const beginSocialSignIn = 'beginSocialSignIn GET /auth/social/{provider}' as Operation<operations['beginSocialSignIn']>

export const completeSocialSignIn = 'completeSocialSignIn GET /auth/social/{provider}/callback' as Operation<operations['completeSocialSignIn']>

export const receiveSocialSignIn = 'receiveSocialSignIn POST /auth/social/{provider}/callback' as Operation<operations['receiveSocialSignIn']>
