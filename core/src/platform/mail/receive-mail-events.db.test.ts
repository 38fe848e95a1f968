import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { confirmEmailAgain, verifyEmail } from '../../accounts/account/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { outbox } from '../deliveries/outbox.sql.ts'
import { deliverMail } from './deliver-mail.ts'
import { mailBlocks } from './mail-blocks.sql.ts'
import { type MailOrder, queueMail } from './queue-mail.ts'
import { receiveMailEvents } from './receive-mail-events.ts'

const { contextOf, database, mailTo, person } = peopleIn(await testDatabase())
const service = contextOf({ kind: 'anonymous' })
const later = new Date(now.getTime() + 3_600_000)

const blocked = async () => {
  const rows = await database.read((builder) => builder.select().from(mailBlocks))
  return rows.map(({ email, reason }) => [email, reason])
}
const report = (email: string, kind: 'bounced' | 'complained' = 'bounced') =>
  receiveMailEvents(service, [{ kind, email, detail: '550 no such user' }])

/** Sends what is due; returns the subjects of who got what. */
async function sent(): Promise<string[]> {
  const got: string[] = []
  const transport = { send: async ({ to }: { to: string }) => void got.push(to) }
  const context = contextOf({ kind: 'system', job: 'mail' }, later)
  const settings = {
    city: context.city,
    texts: [],
    portalUrl: 'https://portal.example',
    secret: 'x'.repeat(32),
  }
  await deliverMail(context, transport, settings)
  return got
}

const newsletter = (to: string): MailOrder => ({
  kind: 'announcement',
  to,
  language: 'en',
  path: '/unsubscribe/1',
  isSigned: true,
  unsubscribe: { page: '', api: '/api/unsubscribe/1' },
  values: { headline: 'Snow', text: 'Move your car.' },
})

const queue = (order: MailOrder, reason: string) =>
  service.database.write((builder) => [queueMail(service, builder, order, reason)])

beforeEach(() =>
  database.write((builder) => [builder.delete(outbox), builder.delete(mailBlocks)]),
)

it('newsletters no longer go to an address that bounced; account mail does', async () => {
  await report(' Ana@Home.example ')
  await queue(newsletter('ana@home.example'), 'one')
  await queue(newsletter('bo@home.example'), 'two')
  await queue({ kind: 'password-changed', to: 'ana@home.example', language: 'en' }, 'three')
  expect((await sent()).toSorted()).toEqual(['ana@home.example', 'bo@home.example'])
  const left = await database.rows(sql`select count(*)::int as left from outbox`)
  expect(left).toEqual([{ left: 2 }])
})

it('a complaint outlives a bounce, and what is no address is not kept', async () => {
  await report('ana@home.example', 'complained')
  await report('ana@home.example', 'bounced')
  await report('no address')
  expect(await blocked()).toEqual([['ana@home.example', 'complained']])
})

it('ends when the person opens a link that was sent there since then', async () => {
  const ana = await person()
  await report(ana.email)
  await confirmEmailAgain(contextOf(ana, later))
  const [mail] = await mailTo(ana.email)
  const code = new URL(String(mail?.['path']), 'https://portal.example').searchParams.get('oobCode')
  await verifyEmail(contextOf({ kind: 'anonymous' }, later), code ?? '')
  expect(await blocked()).toEqual([])
})

it('sends no link to a person whose mail arrives', async () => {
  const ana = await person()
  await confirmEmailAgain(contextOf(ana))
  expect(await mailTo(ana.email)).toEqual([])
})
