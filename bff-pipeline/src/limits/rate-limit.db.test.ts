import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { newId, type UserActor } from '@portal/core/kernel'
import { testDatabase } from '@portal/local/testing'
import type { RateLimit, RateLimitName } from '../bindings.ts'
import type { Handlers } from '../implement.ts'
import { bindings, probe, type probeContract, rateLimits } from '../probe.fixture.ts'
import { sealSession } from '../session/sealed-session.ts'

const database = await testDatabase()
const note = '/api/notes/019b76da-a800-7000-8000-000000000001'

const handlers: Handlers<typeof probeContract> = {
  async getNote(_input, context) {
    await context.database.read((builder) => builder.execute(sql`select 1`))
    return { status: 200, body: { text: 'hello' } }
  },
  addNote: async ({ body }) => ({ status: 201, body }),
}

/** Counts as the platform does, by binding and key; a tenth of each limit is enough here. */
function platform(): Record<RateLimitName, RateLimit> {
  const counting = (most: number): RateLimit => {
    const counts = new Map<string, number>()
    return {
      async limit({ key }) {
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        return { success: count <= most }
      },
    }
  }
  return {
    RATE_LIMIT_120: counting(12),
    RATE_LIMIT_300: counting(30),
    RATE_LIMIT_1200: counting(120),
    RATE_LIMIT_6000: counting(600),
  }
}

const full = bindings(
  database,
  rateLimits(async () => ({ success: false })),
)
const { AUTH_SECRET: secret = '' } = full

function cookieOf(token: string, userId = newId<'user'>(), sealedWith = secret): string {
  const actor: UserActor = {
    kind: 'user',
    userId,
    sessionId: newId<'session'>(),
    organizationId: null,
    isVerified: true,
    contactId: 'a contact',
    isAdmin: false,
    confirmedAt: new Date(),
  }
  const expiresAt = new Date(Date.now() + 3_600_000)
  return `session=${token}.${sealSession(sealedWith, 'resident', token, { actor, expiresAt })}`
}

const bff = () => probe(handlers, bindings(database, platform()))

/** How many of these requests, one after the other, pass. */
async function passed(
  ask: ReturnType<typeof bff>,
  times: number,
  [path, init]: readonly [string, (i: number) => RequestInit],
): Promise<number> {
  let count = 0
  for (let i = 0; i < times; i++) if ((await ask(path, init(i))).status !== 429) count++
  return count
}

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'cf-connecting-ip': address, ...headers },
})

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:17.250Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

await openDatabase(database.databaseUrl, database.neonEndpoint).write((builder) => [
  builder.execute(sql`
    insert into city_settings (overrides, updated_at)
    values ('{"ownNetworks": [{"name": "City Hall", "ranges": ["198.51.100.0/24", "2001:db8:1::/48"]}]}', now())
    on conflict (is_only) do update set overrides = excluded.overrides`),
])
// From here on the city's settings are cached.
await bff()('/')

describe('a caller over the limit costs no round trip', () => {
  const cookie = 'session=made-up.made-up'
  it.each([
    ['a page', '/', {}],
    ['an operation', note, {}],
    ['a change', '/api/notes', { method: 'POST', body: '{"text":"a"}' }],
    ['a form', '/', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }],
    ['the readiness', '/readyz', {}],
    ['a file', '/files/abc', {}],
    ['the document', '/api/openapi.json', {}],
    ['an address that is not there', '/api/nowhere', {}],
  ])('with a made-up cookie, for %s', async (_name, path, init) => {
    const response = await probe(handlers, full)(path, { ...init, headers: { cookie } })
    expect(response.status).toBe(429)
    expect(response.headers.get('server-timing')).toContain('db;desc="0"')
  })

  it('with a made-up token', async () => {
    const headers = { authorization: 'Bearer made.up' }
    const response = await probe(handlers, full)(note, { headers })
    expect(response.status).toBe(429)
    expect(response.headers.get('server-timing')).toContain('db;desc="0"')
  })
})

