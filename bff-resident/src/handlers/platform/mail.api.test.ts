import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { testCity } from '@portal/local/testing'

const token = 'password-of-the-mail-service-in-this-test'
const city = await testCity({ variables: { MAIL_EVENTS_TOKEN: token } })

const basic = (password: string) => `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`

const send = (body: unknown, headers: Record<string, string> = { authorization: basic(token) }) =>
  fetch(`${city.origins.resident}/api/mail/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const marked = async (email: string) => {
  const rows = await openDatabase(city.databaseUrl, city.neonEndpoint).rows<{ reason: string }>(
    `select reason from mail_blocks where email = '${email}'`,
  )
  return rows.map(({ reason }) => reason)
}

const bounce = (email: string) => ({ events: [{ kind: 'bounced', email, detail: '550' }] })

it('marks an address, however often it is reported, and one without an account', async () => {
  expect((await send(bounce('kim@home.example'))).status).toBe(204)
  expect((await send(bounce('kim@home.example'))).status).toBe(204)
  expect(await marked('kim@home.example')).toEqual(['bounced'])
})

it('takes Amazon’s JSON, which it calls text', async () => {
  const complaint = { complainedRecipients: [{ emailAddress: 'bo@home.example' }] }
  const body = JSON.stringify({ Type: 'Notification', Message: JSON.stringify({ complaint }) })
  const headers = { authorization: basic(token), 'content-type': 'text/plain; charset=UTF-8' }
  expect((await send(body, headers)).status).toBe(204)
  expect(await marked('bo@home.example')).toEqual(['complained'])
})

it.each([
  ['none', {}],
  ['a wrong one', { authorization: basic(`${token}x`) }],
  ['an empty one', { authorization: basic('') }],
  ['no base64', { authorization: 'Basic %%%' }],
  ['another kind', { authorization: `Bearer ${token}` }],
  ['only a name', { authorization: `Basic ${Buffer.from(token).toString('base64')}` }],
])('refuses a report with %s as password, and asks for it', async (_name, headers) => {
  const answer = await send(bounce('lee@home.example'), headers)
  expect(answer.status).toBe(401)
  // Amazon sends the password only then.
  expect(answer.headers.get('www-authenticate')).toBe('Basic realm="mail events"')
  expect(await answer.json()).toMatchObject({ code: 'MailTrouble.EventsUnsigned' })
  expect(await marked('lee@home.example')).toEqual([])
})

it('accepts reports of other kinds, and changes nothing', async () => {
  for (const body of [
    {},
    { RecordType: 'Open', Email: 'lee@home.example' },
    { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'lee@home.example' },
    { Type: 'Notification', Message: 'Welcome' },
    { Type: 'UnsubscribeConfirmation', SubscribeURL: 'https://evil.example/' },
  ])
    expect((await send(body)).status).toBe(204)
  expect(await marked('lee@home.example')).toEqual([])
})

it.each([
  ['no JSON', '{', 400],
  ['a list', [], 400],
  ['events of no known shape', { events: [{ kind: 'opened', email: 'lee@home.example' }] }, 400],
  [
    'too many events',
    { events: Array.from({ length: 1001 }, () => bounce('a@b.example').events[0]) },
    400,
  ],
  ['a huge body', { text: 'x'.repeat(1_000_001) }, 413],
])('refuses %s', async (_name, body, status) => {
  expect((await send(body)).status).toBe(status)
})

it('never opens an address that is not Amazon’s', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const SubscribeURL = `http://127.0.0.1:${port}/?Action=ConfirmSubscription`
  expect((await send({ Type: 'SubscriptionConfirmation', SubscribeURL })).status).toBe(204)
  expect(asked).toBe(0)
  server.close()
})
