import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { sql } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { daysAgo, jsonOf, open311City, xmlOf } from './open311.fixture.ts'

const { ask, database } = await open311City()

// The package's types give the module, not its function.
const addFormats = ajvFormats as unknown as (ajv: Ajv) => void
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
for (const name of ['request', 'requests', 'service', 'services', 'service-definition'])
  ajv.addSchema(
    JSON.parse(readFileSync(`${import.meta.dirname}/schemas/${name}.json`, 'utf8')),
    `${name}.json`,
  )
const violations = (schema: string, value: unknown): string => {
  ajv.validate(`${schema}.json`, value)
  return ajv.errorsText()
}

type Fields = Readonly<Record<string, unknown>>

/** What a reply says in texts, without what it does not say: as XML has it. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => asTexts(each))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, each]) => each !== null)
        .map(([name, each]) => [name, asTexts(each)]),
    )
  return String(value)
}

/** The list in a reply, under its element. */
const listIn = (parsed: unknown, list: string, item: string): unknown =>
  // The parser gives objects of texts.
  (parsed as Record<string, Record<string, unknown>>)[list]?.[item] ?? []

/** All of the demo city, a span at a time. */
const everything = `start_date=${daysAgo(89)}`
const listed = async (query: string) =>
  (await jsonOf(ask, `/v2/requests.json?${query}`)) as readonly Fields[]
const all = await listed(everything)

describe('JSON follows the official schema of', () => {
  it('services', async () => {
    const services = (await jsonOf(ask, '/v2/services.json')) as readonly Fields[]
    expect(services.length).toBeGreaterThan(5)
    expect(violations('services', services)).toBe('No errors')
    for (const service of services) expect(violations('service', service)).toBe('No errors')
  })

  it('every service definition', async () => {
    const services = (await jsonOf(ask, '/v2/services.json')) as readonly Fields[]
    for (const { service_code: code, metadata } of services) {
      const definition = (await jsonOf(ask, `/v2/services/${String(code)}.json`)) as Fields
      expect(violations('service-definition', definition)).toBe('No errors')
      expect((definition['attributes'] as readonly unknown[]).length > 0).toBe(metadata)
    }
  })

  it('requests, with and without extensions', async () => {
    expect(all.length).toBeGreaterThan(5)
    expect(violations('requests', all)).toBe('No errors')
    expect(violations('requests', await listed(`${everything}&extensions=true`))).toBe('No errors')
  })

  it('one request, in a list', async () => {
    const id = String(all[0]?.['service_request_id'])
    const found = (await jsonOf(ask, `/v2/requests/${id}.json`)) as readonly Fields[]
    expect(found).toEqual([all[0]])
    expect(violations('request', found[0])).toBe('No errors')
  })
})

describe('XML says what JSON says of', () => {
  test.each([
    ['services', '/v2/services', 'services', 'service'],
    ['requests', `/v2/requests`, 'service_requests', 'request'],
    ['updates', '/v2/servicerequestupdates', 'service_request_updates', 'request_update'],
  ])('%s', async (_name, path, list, item) => {
    const query = path === '/v2/services' ? '' : `?${everything}`
    const json = (await jsonOf(ask, `${path}.json${query}`)) as readonly unknown[]
    expect(json.length).toBeGreaterThan(0)
    expect(listIn(await xmlOf(ask, `${path}.xml${query}`), list, item)).toEqual(asTexts(json))
  })

  it('a definition', async () => {
    const json = (await jsonOf(ask, '/v2/services/streetlight.json')) as Fields
    const xml = (await xmlOf(ask, '/v2/services/streetlight.xml')) as Record<string, Fields>
    const [first] = json['attributes'] as readonly Fields[]
    const attributes = listIn(xml['service_definition'], 'attributes', 'attribute')
    const [parts] = attributes as readonly Record<string, Record<string, unknown>>[]
    expect({ ...parts, values: parts?.['values']?.['value'] }).toEqual(asTexts(first))
  })

  it('discovery, at both of its addresses', async () => {
    const json = await jsonOf(ask, '/discovery.json')
    expect(json).toEqual({
      changeset: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      contact: expect.stringContaining('@'),
      key_service: expect.stringContaining('@'),
      endpoints: [
        {
          specification: 'http://wiki.open311.org/GeoReport_v2',
          url: 'https://portal.test/open311/v2',
          changeset: expect.any(String),
          type: expect.stringMatching(/^(production|test)$/),
          formats: ['text/xml', 'application/json'],
        },
      ],
    })
    expect(await jsonOf(ask, '/v2/discovery.json')).toEqual(json)
    const xml = (await xmlOf(ask, '/discovery.xml')) as Record<string, Fields>
    const [endpoint] = listIn(xml['discovery'], 'endpoints', 'endpoint') as readonly Fields[]
    expect(endpoint?.['url']).toBe('https://portal.test/open311/v2')
    expect(endpoint?.['formats']).toEqual({ format: ['text/xml', 'application/json'] })
  })
})