describe('counted are', () => {
  it('fifty clerks behind one address, each by themselves', async () => {
    const ask = bff()
    const clerks = Array.from({ length: 50 }, (_, i) => cookieOf(`clerk-${i}`))
    for (const cookie of clerks) {
      expect(await passed(ask, 6, [note, () => from('203.0.113.1', { cookie })])).toBe(6)
    }
  })

  it('a session, also once its copy is too old to be believed', async () => {
    const ask = bff()
    const cookie = cookieOf('old')
    vi.setSystemTime(new Date('2026-11-22T12:05:01Z'))
    expect(await passed(ask, 32, [note, () => from('203.0.113.2', { cookie })])).toBe(30)
    expect((await ask(note, from('203.0.113.2'))).status).toBe(200)
  })

  it('all sessions of an account together, so that signing in again is no way around', async () => {
    const ask = bff()
    const userId = newId<'user'>()
    const cookies = Array.from({ length: 10 }, (_, i) => cookieOf(`again-${i}`, userId))
    const init = (i: number) => from('203.0.113.3', { cookie: cookies[i % 10] ?? '' })
    expect(await passed(ask, 130, [note, init])).toBe(120)
  })

  it('made-up cookies by their address', async () => {
    const ask = bff()
    const init = (i: number) =>
      from('203.0.113.4', { cookie: cookieOf(`x-${i}`, newId<'user'>(), 'another secret') })
    expect(await passed(ask, 130, [note, init])).toBe(120)
  })

  it('a /64 of IPv6 as one caller', async () => {
    const ask = bff()
    const init = (i: number) => from(`2001:db8:9:9::${i.toString(16)}`)
    expect(await passed(ask, 32, ['/search', init])).toBe(30)
    expect((await ask('/search', from('2001:db8:9:a::1'))).status).toBe(200)
  })

  it('a search as more than a page, and files apart from both', async () => {
    const ask = bff()
    const init = () => from('203.0.113.5')
    expect(await passed(ask, 32, ['/search', init])).toBe(30)
    expect((await ask(note, init())).status).toBe(200)
    expect((await ask('/files/a', init())).status).toBe(200)
    const change = { method: 'POST', body: '{"text":"a"}', ...init() }
    expect((await ask('/api/notes', change)).status).toBe(429)
  })

  it('callers of the city’s own networks with more room', async () => {
    const ask = bff()
    expect(await passed(ask, 40, ['/search', () => from('198.51.100.9')])).toBe(40)
    expect(await passed(ask, 40, ['/search', () => from('2001:db8:1:7::1')])).toBe(40)
  })

  it('everybody with that room while an isolate does not know the city yet', async () => {
    const databaseUrl = 'postgres://unknown@nowhere.invalid/none'
    const env = bindings({ ...database, databaseUrl }, platform())
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const ask = probe(handlers, env)
    expect(await passed(ask, 130, ['/search', () => from('203.0.113.8')])).toBe(120)
  })
})

describe('staff see', () => {
  it('refusals by hour, once a minute, with no address', async () => {
    vi.setSystemTime(new Date('2026-11-22T14:10:00Z'))
    const own = openDatabase(database.databaseUrl, database.neonEndpoint)
    const seen = async () => {
      const rows = await own.rows<{ network: string; refusals: number }>(sql`
        select weight, caller_kind, network, caller, sum(refusals)::int as refusals from slowdowns
        where hour = '2026-11-22T14:00:00Z' group by 1, 2, 3, 4`)
      return rows
    }
    const refused = probe(handlers, full)
    for (let i = 0; i < 7; i++) await refused('/search', from('203.0.113.77'))
    await vi.waitFor(async () => expect(await seen()).toHaveLength(1))
    vi.setSystemTime(new Date('2026-11-22T14:11:01Z'))
    await refused('/search', from('203.0.113.77'))
    await vi.waitFor(async () => expect((await seen())[0]?.refusals).toBe(8))
    const rows = await seen()
    expect(rows).toEqual([
      {
        weight: 'heavy',
        caller_kind: 'address',
        network: '203.0.0.0/16',
        caller: expect.stringMatching(/^[\da-f]{8}$/),
        refusals: 8,
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })
})

describe('a caller over the limit', () => {
  it('gets the seconds to wait, and works again in the next minute', async () => {
    const ask = bff()
    expect(await passed(ask, 30, ['/search', () => from('203.0.113.6')])).toBe(30)
    const refused = await ask('/search', from('203.0.113.6'))
    expect(refused.headers.get('retry-after')).toBe('43')
    vi.setSystemTime(Date.now() + 42_000)
    expect((await ask('/search', from('203.0.113.6'))).headers.get('retry-after')).toBe('1')
    vi.setSystemTime(Date.now() + 1000)
    expect((await ask('/search', from('203.0.113.6'))).status).toBe(200)
  })

  it('and each before it hears how many requests are left until when', async () => {
    const ask = bff()
    const first = await ask(note, from('203.0.113.88'))
    const quota = Number(
      /^"\w+";q=(\d+);w=60$/.exec(first.headers.get('ratelimit-policy') ?? '')?.[1],
    )
    expect(first.headers.get('ratelimit')).toMatch(new RegExp(`;r=${quota - 1};t=43$`))
    const second = await ask(note, from('203.0.113.88'))
    expect(second.headers.get('ratelimit')).toMatch(new RegExp(`;r=${quota - 2};t=43$`))
    const refused = await probe(handlers, full)(note, from('203.0.113.88'))
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toMatch(/;r=0;t=43$/)
    expect((await ask('/search', from('203.0.113.89'))).headers.has('ratelimit')).toBe(false)
  })

  it('reads it in their language, as a problem', async () => {
    const response = await probe(handlers, full)(note, { headers: { 'accept-language': 'es' } })
    expect(await response.json()).toMatchObject({
      code: 'Error.TooManyRequests',
      status: 429,
      detail: 'Podrá continuar en 43 segundos.',
    })
  })

  it('reads it in their language, as a page', async () => {
    const headers = { accept: 'text/html', cookie: 'language=es' }
    const response = await probe(handlers, full)('/', { headers })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('43')
    const page = await response.text()
    expect(page).toContain('lang="es"')
    expect(page).toContain('Podrá continuar en 43 segundos.')
  })
})
