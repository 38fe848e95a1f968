import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import { type Bindings, createBff } from '@portal/bff-pipeline'
import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import { testDatabase } from '@portal/local/testing'
import { open311 } from '../../src/open311/open311.ts'

const listNames = new Set([
  'service',
  'attribute',
  'value',
  'request',
  'request_update',
  'note',
  'endpoint',
  'format',
  'error',
])

/** As FixMyStreet's client has XML::Simple read: these are lists, and texts stay texts. */
const parser = new XMLParser({
  isArray: (name) => listNames.has(name),
  parseTagValue: false,
  ignoreDeclaration: true,
})

/** A worker with the standard alone, over a demo city of its own. */
export async function open311City(more: Partial<Bindings> = {}) {
  const where = await testDatabase('demo')
  const database = openDatabase(where.databaseUrl, where.neonEndpoint)
  const stored = new Map<string, Uint8Array>()
  const limit = { limit: async () => ({ success: true }) }
  const env: Bindings = {
    DATABASE_URL: where.databaseUrl,
    NEON_ENDPOINT: where.neonEndpoint,
    ENVIRONMENT: 'test',
    PORTAL_URL: 'https://portal.test',
    AUTH_SECRET: 'a secret for tests, of more than 32 characters',
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    DOCUMENTS: {
      get: async () => null,
      put: async (key, bytes) => void stored.set(key, bytes),
      delete: async () => undefined,
      createMultipartUpload: () => Promise.reject(new Error('Nothing is uploaded in parts here')),
      resumeMultipartUpload: () => {
        throw new Error('Nothing is uploaded in parts here')
      },
    },
    OUTBOX: { send: async () => undefined },
    RATE_LIMIT_120: limit,
    RATE_LIMIT_300: limit,
    RATE_LIMIT_1200: limit,
    RATE_LIMIT_6000: limit,
    ...more,
  }
  const app = createBff({
    contract: {},
    handlers: {},
    document: () => Promise.resolve('{}'),
    render: async () => new Response('a page'),
    stylesheets: [],
    takesForm: () => false,
    app: 'resident',
    languageCookie: 'language',
    standards: { '/open311': open311 },
  })
  const context = {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
    props: {},
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.fetch(new Request(`https://portal.test/open311${path}`, init), env, context)

  async function issueKey({
    scopes = ['reports.write'],
    perMinute = 600,
    partner = 'FixOurStreet',
  } = {}) {
    const key = `portal_live_${crypto.randomUUID().replaceAll('-', '')}elevenchars`
    const hash = createHash('sha256').update(key).digest('hex')
    const [partnerId, keyId] = [newId<'partner'>(), newId<'partner-key'>()]
    await database.write((builder) => [
      builder.execute(sql`insert into partners (id, name, contact, created_at, updated_at)
        values (${partnerId}, ${`${partner} ${partnerId}`}, 'desk@partner.example', now(), now())`),
      builder.execute(sql`
        insert into partner_keys (id, partner_id, name, scopes, limit_per_minute, prefix, hash, created_at, updated_at)
        values (${keyId}, ${partnerId}, 'App', ${`{${scopes.join(',')}}`}::text[], ${perMinute}, ${key.slice(0, 16)}, ${hash}, now(), now())`),
    ])
    return { key, keyId, partnerId, partnerName: `${partner} ${partnerId}` }
  }

  return { ask, database, issueKey, stored, trips: where.trips }
}

export type Open311City = Awaited<ReturnType<typeof open311City>>

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** A reply's JSON. */
export async function jsonOf(ask: Ask, path: string, init?: RequestInit): Promise<unknown> {
  const reply = await ask(path, init)
  return reply.json()
}

/** A reply's XML as objects of texts. */
export async function xmlOf(ask: Ask, path: string, init?: RequestInit): Promise<unknown> {
  const reply = await ask(path, init)
  return parser.parse(await reply.text())
}

/** As a browser or most libraries send a form without files. */
export const urlencoded = (fields: readonly (readonly [string, string])[]): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
})

/** A dark streetlight of the demo city. */
export const darkLamp = (key: string, more: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    api_key: key,
    jurisdiction_id: 'cityofelgin.org',
    service_code: 'streetlight',
    lat: '42.0400',
    long: '-88.2900',
    description: `Dark. ${crypto.randomUUID()}`,
    'attribute[poleType]': 'METAL',
    'attribute[problem]': 'BURNED_OUT',
    ...more,
  })

/** In ISO 8601, before now. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString()

export const daysAgo = (days: number): string => minutesAgo(days * 24 * 60)