describe('a format', () => {
  test.each([
    ['/v2/services', 'text/xml; charset=utf-8'],
    ['/v2/services.xml', 'text/xml; charset=utf-8'],
    ['/v2/services.json', 'application/json; charset=utf-8'],
    ['/v2/requests', 'text/xml; charset=utf-8'],
    ['/v2/nowhere.json', 'application/json; charset=utf-8'],
    ['/v2/nowhere', 'text/xml; charset=utf-8'],
  ])('of %s is %s', async (path, type) => {
    expect((await ask(path)).headers.get('content-type')).toBe(type)
  })

  it('XML begins with its declaration', async () => {
    const text = await (await ask('/v2/requests.xml')).text()
    expect(text.slice(0, 60)).toContain(
      '<?xml version="1.0" encoding="utf-8"?>\n<service_requests>',
    )
  })

  it('of another name is not found', async () => {
    expect((await ask('/v2/services.yaml')).status).toBe(404)
  })
})

describe('requests are found by', () => {
  const idsOf = (rows: readonly Fields[]) => rows.map((row) => row['service_request_id'])

  it('a list of ids, which overrides all else', async () => {
    const ids = idsOf(all).slice(0, 3)
    const found = await listed(
      `service_request_id=${ids.join(',')}&status=closed&start_date=2001-01-01`,
    )
    expect(idsOf(found)).toEqual(ids)
  })

  it('service codes, repeated or with commas', async () => {
    const codes = [...new Set(all.map((row) => String(row['service_code'])))].slice(0, 2)
    const some = all.filter((row) => codes.includes(String(row['service_code'])))
    const [one = '', other = ''] = codes
    const twice = `service_code=${one}&service_code=${other}`
    expect(idsOf(await listed(`${everything}&service_code=${codes.join(',')}`))).toEqual(
      idsOf(some),
    )
    expect(idsOf(await listed(`${everything}&${twice}`))).toEqual(idsOf(some))
  })

  it('a service code that does not exist, or is private: none', async () => {
    expect(await listed('service_code=unknown')).toEqual([])
    expect(await listed('service_code=codeViolation')).toEqual([])
  })

  test.each(['open', 'closed'])('status %s', async (status) => {
    const some = all.filter((row) => row['status'] === status)
    expect(some.length).toBeGreaterThan(0)
    expect(idsOf(await listed(`${everything}&status=${status}`))).toEqual(idsOf(some))
  })

  it('pages, which together are the whole list', async () => {
    const first = await listed(`${everything}&page_size=3`)
    const second = await listed(`${everything}&page_size=3&page=2`)
    expect(idsOf([...first, ...second])).toEqual(idsOf(all.slice(0, 6)))
  })

  it('a span of time, also where a plus became a space', async () => {
    const at = String(all[2]?.['requested_datetime']).replace('Z', '+00:00')
    const found = await listed(`start_date=${at}&end_date=${at.replace('+', ' ')}`)
    expect(idsOf(found)).toContain(all[2]?.['service_request_id'])
    expect(new Set(found.map((row) => row['requested_datetime'])).size).toBe(1)
  })

  it('their last change, newest first', async () => {
    const found = await listed(`updated_after=${daysAgo(80)}&extensions=true`)
    const changes = found.map((row) =>
      String((row['extended_attributes'] as Fields)['last_modified']),
    )
    expect(changes.length).toBeGreaterThan(3)
    expect(changes).toEqual(changes.toSorted((one, other) => other.localeCompare(one)))
  })

  it('an empty argument as if it were not sent', async () => {
    expect(await listed(`${everything}&status=&service_code=&page=&jurisdiction_id=`)).toEqual(all)
  })
})

