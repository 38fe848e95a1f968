import { createHash, timingSafeEqual } from 'node:crypto'
import type { Bindings } from '../bindings.ts'
import { isSecret } from './auth-secret.ts'

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/**
 * Whether a bearer token is the one that the city gave its billing system. Where none is set, or one that
 * could be guessed, nothing is; digests are compared, which takes as long wherever two tokens differ.
 */
export const isBillingToken = (
  { BILLING_IMPORT_TOKEN, ENVIRONMENT }: Bindings,
  token: string,
): boolean =>
  isSecret(BILLING_IMPORT_TOKEN, ENVIRONMENT) &&
  timingSafeEqual(digest(token), digest(BILLING_IMPORT_TOKEN))
