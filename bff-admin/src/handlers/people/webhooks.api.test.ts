import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { eventKinds, type SentKind } from '@portal/core/webhooks/rules'
import { demoPassword, newVisitor, putPermit, putRequest, testCity } from '@portal/local/testing'
import { eventSchemas } from '@portal/openapi/events'

const city = await testCity()
const database = () => openDatabase(city.databaseUrl, city.neonEndpoint)
const ada = newVisitor(city.origins.staff)
await ada.post('/api/auth/sign-in', { email: 'ada@demo.example', password: demoPassword })

interface Got {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A partner's server: what it got, and how it answers. */
const got: Got[] = []
let answers = 204
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (piece: string) => (body += piece))
  request.on('end', () => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    got.push({ headers, body })
    response.writeHead(answers).end()
  })
})
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const bound = server.address()
const receiver = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`

beforeEach(() => {
  got.length = 0
  answers = 204
})

// The contract tests hold each reply's shape.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast at each of four calls would say the same
const bodyOf = <Body>({ text }: { readonly text: string }): Body => JSON.parse(text) as Body

const partner = bodyOf<{ id: string }>(
  await ada.post('/api/partners', { name: 'Lakeside Test', contact: 'api@lakeside.example' }),
)

async function anEndpoint(path: string) {
  const made = await ada.post(`/api/partners/${partner.id}/endpoints`, {
    address: receiver + path,
    kinds: eventKinds,
  })
  expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store'])
  return bodyOf<{ id: string; secret: string }>(made)
}

const alert = {
  titleEnglish: 'Boil water',
  titleSpanish: 'Hierva el agua',
  textEnglish: '<p>On Mill St.</p>',
  textSpanish: '<p>En Mill St.</p>',
  active: true,
}

describe('an endpoint', () => {
  it('gets a signed event right after the change, without waiting for the minute', async () => {
    const { id, secret } = await anEndpoint('/at-once')
    await ada.post('/api/systemAlerts', alert)
    await expect.poll(() => got.length, { timeout: 20_000 }).toBe(1)
    const [one] = got
    expect(new Webhook(secret).verify(one?.body ?? '', { ...one?.headers })).toMatchObject({
      type: 'alert.published',
      data: { title: 'Boil water', titleEs: 'Hierva el agua' },
    })
    await expect
      .poll(async () => (await ada.get(`/api/partner-endpoints/${id}/deliveries`)).text)
      .toMatch(/"status" ?: ?"delivered"/)
    await ada.send('DELETE', `/api/partner-endpoints/${id}`)
  })

  it('gets each kind as the published document says', { timeout: 60_000 }, async () => {
    await anEndpoint('/all')
    const run = (statement: string) => database().write((builder) => [builder.execute(statement)])
    const id = await putRequest(city, { latitude: 42.037, longitude: -88.281 })
    await run(`update requests set status = 'Open', updated_at = now() where id = '${id}'`)
    await run(
      `update requests set status = 'Complete', closed_at = now(), updated_at = now() where id = '${id}'`,
    )
    const ana = `(select id from users where email = 'ana@demo.example')`
    const [{ id: userId } = { id: '' }] = await database().rows<{ id: string }>(
      `select ${ana} as id`,
    )
    await putPermit(city, userId)
    await ada.post('/api/systemAlerts', alert)
    await run(`insert into payments (id, reference, status, amount_cents, app_code, account_type, description,
        channel, caller, key, intent, language, created_at, approved_at, updated_at)
      values (uuidv7(), 'P0197A1B200007000800', 'approved', 500, 'UTILITY', 'UTILITY', 'x', 'hosted', 'x', 'x', 'x',
        'en', now(), now(), now())`)
    await run(`update payments set status = 'settled', settled_at = now()
      where reference = 'P0197A1B200007000800'`)
    await city.runScheduled('* * * * *')
    const events = () => got.map((one) => bodyOf<{ type: SentKind }>({ text: one.body }))
    await expect
      .poll(() => new Set(events().map(({ type }) => type)), { timeout: 20_000 })
      .toEqual(new Set(eventKinds))
    for (const event of events()) expect(eventSchemas[event.type].parse(event)).toEqual(event)
  })

  it('that answers 410 is switched off', async () => {
    answers = 410
    const { id } = await anEndpoint('/gone')
    await ada.post(`/api/partner-endpoints/${id}/test`)
    const endpoint = async () => {
      const list = await ada.get(`/api/partners/${partner.id}/endpoints`)
      const all = bodyOf<{ id: string; status: string }[]>(list)
      return all.find((one) => one.id === id)?.status
    }
    await expect.poll(endpoint, { timeout: 20_000 }).toBe('gone')
    expect((await ada.post(`/api/partner-endpoints/${id}/test`)).status).toBe(409)
  })
})
