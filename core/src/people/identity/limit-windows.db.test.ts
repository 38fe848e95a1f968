import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { DomainError } from '../../platform/kernel/index.ts'
import { type LimitName, hitRateLimits } from './limits.ts'

const where = await testDatabase()
const start = new Date('2026-07-01T12:00:00Z').getTime()

const contextAt = (seconds: number) =>
  contextIn(where, { clock: { now: () => new Date(start + seconds * 1000) } })

/** True, or the seconds to wait. */
async function attempt(limit: LimitName, key: string, seconds: number): Promise<number | true> {
  try {
    await hitRateLimits(contextAt(seconds), [{ limit, key }])
    return true
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'limited')
      return error.retryAfterSeconds ?? 0
    throw error
  }
}

const minute = 60
const hour = 60 * minute

// Promised in docs/decisions.md and the API's descriptions.
it.each([
  ['draft-begin', 200, 24 * hour, hour],
  ['change-email', 20, hour, hour],
  ['unconfirmed-mail', 4, hour, hour],
  ['reset-own', 5, hour, hour],
  ['utility-claim', 10, hour, hour],
  ['request-lookup', 30, hour, hour],
  ['bill-lookup', 60, hour, 10 * minute],
  ['citation-lookup', 20, hour, 10 * minute],
  ['payment-begin', 60, hour, 10 * minute],
  ['payment-charge', 30, hour, hour],
  ['method-save', 20, hour, hour],
  ['sign-up', 30, hour, hour],
] as const)(
  '%s allows %i attempts in %i seconds, then none for %i',
  async (limit, max, window, lock) => {
    for (const key of ['within', 'later'])
      for (let i = 1; i < max; i += 1) expect(await attempt(limit, key, 0)).toBe(true)
    expect(await attempt(limit, 'within', window - 1)).toBe(true)
    expect(await attempt(limit, 'within', window - 1)).toBe(lock)
    expect(await attempt(limit, 'later', window + 1)).toBe(true)
    expect(await attempt(limit, 'later', window + 1)).toBe(true)
  },
)
