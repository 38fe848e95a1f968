import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { openDatabaseGate, testDatabase } from '@portal/local/testing'
import { bindings, notePage, probe } from '../src/probe.fixture.ts'

const database = await testDatabase()

let reads = 0
const gate = await openDatabaseGate(database.neonEndpoint)
let ask: ReturnType<typeof probe>

beforeAll(() => {
  ask = probe(
    {
      async getNote(_input, context) {
        await context.database.read((builder) => builder.execute(sql`select 1`))
        reads += 1
        return { status: 200, body: { text: `hello ${reads}` } }
      },
      addNote: async ({ body }) => ({ status: 201, body }),
    },
    bindings({ ...database, neonEndpoint: gate.url }, { PAGE_CHECK_MS: '0' }),
    async (request, input) => {
      const page = await notePage(request, input)
      if (page.status === 503)
        throw Object.assign(new Error('page'), { name: 'ApiError', status: 503 })
      return page
    },
  )
})
afterAll(gate.stop)

const spanish = { headers: { cookie: 'language=es' } }

it('while the database is away /readyz and the API say so, pages stay calm, and all of it recovers', async () => {
  expect((await ask('/')).status).toBe(200)
  gate.shut()
  expect((await ask('/healthz')).status).toBe(200)
  const ready = await ask('/readyz')
  expect(ready.status).toBe(503)
  expect(ready.headers.get('retry-after')).toBe('5')
  const page = await ask('/', spanish)
  expect(page.status).toBe(503)
  expect(page.headers.get('content-type')).toContain('text/html')
  const text = await page.text()
  expect(text).toContain('lang="es"')
  expect(text).toContain('Volvemos enseguida')
  expect(text).not.toContain('<script')
  gate.open()
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/', spanish)).status).toBe(200)
})

it('while the database is away a page for anyone is shown as it was last, and is new again after it', async () => {
  const lastRead = async () => /(\d+)/.exec(await (await ask('/kept')).text())?.[1]
  const before = await lastRead()
  gate.shut()
  const page = await ask('/kept')
  expect([page.status, await lastRead()]).toEqual([200, before])
  expect((await ask('/kept', spanish)).status).toBe(503)
  expect((await ask('/kept', { headers: { cookie: 'other=1' } })).status).toBe(503)
  gate.open()
  await openDatabase(database.databaseUrl, database.neonEndpoint).write((builder) => [
    builder.execute(
      sql`insert into public_versions (version) values (2)
        on conflict (is_only) do update set version = public_versions.version + 1`,
    ),
  ])
  expect(await lastRead()).not.toBe(before)
})
