import { createHash, timingSafeEqual } from 'node:crypto'
import type { Bindings } from '../bindings.ts'
import { isSecret } from './auth-secret.ts'

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** False if none is set or it is unsafe. Compares digests, so that timing reveals nothing. */
export const isBillingToken = (
  { BILLING_IMPORT_TOKEN, ENVIRONMENT }: Bindings,
  token: string,
): boolean =>
  isSecret(BILLING_IMPORT_TOKEN, ENVIRONMENT) &&
  timingSafeEqual(digest(token), digest(BILLING_IMPORT_TOKEN))
