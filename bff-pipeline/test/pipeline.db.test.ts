import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '@portal/core/kernel'
import { testDatabase } from '@portal/local/testing'
import type { Handlers } from '../src/implement.ts'
import { bindings, probe, type probeContract, rateLimits } from '../src/probe.fixture.ts'
import { deviceOr, knownDevice } from '../src/session/device-cookie.ts'

const database = await testDatabase()
const id = '019b76da-a800-7000-8000-000000000001'

const handlers: Handlers<typeof probeContract> = {
  async getNote(_input, context) {
    await context.database.read((builder) => builder.execute(sql`select 1`))
    return { status: 200, body: { text: 'hello' } }
  },
  addNote: async ({ body }) => ({ status: 201, body }),
}
const ask = probe(handlers, bindings(database))
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
})

const form = (site: string) => ({
  method: 'POST',
  body: new URLSearchParams({ form: 'unheard-of' }),
  headers: { 'sec-fetch-site': site },
})

/** Collects the pipeline's log lines from now on. */
function logLines(): string[] {
  const lines: string[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
  }
  return lines
}

afterEach(() => vi.restoreAllMocks())

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem: { status: number; code: string; requestId: string; errors?: unknown[] } =
    await response.json()
  expect(problem.status).toBe(response.status)
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  return problem
}

describe('bad requests get problem details, never a 500', () => {
  it.each([
    ['a malformed id', '/api/notes/xyz', {}, 400, 'Error.InvalidInput'],
    ['an address that is not there', '/api/nowhere', {}, 404, 'Error.NotFound'],
    ['a wrong method', `/api/notes/${id}`, { method: 'DELETE' }, 405, 'Error.MethodNotAllowed'],
    ['a wrong method on a page', '/', { method: 'PUT' }, 405, 'Error.MethodNotAllowed'],
    [
      'a wrong content type',
      '/api/notes',
      { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } },
      415,
      'Error.UnsupportedMediaType',
    ],
    ['a form that no page has', '/', form('same-origin'), 405, 'Error.MethodNotAllowed'],
    ['a form of another site', '/', form('cross-site'), 403, 'Error.ForeignOrigin'],
    ['broken JSON', '/api/notes', post('{'), 400, 'Error.BadRequest'],
    ['a field too many', '/api/notes', post('{"text":"a","x":1}'), 400, 'Error.InvalidInput'],
    ['a body over the limit', '/api/notes', post(`"${'x'.repeat(300)}"`), 413, 'Error.TooLarge'],
    [
      'an Idempotency-Key with blanks',
      '/api/notes',
      post('{"text":"a"}', { 'idempotency-key': 'a key with blanks' }),
      400,
      'Error.IdempotencyKeyInvalid',
    ],
  ])('%s', async (_name, path, init, status, code) => {
    const response = await ask(path, init)
    expect(response.status).toBe(status)
    expect((await problemOf(response)).code).toBe(code)
  })

  it('names each field that is wrong', async () => {
    const problem = await problemOf(await ask('/api/notes', post(`{"text":"${'x'.repeat(60)}"}`)))
    expect(problem.errors).toEqual([expect.objectContaining({ field: 'text' })])
  })

  it('stops reading a body of undeclared length at the limit', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(100))
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => (sent++ < 1000 ? controller.enqueue(chunk) : controller.close()),
    })
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    }
    expect((await ask('/api/notes', init)).status).toBe(413)
    expect(sent).toBeLessThan(20)
  })
})

describe('a caller who goes away while sending', () => {
  const breaking = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"text":')),
      pull: (controller) => controller.error(new Error('Network connection lost.')),
    })

  it.each([
    ['to the API', '/api/notes', 'application/json', {}],
    ['a form', '/', 'application/x-www-form-urlencoded', { 'sec-fetch-site': 'same-origin' }],
    ['a report of a browser', '/policy-reports', 'application/csp-report', {}],
  ])('is no error of ours and none in the log: %s', async (_what, path, type, more) => {
    const lines = logLines()
    const headers = { 'content-type': type, ...more }
    const init = { method: 'POST', body: breaking(), duplex: 'half', headers }
    expect((await ask(path, init)).status).toBe(400)
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info'])
  })
})

