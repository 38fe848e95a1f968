import { sql } from 'drizzle-orm'
import { isKnownDevice, type RateLimitKey } from '../identity/index.ts'

/**
 * Guesses by who already has the password. A device on which the owner logged in completely before
 * has limits of its own, so that no stranger can lock it out.
 */
export function stepLimits(userId: string, device: string | null): readonly RateLimitKey[] {
  const known = device === null ? sql`false` : isKnownDevice(userId, device)
  const keys = (key: string, when: typeof known): readonly RateLimitKey[] => [
    { limit: 'second-step', key, when },
    { limit: 'second-step-day', key, when },
  ]
  return [
    ...keys(userId, sql`not ${known}`),
    ...(device === null ? [] : keys(`${userId} ${device}`, known)),
  ]
}
