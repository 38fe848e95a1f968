import { createECDH, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { pushBrowser, testDatabase } from '@portal/local/testing'
import { notify } from '../../casework/messages/notify.ts'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { signOut } from '../identity/index.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import { deliverPush, type PushSender } from './deliver-push.ts'
import { forgetDevice, registerDevice } from './devices.ts'
import { isPushService } from './push-services.ts'
import { subscribePush, unsubscribePush } from './push-subscriptions.ts'
import { pushTopic } from './push-topic.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
let at = now
const system = () => ({ ...contextOf({ kind: 'system', job: 'push' }), clock: { now: () => at } })

const city = createECDH('prime256v1')
city.generateKeys()

interface ReceivedPush {
  readonly endpoint: string
  readonly headers: Headers
  readonly body: Uint8Array
}

/** A status, with what the service asks to wait; null: it hangs until the worker gives up. */
type Said = number | { readonly status: number; readonly retryAfter: string } | null

/** Responds with these, and records what it receives. */
function service(answers: readonly Said[] = []) {
  const received: ReceivedPush[] = []
  const waiting = [...answers]
  const sender: PushSender = {
    web: {
      publicKey: city.getPublicKey('base64url'),
      privateKey: city.getPrivateKey('base64url'),
      subject: 'mailto:help@city.example',
    },
    fcm: null,
    origins: { resident: 'https://portal.example', staff: 'https://staff.example' },
    fetch: async (endpoint, { headers, body }) => {
      // We send bytes.
      received.push({ endpoint, headers: new Headers(headers), body: body as Uint8Array })
      const said = waiting.length > 0 ? (waiting.shift() ?? null) : 201
      if (said === null) throw new DOMException('The operation timed out.', 'TimeoutError')
      const { status, retryAfter } =
        typeof said === 'number' ? { status: said, retryAfter: null } : said
      const asked = retryAfter === null ? {} : { 'retry-after': retryAfter }
      return new Response(null, { status, headers: asked })
    },
  }
  return { sender, received }
}

async function subscribed() {
  const sender = await person()
  const browser = pushBrowser()
  await subscribePush(contextOf(sender), browser)
  return { sender, browser }
}

async function change(userId: string) {
  const requestId = await putRequest(database, now, { userId })
  const staff = contextOf(await person({ isAdmin: true }))
  const values = { en: { status: 'Scheduled' }, es: { status: 'Programada' } }
  await staff.database.write((builder) =>
    notify(staff, builder, { kind: 'status', requestId, values }),
  )
  return requestId
}

const ordered = () =>
  database.read((builder) => builder.select().from(outbox).where(eq(outbox.topic, pushTopic)))
const browsersOf = (userId: string) =>
  database.read((builder) =>
    builder.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  )

beforeEach(async () => {
  at = now
  await database.write((builder) => [builder.delete(outbox), builder.delete(pushSubscriptions)])
})

describe('a change', () => {
  it('reaches a browser once, encrypted for it, signed by the city', async () => {
    const { sender, browser } = await subscribed()
    await change(sender.userId)
    const { sender: pushing, received } = service()
    await Promise.all([1, 2].map(() => deliverPush(system(), pushing)))
    await deliverPush(system(), pushing)
    expect(received).toHaveLength(1)
    const [one] = received
    expect(one?.endpoint).toBe(browser.endpoint)
    const [row] = await ordered()
    expect(browser.read(one?.body ?? new Uint8Array())).toEqual({
      web_push: 8030,
      notification: {
        tag: row?.id,
        title: 'Streetlight: Scheduled',
        body: expect.stringContaining('is now: Scheduled.'),
        navigate: expect.stringMatching(
          /^https:\/\/portal\.example\/activity-view\/Case\/[\da-f]+$/,
        ),
      },
    })
    expect(one?.headers.get('topic')).toMatch(/^[\w-]{32}$/)
    expect(one?.headers.get('ttl')).toBe('86400')
    expect(one?.headers.get('urgency')).toBe('normal')
    expect(row).toMatchObject({ status: 'delivered', payload: {} })

    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(one?.headers.get('authorization') ?? '') ?? []
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const { payload } = await jwtVerify(token, jwk, {
      audience: 'https://fcm.googleapis.com',
      currentDate: now,
    })
    expect(payload.sub).toBe('mailto:help@city.example')
    // A push service refuses more (RFC 8292, 2).
    expect(payload.exp).toBeLessThanOrEqual(now.getTime() / 1000 + 86_400)
  })

  it('is signed once for its push service, and again before the token ends', async () => {
    const { sender } = await subscribed()
    const { sender: pushing, received } = service()
    for (const hours of [0, 10, 12]) {
      at = new Date(now.getTime() + hours * 3_600_000)
      await change(sender.userId)
      await deliverPush(system(), pushing)
    }
    const [first, second, third] = received.map(({ headers }) => headers.get('authorization'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it.each(['3600', new Date(now.getTime() + 3_600_000).toUTCString()])(
    'waits as long as a busy push service asks (%s)',
    async (retryAfter) => {
      const { sender } = await subscribed()
      await change(sender.userId)
      const { sender: pushing } = service([{ status: 429, retryAfter }])
      expect(await deliverPush(system(), pushing)).toMatchObject({ failed: 1 })
      at = new Date(now.getTime() + 3_599_000)
      expect(await deliverPush(system(), pushing)).toMatchObject({
        delivered: 0,
        failed: 0,
        dead: 0,
      })
      at = new Date(now.getTime() + 3_600_000)
      expect(await deliverPush(system(), pushing)).toMatchObject({ delivered: 1 })
    },
  )

  it.each([
    [413, 'content'],
    [401, 'signed-out'],
    [500, 'unreachable'],
    [null, 'unreachable'],
  ] as const)('that is answered by %s is tried again, with the reason %s', async (said, reason) => {
    const { sender } = await subscribed()
    await change(sender.userId)
    expect(await deliverPush(system(), service([said]).sender)).toMatchObject({ failed: 1 })
    expect(await ordered()).toMatchObject([{ status: 'pending', lastFailure: reason }])
    expect(await browsersOf(sender.userId)).toHaveLength(1)
  })

  it('is dropped at the push service when it is useless', async () => {
    const { sender } = await subscribed()
    await change(sender.userId)
    await database.write((builder) => [
      builder.update(outbox).set({
        payload: sql`payload || ${JSON.stringify({ until: '2026-11-20T18:10:00Z' })}::jsonb`,
      }),
    ])
    const { sender: pushing, received } = service()
    await deliverPush(system(), pushing)
    expect(received[0]?.headers.get('ttl')).toBe('600')
  })

  it('of any length arrives, cut between two characters', async () => {
    const { sender, browser } = await subscribed()
    await change(sender.userId)
    const long = { title: '🏊'.repeat(200), body: '"🏊"'.repeat(1000) }
    await database.write((builder) => [
      builder.update(outbox).set({ payload: sql`payload || ${JSON.stringify(long)}::jsonb` }),
    ])
    const { sender: pushing, received } = service()
    await deliverPush(system(), pushing)
    const { notification } = browser.read(received[0]?.body ?? new Uint8Array()) as {
      notification: typeof long
    }
    expect(notification.title).toMatch(/^(🏊)+…$/u)
    expect(notification.body).toMatch(/^(?:"?🏊"?)+"?…$/u)
  })

  it('is retried while the push service is down, and sent once', async () => {
    const { sender } = await subscribed()
    await change(sender.userId)
    const { sender: pushing, received } = service([503])
    expect(await deliverPush(system(), pushing)).toMatchObject({ failed: 1 })
    expect(await deliverPush(system(), pushing)).toMatchObject({ delivered: 0 })
    at = new Date(now.getTime() + 60_000)
    expect(await deliverPush(system(), pushing)).toMatchObject({ delivered: 1 })
    expect(received).toHaveLength(2)
  })

  it.each([404, 410])('forgets a browser that is gone (%i)', async (status) => {
    const { sender } = await subscribed()
    await change(sender.userId)
    const { sender: pushing } = service([status])
    expect(await deliverPush(system(), pushing)).toMatchObject({ delivered: 1 })
    expect(await browsersOf(sender.userId)).toEqual([])
  })
})

describe('a browser', () => {
  it('gets the pushes of the person who subscribed last, and none after they unsubscribe', async () => {
    const { sender, browser } = await subscribed()
    const other = await person()
    await subscribePush(contextOf(other), browser)
    expect(await browsersOf(sender.userId)).toEqual([])
    await unsubscribePush(contextOf(sender), browser.endpoint)
    expect(await browsersOf(other.userId)).toHaveLength(1)
    await unsubscribePush(contextOf(other), browser.endpoint)
    expect(await browsersOf(other.userId)).toEqual([])
  })

  it('replaces the oldest of ten', async () => {
    const sender = await person()
    for (let minute = 0; minute < 11; minute += 1) {
      const context = contextOf(sender, new Date(now.getTime() + minute * 60_000))
      await subscribePush(context, pushBrowser())
    }
    const browsers = await browsersOf(sender.userId)
    expect(browsers).toHaveLength(10)
    expect(browsers.some(({ createdAt }) => createdAt.getTime() === now.getTime())).toBe(false)
  })

  it.each([
    'https://evil.example/push',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:8443/1',
    'https://me@fcm.googleapis.com/1',
    'https://fcm.googleapis.com.evil.example/1',
    'https://notify.windows.com.evil.example/1',
    'https://127.0.0.1/1',
    'no address',
  ])('at %s is refused', async (endpoint) => {
    expect(isPushService(endpoint)).toBe(false)
    const subscribing = subscribePush(contextOf(await person()), { ...pushBrowser(), endpoint })
    await expect(subscribing).rejects.toThrow('Push.UnknownService')
  })
})

describe('a device with the mobile app', () => {
  const newToken = () => `app:${randomBytes(8).toString('hex')}`
  const device = (token: string) => ({ token, platform: 'android' }) as const

  it('gets what browsers get, and belongs to the person who logged in last', async () => {
    const [one, other] = [await person(), await person()]
    const token = newToken()
    await registerDevice(contextOf(one), device(token))
    await registerDevice(contextOf(one), device(token))
    expect(await browsersOf(one.userId)).toMatchObject([{ platform: 'android', endpoint: token }])
    await change(one.userId)
    expect(await ordered()).toHaveLength(1)
    await registerDevice(contextOf(other), device(token))
    expect(await browsersOf(one.userId)).toEqual([])
    await forgetDevice(contextOf(one), token)
    expect(await browsersOf(other.userId)).toHaveLength(1)
    await forgetDevice(contextOf(other), token)
    expect(await browsersOf(other.userId)).toEqual([])
  })

  it('is forgotten at logout', async () => {
    const one = await person()
    await registerDevice(contextOf(one), device(newToken()))
    await signOut(contextOf(one))
    expect(await browsersOf(one.userId)).toEqual([])
  })

  it('replaces the oldest of ten, and no browser', async () => {
    const { sender: one } = await subscribed()
    for (let minute = 1; minute <= 11; minute += 1) {
      const context = contextOf(one, new Date(now.getTime() + minute * 60_000))
      await registerDevice(context, device(`${newToken()}:${minute}`))
    }
    const kept = await browsersOf(one.userId)
    expect(kept).toHaveLength(11)
    expect(kept.filter(({ endpoint }) => endpoint.endsWith(':1'))).toEqual([])
  })

  it('gets nothing, and costs nothing, in a city without keys for it', async () => {
    const one = await person()
    await registerDevice(contextOf(one), device(newToken()))
    await change(one.userId)
    const { sender: pushing, received } = service()
    expect(await deliverPush(system(), pushing)).toMatchObject({ delivered: 1 })
    expect(received).toEqual([])
    expect(await browsersOf(one.userId)).toHaveLength(1)
  })
})
