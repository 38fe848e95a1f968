import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { notify } from '../../casework/messages/notify.ts'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import { deliverPush, type PushSender } from './deliver-push.ts'
import { isPushService } from './push-services.ts'
import { subscribePush, unsubscribePush } from './push-subscriptions.ts'
import { pushTopic } from './push-topic.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
let at = now
const system = () => ({ ...contextOf({ kind: 'system', job: 'push' }), clock: { now: () => at } })

/** Its keys and its endpoint. */
function newBrowser() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  /** Decrypts a push message by RFC 8291 section 3 and RFC 8188 section 2. */
  function read(body: Uint8Array): unknown {
    const message = Buffer.from(body)
    const salt = message.subarray(0, 16)
    const keyLength = message.readUInt8(20)
    const sender = message.subarray(21, 21 + keyLength)
    const sealed = message.subarray(21 + keyLength)
    const secret = pair.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const material = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
    const derived = (name: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
      )
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends with a 2, and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { endpoint, keys, read }
}

const city = createECDH('prime256v1')
city.generateKeys()

interface ReceivedPush {
  readonly endpoint: string
  readonly headers: Headers
  readonly body: Uint8Array
}

/** Responds with these statuses, and records what it receives. */
function service(statuses: readonly number[] = []) {
  const received: ReceivedPush[] = []
  const waiting = [...statuses]
  const sender: PushSender = {
    publicKey: city.getPublicKey('base64url'),
    privateKey: city.getPrivateKey('base64url'),
    subject: 'mailto:help@city.example',
    fetch: async (endpoint, { headers, body }) => {
      // The library's type is wider: it sends bytes.
      received.push({ endpoint, headers: new Headers(headers), body: body as Uint8Array })
      return new Response(null, { status: waiting.shift() ?? 201 })
    },
  }
  return { sender, received }
}

async function subscribed() {
  const sender = await person()
  const browser = newBrowser()
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
      tag: row?.id,
      title: 'Streetlight: Scheduled',
      body: expect.stringContaining('is now: Scheduled.'),
      path: expect.stringMatching(/^\/activity-view\/Case\/[\da-f]+$/),
    })
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
    const { payload } = await jwtVerify(token, jwk, { audience: 'https://fcm.googleapis.com' })
    expect(payload.sub).toBe('mailto:help@city.example')
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
      await subscribePush(context, newBrowser())
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
    const subscribing = subscribePush(contextOf(await person()), { ...newBrowser(), endpoint })
    await expect(subscribing).rejects.toThrow('Push.UnknownService')
  })
})