describe('what a page’s policy kept from happening', () => {
  const report = (blocked: string, directive = 'script-src-elem') => ({
    type: 'csp-violation',
    url: 'http://portal.test/account/019b76da-a800-7000-8000-000000000001?code=secret',
    body: {
      effectiveDirective: directive,
      blockedURL: blocked,
      documentURL: 'http://portal.test/x?secret',
    },
  })
  const send = (body: unknown) =>
    ask('/policy-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/reports+json' },
    })
  const kinds = (lines: string[]) =>
    lines.flatMap((line) => (line.includes('policy reports') ? [JSON.parse(line).kind] : []))

  it('is counted in the log by its kind and host, in either shape, and without addresses', async () => {
    const lines = logLines()
    const evil = 'https://evil.example/a.js?who=jane'
    for (let i = 0; i < 3; i += 1) expect((await send([report(evil)])).status).toBe(204)
    await send({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'data' } })
    expect(kinds(lines)).toEqual(['script-src-elem https://evil.example', 'img-src data'])
    expect(lines.join()).not.toMatch(/secret|jane|a\.js|019b76da/)
  })

  it('cannot fill the log', async () => {
    const lines = logLines()
    const hosts = Array.from({ length: 20 }, (_, i) => i)
    for (let i = 0; i < 10; i += 1)
      await send(hosts.map((j) => report(`https://h${i}-${j}.example/`, 'connect-src')))
    for (const junk of [
      '',
      '{',
      'null',
      '[null,1,{"body":{"effectiveDirective":{}}}]',
      '[['.repeat(9000),
    ])
      expect((await send(junk)).status).toBe(204)
    expect(kinds(lines).length).toBeLessThan(60)
    expect(kinds(lines)).toContain('others')
  })

  it('is reported where every page says', async () => {
    const { headers } = await ask('/')
    expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain('report-to policy; report-uri /policy-reports')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  })
})

describe('what belongs to one person', () => {
  const cookie = (value: string) => ({ headers: { cookie: value } })

  it('is kept by no cache, on pages and by the API', async () => {
    for (const path of ['/', `/api/notes/${id}`]) {
      const cached = async (init?: RequestInit) =>
        (await ask(path, init)).headers.get('cache-control')
      expect(await cached()).toBe('private, no-cache')
      expect(await cached(cookie('device=a-device-that-has-something-here'))).toBe('no-store')
    }
  })

  it.each(['signature', 'oobCode', 'code'])(
    'is kept by no cache where a mailed link opens it on a device that has no cookie: %s',
    async (name) => {
      for (const path of ['/', `/api/notes/${id}`]) {
        const { headers } = await ask(`${path}?${name}=x`)
        expect(headers.get('cache-control')).toBe('no-store')
      }
    },
  )
})

describe('the device’s cookie', () => {
  it('is bound to its host in production, and known by its old name for a while', () => {
    const production = { ENVIRONMENT: 'production' } as const
    const { headers } = deviceOr(production, null, { authSecret: 'secret', key: undefined })
    expect(headers['set-cookie']).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000; Secure$/,
    )
    const known = (cookies: Record<string, string>) =>
      knownDevice(production, (name) => cookies[name])
    const [older, newer] = ['o'.repeat(43), 'n'.repeat(43)]
    expect(known({ device: older })).toBe(older)
    expect(known({ device: older, '__Host-device': newer })).toBe(newer)
    for (const device of ['', 'short', `${older}\0`, 'ñ'.repeat(43), 'x'.repeat(5000)])
      expect(known({ device })).toBeNull()
    expect(known({})).toBeNull()
  })
})

