import { createHash, timingSafeEqual } from 'node:crypto'
import type { Bindings } from '../bindings.ts'
import { isSecret } from './auth-secret.ts'

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/**
 * Whether a bearer token is the billing system's. Without a token, or with an unsafe one, nothing
 * matches. Digests are compared, so that the time does not depend on where two tokens differ.
 */
export const isBillingToken = (
  { BILLING_IMPORT_TOKEN, ENVIRONMENT }: Bindings,
  token: string,
): boolean =>
  isSecret(BILLING_IMPORT_TOKEN, ENVIRONMENT) &&
  timingSafeEqual(digest(token), digest(BILLING_IMPORT_TOKEN))
