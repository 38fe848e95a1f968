import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { DomainError } from '../../platform/kernel/index.ts'
import { type RateLimitKey, resetRateLimits, limits, hitRateLimits } from './limits.ts'

const where = await testDatabase()
let now = new Date('2026-07-01T12:00:00Z')
const newContext = () => contextIn(where, { clock: { now: () => now } })
const context = newContext()
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

let people = 0
let email = ''
beforeEach(() => {
  email = `person-${(people += 1)}@home.example`
})

/** True, or the seconds to wait. */
async function attempt(...limitKeys: readonly RateLimitKey[]): Promise<number | true> {
  try {
    await hitRateLimits(context, limitKeys)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'limited')
      return error.retryAfterSeconds ?? 0
    throw error
  }
}
const account = (): RateLimitKey => ({ limit: 'password-account', key: email })
const fromAddress = (): RateLimitKey => ({ limit: 'password-address', key: `${email} 192.0.2.1` })

describe('five attempts within 60 seconds', () => {
  it('block the account for ten minutes, from anywhere', async () => {
    for (let i = 0; i < 5; i += 1) expect(await attempt(account())).toBe(true)
    expect(await attempt(account())).toBe(600)
    pass(599)
    expect(await attempt(account())).toBe(1)
    pass(1)
    expect(await attempt(account())).toBe(true)
  })

  it('count over a window that slides, not by the minute of the clock', async () => {
    for (const wait of [0, 50, 4, 4]) {
      pass(wait)
      expect(await attempt(account())).toBe(true)
    }
    // 61 s after the first: three of the last minute, this is the fourth, the next the fifth.
    pass(3)
    expect(await attempt(account())).toBe(true)
    expect(await attempt(account())).toBe(true)
    expect(await attempt(account())).toBe(600)
  })

  it('are five also when a hundred come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        return hitRateLimits(newContext(), [account()]).then(
          () => true,
          () => false,
        )
      }),
    )
    expect(answers.filter(Boolean)).toHaveLength(5)
  })

  it('are reset by the right password', async () => {
    for (let i = 0; i < 4; i += 1) await attempt(account())
    await context.database.write((builder) => [resetRateLimits(builder, [account()])])
    for (let i = 0; i < 5; i += 1) expect(await attempt(account())).toBe(true)
  })
})

describe('one account from one address', () => {
  it('can be tried fifty times within twelve hours, ever more slowly, and is blocked then', async () => {
    const began = now.getTime()
    const waits: number[] = []
    for (let made = 0; made < limits['password-address'].max; made += 1) {
      const wait = await attempt(fromAddress())
      if (wait === true) continue
      waits.push(wait)
      pass(wait)
      expect(await attempt(fromAddress())).toBe(true)
    }
    // None after the first five, then 40 s, 80 s, 120 s and so on.
    expect(waits).toEqual(Array.from({ length: 44 }, (_, i) => (i + 1) * 40))
    expect(now.getTime() - began).toBeLessThan(43_200_000)
    expect(await attempt(fromAddress())).toBe(43_200)
  })

  it('blocks neither the account from elsewhere nor another account', async () => {
    for (let i = 0; i < 7; i += 1) await attempt(fromAddress())
    expect(await attempt({ limit: 'password-address', key: `${email} 192.0.2.2` })).toBe(true)
    expect(await attempt({ limit: 'password-address', key: 'other 192.0.2.1' })).toBe(true)
  })
})

describe('mails with a link', () => {
  it('go to one address four times an hour', async () => {
    const mail = (): RateLimitKey => ({ limit: 'unconfirmed-mail', key: email })
    for (let i = 0; i < 4; i += 1) expect(await attempt(mail())).toBe(true)
    expect(await attempt(mail())).toBe(3600)
    pass(3600)
    expect(await attempt(mail())).toBe(true)
  })
})

it('one mail that proves an address is sent in a minute, and the next one then', async () => {
  const resend = (): RateLimitKey => ({ limit: 'resend-mail', key: email })
  expect(await attempt(resend())).toBe(true)
  expect(await attempt(resend())).toBe(60)
  pass(59)
  expect(await attempt(resend())).toBe(1)
  pass(1)
  expect(await attempt(resend())).toBe(true)
  expect(await attempt(resend())).toBe(60)
})