describe('errors of ours', () => {
  it('refuses to send a field that the contract does not declare', async () => {
    const lines = logLines()
    const body = { text: 'a', secret: 'b' }
    const leaky = probe(
      { ...handlers, getNote: async () => ({ status: 200, body }) },
      bindings(database),
    )
    const response = await leaky(`/api/notes/${id}`)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(lines.join()).toContain('broke its contract')
  })

  it('give the caller no internals, and the log everything but parameters', async () => {
    const lines = logLines()
    const failing = probe(
      {
        ...handlers,
        getNote: (_input, { database: db }) =>
          db.read((builder) => builder.execute(sql`select nope(${'jane@example.com'})`)) as never,
      },
      bindings(database),
    )
    const response = await failing(`/api/notes/${id}`)
    const problem = await problemOf(response)
    expect(problem.code).toBe('Error.Unexpected')
    expect(lines.join()).toContain(problem.requestId)
    expect(lines.join()).toContain('nope')
    expect(lines.join()).not.toContain('jane@example.com')
  })

  it('a refusal of core becomes its problem', async () => {
    const refusing = probe(
      {
        ...handlers,
        getNote: () => Promise.reject(new DomainError('not-found', 'Service.NotFound')),
      },
      bindings(database),
    )
    const response = await refusing(`/api/notes/${id}`)
    expect(response.status).toBe(404)
    expect((await problemOf(response)).code).toBe('Service.NotFound')
  })
})

describe('every answer', () => {
  it('carries ids, the policy and the number of round trips', async () => {
    await ask(`/api/notes/${id}`)
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const { headers } = await ask(`/api/notes/${id}`, {
      headers: { traceparent, 'x-request-id': 'abc-12345' },
    })
    expect(headers.get('x-request-id')).toBe('abc-12345')
    expect(headers.get('traceparent')).toMatch(
      /^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/,
    )
    expect(headers.get('server-timing')).toMatch(/^db;desc="1";dur=[\d.]+, app;dur=[\d.]+$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('is logged by its route, not by its address or query', async () => {
    const lines = logLines()
    await ask(`/api/notes/${id}?name=Jane`, { headers: { cookie: 'secret=1' } })
    const line: Record<string, unknown> = JSON.parse(lines.at(-1) ?? '')
    expect(line).toMatchObject({ route: '/notes/{id}', status: 200, method: 'GET' })
    expect(lines.join()).not.toMatch(/Jane|secret|019b76da/)
  })

  it('of a page counts its API calls as one round trip and one request', async () => {
    let counted = 0
    const limit = async () => ({ success: ++counted > 0 })
    const page = probe(handlers, bindings(database, { ...rateLimits(limit) }))
    await page('/')
    counted = 0
    const response = await page('/')
    expect(await response.text()).toContain('hello')
    expect(response.headers.get('server-timing')).toContain('db;desc="1"')
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'nonce-[\w-]+' 'strict-dynamic'/,
    )
    expect(counted).toBe(1)
  })
})

describe('a change by cookie', () => {
  const cookie = 'session=1'
  it.each([
    ['from another site is refused', { cookie, 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sister domain is refused', { cookie, 'sec-fetch-site': 'same-site' }, 403],
    ['from another origin is refused', { cookie, origin: 'https://evil.example' }, 403],
    ['that names no origin is refused', { cookie }, 403],
    ['from our own page passes', { cookie, 'sec-fetch-site': 'same-origin' }, 201],
    ['from our own origin passes', { cookie, origin: 'http://portal.test' }, 201],
    ['without a cookie is no cookie request', { origin: 'https://evil.example' }, 201],
  ])('%s', async (_name, headers, status) => {
    expect((await ask('/api/notes', post('{"text":"a"}', headers))).status).toBe(status)
  })
})

describe('the visitor’s language', () => {
  it('is chosen by ?lng= and kept in a cookie', async () => {
    const response = await ask('/view-all-services?lng=es&x=1')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/view-all-services?x=1')
    expect(response.headers.get('set-cookie')).toContain('language=es')
  })

  it('is never one that we do not speak', async () => {
    const response = await ask('/?lng=xx')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await (await ask('/', { headers: { cookie: 'language=xx' } })).text()).toContain(
      'lang="en"',
    )
  })
})

describe('the place of a caller', () => {
  const ask = probe(
    {
      ...handlers,
      getNote: async (_input, { state }) => ({
        status: 200,
        body: { text: state.client.place ?? 'unknown' },
      }),
    },
    bindings(database),
  )

  it.each([
    ['Elgin, Illinois, US', { city: 'Elgin', region: 'Illinois', country: 'US' }],
    ['unknown', { colo: 'ORD' }],
    ['unknown', undefined],
  ])('is %s where the platform says %j', async (text, cf) => {
    const answer = await ask(`/api/notes/${id}`, {}, cf)
    expect(await answer.json()).toEqual({ text })
  })
})
