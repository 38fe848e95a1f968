import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { bindings, notePage, probe } from './probe.ts'

const database = await testDatabase()

// Stands before the database's endpoint and hangs up while the "outage" lasts.
let isOut = false
const gate = createServer(async (request, response) => {
  if (isOut) {
    request.socket.destroy()
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon'))
  const answer = await fetch(database.neonEndpoint, {
    method: 'POST',
    body: Buffer.concat(chunks),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(await answer.text())
})
let ask: ReturnType<typeof probe>

beforeAll(async () => {
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  const address = gate.address()
  if (address === null || typeof address === 'string') throw new Error('the gate has no port')
  const neonEndpoint = `http://127.0.0.1:${address.port}/sql`
  ask = probe(
    {
      async getNote(_input, context) {
        await context.database.read((builder) => builder.execute(sql`select 1`))
        return { status: 200, body: { text: 'hello' } }
      },
      addNote: async ({ body }) => ({ status: 201, body }),
    },
    bindings({ ...database, neonEndpoint }),
    async (request, input) => {
      const page = await notePage(request, input)
      if (page.status === 503)
        throw Object.assign(new Error('page'), { name: 'ApiError', status: 503 })
      return page
    },
  )
})
afterAll(() => void gate.close())

const spanish = { headers: { cookie: 'language=es' } }

it('while the database is away /readyz and the API say so, pages stay calm, and all of it recovers', async () => {
  expect((await ask('/')).status).toBe(200)
  isOut = true
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
  isOut = false
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/', spanish)).status).toBe(200)
})
