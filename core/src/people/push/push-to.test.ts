import { createECDH, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openPush, type PushTarget } from './push-to.ts'

const now = new Date('2026-11-20T18:00:00Z')
const keyPair = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}
const city = keyPair()
const text = { tag: 'snow', title: 'Snow', body: 'Move your car.', path: '/messages' }

const google = 'https://fcm.googleapis.com'
const mozilla = 'https://updates.push.services.mozilla.com'

const browserAt = (origin: string): PushTarget => ({
  app: 'resident',
  platform: 'web',
  endpoint: `${origin}/send/${randomBytes(6).toString('hex')}`,
  p256dh: keyPair().getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

type Answer = () => Promise<Response>

/** One run with push services that answer like this; counts what each was asked. */
function run(answers: Readonly<Record<string, Answer>>) {
  const asked: Record<string, number> = {}
  const push = openPush(
    {
      web: {
        publicKey: city.getPublicKey('base64url'),
        privateKey: city.getPrivateKey('base64url'),
        subject: 'mailto:help@city.example',
      },
      fcm: null,
      origins: { resident: '', staff: '' },
      fetch: (address) => {
        const { origin } = new URL(address)
        asked[origin] = (asked[origin] ?? 0) + 1
        return answers[origin]?.() ?? Promise.reject(new Error('no such service'))
      },
    },
    { now: () => now },
  )
  const to = (origin: string) => push(browserAt(origin), text).catch(() => 'no answer' as const)
  return { asked, to }
}

const created: Answer = async () => new Response(null, { status: 201 })
const hangs: Answer = () => Promise.reject(new DOMException('It timed out.', 'TimeoutError'))
const busy =
  (retryAfter: string): Answer =>
  async () =>
    new Response(null, { status: 429, headers: { 'retry-after': retryAfter } })

it('a push service that hangs is asked six times in a run, and holds up no other', async () => {
  const { asked, to } = run({ [google]: hangs, [mozilla]: created })
  const answers: unknown[] = []
  for (let nth = 0; nth < 20; nth += 1) {
    answers.push(await to(google))
    expect(await to(mozilla)).toEqual({ kind: 'delivered' })
  }
  expect(asked).toEqual({ [google]: 6, [mozilla]: 20 })
  // Those that it was not asked about are tried again later.
  expect(answers.at(-1)).toMatchObject({ kind: 'refused', failure: 'unreachable', status: 0 })
})

it('one that answers now and then is asked on', async () => {
  let nth = 0
  const { asked, to } = run({ [google]: () => ((nth += 1) % 6 === 0 ? created() : hangs()) })
  for (let one = 0; one < 18; one += 1) await to(google)
  expect(asked[google]).toBe(18)
})

it.each(['120', 'Fri, 20 Nov 2026 18:02:00 GMT'])(
  'one that asks for a pause (%s) is asked nothing more in the run, others are',
  async (retryAfter) => {
    const { asked, to } = run({ [google]: busy(retryAfter), [mozilla]: created })
    const refused = { kind: 'refused', status: 429, retryAt: new Date('2026-11-20T18:02:00Z') }
    expect(await to(google)).toMatchObject(refused)
    expect(await to(google)).toMatchObject(refused)
    expect(await to(mozilla)).toEqual({ kind: 'delivered' })
    expect(asked).toEqual({ [google]: 1, [mozilla]: 1 })
  },
)

it.each([429, 500, 502, 503])(
  'one that is busy (%i) without saying how long is asked again for the next browser',
  async (status) => {
    const answers = [new Response(null, { status }), new Response(null, { status: 201 })]
    const { to } = run({ [google]: async () => answers.shift() ?? Response.error() })
    expect(await to(google)).toMatchObject({ kind: 'refused', status, retryAt: null })
    expect(await to(google)).toEqual({ kind: 'delivered' })
  },
)

it('a slow answer counts as what it says, while others are sent', async () => {
  let answer = (_: Response): void => undefined
  const slow = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const { to } = run({ [google]: () => slow, [mozilla]: created })
  const waiting = to(google)
  expect(await to(mozilla)).toEqual({ kind: 'delivered' })
  answer(new Response(null, { status: 410 }))
  expect(await waiting).toEqual({ kind: 'gone' })
})
