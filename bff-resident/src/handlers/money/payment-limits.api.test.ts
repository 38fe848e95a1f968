import { describe, expect, it } from 'vitest'
import { ask, newCast, testCity } from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const cast = await newCast(city, 'resident')

/** Sends a body from a network address; in production every payment has one. */
const post = (path: string, body: object, address: string, headers: Record<string, string> = {}) =>
  ask(city.origins.resident, `/api${path}`, {
    method: 'POST',
    headers: {
      origin: city.origins.resident,
      'content-type': 'application/json',
      'cf-connecting-ip': address,
      ...headers,
    },
    body: JSON.stringify(body),
  })

async function statuses(count: number, send: () => ReturnType<typeof post>): Promise<number[]> {
  const answers: number[] = []
  // One after the other, as one who tries cards would not: the last has to be the refused one.
  for (let i = 0; i < count; i += 1) answers.push((await send()).status)
  return answers
}

const charge = (address: string, headers?: Record<string, string>) =>
  post(
    '/payment',
    { nonce: 'made-up', amount: 5, navilineCustomerId: '1', navilineLocationId: '1' },
    address,
    headers,
  )

const begin = (address: string) =>
  post(
    '/payments',
    {
      transactionType: 'UTILITY',
      items: [{ accountNumber: '1-1', amount: 5 }],
      activityId: null,
      email: null,
    },
    address,
  )

describe('from one network address', () => {
  it('the thirty-first charge of a typed number in an hour is refused, elsewhere it goes on', async () => {
    const charged = await statuses(31, () => charge('192.0.2.1'))
    expect(charged).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    const refused = await charge('192.0.2.1')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.text).toContain('Auth.TooManyAttempts')
    expect((await charge('192.0.2.2')).status).toBe(404)
    // A signed-in user has a limit of their own.
    const cookie = `session=${cast.cookies.resident}`
    expect((await charge('192.0.2.1', { cookie })).status).toBe(404)
  })

  it('the sixty-first payment that is begun in an hour is refused', async () => {
    const begun = await statuses(61, () => begin('192.0.2.3'))
    expect(begun).toEqual([...Array.from({ length: 60 }, () => 404), 429])
  })
})