describe('a request that cannot be answered says why, as the standard writes it', () => {
  test.each([
    ['status=done', 400, 'status has a status that we do not know.'],
    ['start_date=yesterday', 400, 'start_date must be a date and time like'],
    ['start_date=2026-01-01&end_date=2026-12-01', 400, 'up to 90 days'],
    ['start_date=2026-02-01&end_date=2026-01-01', 400, 'end_date is before the start.'],
    ['page=0', 400, 'page must be a whole number from 1'],
    ['page_size=1001', 400, 'page_size must be a whole number from 1 to 1,000.'],
    ['page_size=1&page_size=2', 400, 'page_size was sent with two different values.'],
    ['jurisdiction_id=sfgov.org', 404, 'We do not serve this jurisdiction_id.'],
  ])('%s', async (query, status, words) => {
    const reply = await ask(`/v2/requests.json?${query}`)
    expect(reply.status).toBe(status)
    expect(await reply.json()).toEqual([
      { code: status, description: expect.stringContaining(words) },
    ])
    const errors = listIn(await xmlOf(ask, `/v2/requests.xml?${query}`), 'errors', 'error')
    expect(errors).toEqual([{ code: String(status), description: expect.stringContaining(words) }])
  })

  it('with each of its errors', async () => {
    const errors = await jsonOf(ask, '/v2/requests.json?status=done&page=x&start_date=x')
    expect(errors).toHaveLength(3)
  })

  it('in Spanish to a reader of Spanish', async () => {
    const headers = { 'accept-language': 'es' }
    const errors = await jsonOf(ask, '/v2/requests.json?page=0', { headers })
    expect(JSON.stringify(errors)).toContain('debe ser un número entero')
  })

  test.each([
    '/v2/services/unknown',
    '/v2/services/feedback',
    '/v2/requests/99999999',
    '/v2/tokens/1',
  ])('%s is not found', async (path) => {
    const reply = await ask(`${path}.json`)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual([{ code: 404, description: expect.any(String) }])
  })
})

describe('what not everyone may see', () => {
  const privateRows = () =>
    database.rows<{ number: string; email: string | null }>(sql`
      select number, guest_email as email from requests where number is not null
        and (category is null or category in ('codeViolation', 'healthComplaint', 'missedPickup'))
      limit 20`)

  it('answers as absent, alone and in a list of ids', async () => {
    const rows = await privateRows()
    expect(rows.length).toBeGreaterThan(0)
    const [first] = rows
    expect((await ask(`/v2/requests/${first?.number}.json`)).status).toBe(404)
    expect(
      await listed(`service_request_id=${rows.map(({ number }) => number).join(',')}`),
    ).toEqual([])
  })

  it('is in no reply: typed text, names, addresses of people and houses, and exact places', async () => {
    const rows = await database.rows<{ text: string }>(sql`
      select distinct unnest(array[description, address, guest_email, contact_name, contact_phone,
        sender.email, sender.last_name, sender.phone_number]) as text
      from requests left join users sender on sender.id = requests.user_id
      where requests.category is not null`)
    const typed = rows.map(({ text }) => text).filter((text) => text && text.length > 5)
    expect(typed.length).toBeGreaterThan(20)
    const replies = JSON.stringify([
      await listed(`${everything}&extensions=true`),
      await jsonOf(ask, `/v2/servicerequestupdates.json?${everything}`),
    ])
    expect(typed.filter((text) => replies.includes(text))).toEqual([])
    for (const row of all)
      for (const degrees of [row['lat'], row['long']])
        expect(String(degrees)).toMatch(/^-?\d+(?:\.\d{1,3})?$/)
  })
})

describe('anyone can read', () => {
  it('from any site, without a cookie or a session', async () => {
    const reply = await ask('/v2/services.json', { headers: { origin: 'https://map.example' } })
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
    expect(reply.headers.get('set-cookie')).toBeNull()
    const asked = await ask('/v2/requests.json', { method: 'OPTIONS' })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
  })

  test.each([
    ['/v2/services.json', 'public, max-age=300'],
    ['/v2/requests.json', 'public, max-age=60'],
    ['/v2/requests.json?page=0', 'no-store'],
  ])('%s, kept as %s', async (path, kept) => {
    const reply = await ask(path)
    expect(reply.headers.get('cache-control')).toBe(kept)
    expect(reply.headers.get('vary')).toBe('Accept-Language')
  })

  test.each([
    '/v2/services',
    '/v2/services/streetlight',
    '/v2/requests',
    '/v2/servicerequestupdates',
  ])('%s by at most one round trip', async (path) => {
    const reply = await ask(`${path}.json`)
    expect(reply.headers.get('server-timing')).toMatch(/^db;desc="[01]"/)
  })
})

test.each(['PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  expect((await ask('/v2/requests.json', { method })).status).toBe(405)
})

it('refuses a form where only reading is possible', async () => {
  const reply = await ask('/v2/services.json', { method: 'POST', body: new FormData() })
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('says too many requests in the standard’s words', async () => {
  const limit = { limit: async () => ({ success: false }) }
  const full = await open311City({
    RATE_LIMIT_120: limit,
    RATE_LIMIT_300: limit,
    RATE_LIMIT_1200: limit,
    RATE_LIMIT_6000: limit,
  })
  const reply = await full.ask('/v2/requests.json')
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await reply.json()).toEqual([{ code: 429, description: expect.any(String) }])
})
