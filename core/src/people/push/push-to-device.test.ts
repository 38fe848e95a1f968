import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import type { FcmAccount } from './fcm-token.ts'
import { openPush, type PushSender, type PushTarget } from './push-to.ts'
import { takeTurns } from './take-turns.ts'

const now = new Date('2026-11-20T18:00:00Z')
const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
let accounts = 0

interface Sent {
  readonly address: string
  readonly token: string | null
  readonly message: { readonly token: string } & Record<string, unknown>
}

type Said = readonly [status: number, errorCode: string, retryAfter?: string]

/** Firebase Cloud Messaging and Google's OAuth, as documented; answers with errors in this order. */
function fcm(errors: readonly Said[] = []) {
  const account: FcmAccount = {
    project_id: 'a-city',
    // Of its own: tokens are kept by account.
    client_email: `push-${(accounts += 1)}@a-city.iam.gserviceaccount.com`,
    private_key: String(google.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  const waiting = [...errors]
  const sent: Sent[] = []
  const assertions: string[] = []
  const fetch: PushSender['fetch'] = async (address, { headers, body: sentBody }) => {
    // We send texts.
    const body = sentBody as string
    if (address === account.token_uri) {
      assertions.push(new URLSearchParams(body).get('assertion') ?? '')
      return Response.json({ access_token: `token-${assertions.length}`, expires_in: 3599 })
    }
    const { message } = JSON.parse(body)
    sent.push({ address, token: new Headers(headers).get('authorization'), message })
    const [status, errorCode, retryAfter] = waiting.shift() ?? [200, '']
    if (status === 200) return Response.json({ name: 'projects/a-city/messages/1' })
    return Response.json(
      {
        error: {
          code: status,
          details: [{ '@type': 'google.firebase.fcm.v1.FcmError', errorCode }],
        },
      },
      { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
    )
  }
  let at = now
  const sender: PushSender = {
    web: null,
    fcm: { account, url: 'https://fcm.googleapis.com', perMinute: 600_000 },
    origins: { resident: '', staff: '' },
    fetch,
  }
  const newRun = () => openPush(sender, { now: () => at })
  return { account, assertions, sent, newRun, moveTo: (instant: Date) => void (at = instant) }
}

const device = (endpoint = 'app:one'): PushTarget => ({
  app: 'resident',
  platform: 'ios',
  endpoint,
  p256dh: null,
  auth: null,
})
const text = { tag: 'snow', title: 'Snow', body: 'Move your car.', path: '/messages' }

describe('a push to a device', () => {
  it('has its text, its page and its end, and replaces the same one', async () => {
    const { newRun, sent } = fcm()
    const until = new Date(now.getTime() + 600_000)
    const outcome = await newRun()(device(), { ...text, urgency: 'high', until })
    expect(outcome).toEqual({ kind: 'delivered' })
    const [one] = sent
    expect(one?.address).toBe('https://fcm.googleapis.com/v1/projects/a-city/messages:send')
    expect(one?.message).toMatchObject({
      token: 'app:one',
      notification: { title: 'Snow', body: 'Move your car.' },
      data: { path: '/messages', tag: 'snow' },
      android: { ttl: '600s', priority: 'HIGH' },
      apns: { headers: { 'apns-priority': '10', 'apns-expiration': '1795198200' } },
    })
    await newRun()(device('app:two'), text)
    const idsOf = (message: unknown) =>
      (message as { apns: { headers: Record<string, string> } }).apns
    const [first, second] = sent.map(({ message }) => idsOf(message).headers['apns-collapse-id'])
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(second).toBe(first)
  })

  it('goes with one access token an hour, asked for by the service account', async () => {
    const { account, assertions, newRun, moveTo, sent } = fcm()
    await newRun()(device(), text)
    await newRun()(device('app:two'), text)
    expect(assertions).toHaveLength(1)
    const { payload } = await jwtVerify(assertions[0] ?? '', google.publicKey, { currentDate: now })
    expect(payload).toMatchObject({
      iss: account.client_email,
      aud: account.token_uri,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    })
    moveTo(new Date(now.getTime() + 3_400_000))
    await newRun()(device(), text)
    expect(sent.map(({ token }) => token)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  it.each([
    [404, 'UNREGISTERED'],
    [403, 'SENDER_ID_MISMATCH'],
  ] as const)('that is gone (%i %s) says so', async (status, code) => {
    expect(await fcm([[status, code]]).newRun()(device(), text)).toEqual({ kind: 'gone' })
  })

  it.each([
    [404, '', 'other'],
    [400, 'INVALID_ARGUMENT', 'content'],
    [403, '', 'signed-out'],
    [503, 'UNAVAILABLE', 'unreachable'],
  ] as const)(
    'that fails for another reason (%i %s) keeps its device',
    async (status, code, failure) => {
      const outcome = await fcm([[status, code]]).newRun()(device(), text)
      expect(outcome).toEqual({ kind: 'refused', failure, status, retryAt: null })
    },
  )

  it('asks for a new access token when Google took the old one back', async () => {
    const { assertions, newRun } = fcm([[401, 'UNAUTHENTICATED']])
    await newRun()(device(), text)
    expect(await newRun()(device(), text)).toEqual({ kind: 'delivered' })
    expect(assertions).toHaveLength(2)
  })

  it('is not sent in this run once the quota is used up', async () => {
    const { newRun, sent } = fcm([[429, 'QUOTA_EXCEEDED', '60']])
    const push = newRun()
    const refused = await push(device(), text)
    expect(refused).toMatchObject({ status: 429, retryAt: new Date(now.getTime() + 60_000) })
    expect(await push(device('app:two'), text)).toEqual(refused)
    expect(sent).toHaveLength(1)
  })

  it('does not wait for a service that hangs more often than it must', async () => {
    const { account } = fcm()
    let asked = 0
    const sender: PushSender = {
      web: null,
      fcm: { account, url: 'https://fcm.googleapis.com', perMinute: 600_000 },
      origins: { resident: '', staff: '' },
      fetch: () => {
        asked += 1
        return Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))
      },
    }
    const push = openPush(sender, { now: () => now })
    for (let nth = 0; nth < 20; nth += 1) await push(device(), text).catch(() => undefined)
    expect(asked).toBe(6)
  })
})

it('turns are even, at most so many a minute, from many callers', async () => {
  let at = 0
  const waits: number[] = []
  const turn = takeTurns(600, {
    now: () => at,
    wait: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
  })
  await Promise.all([turn(), turn(), turn()])
  expect(waits).toEqual([100, 200])
  // Unused turns are not made up for.
  at = 10_000
  await turn()
  expect(waits).toHaveLength(2)
})
