import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import {
  confirmEmailAgain,
  getProfile,
  listSent,
  verifyEmail,
} from '../../accounts/account/index.ts'
import { liftMailBlock } from '../../accounts/person-record/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../audit/audit.fixture.ts'
import { outbox } from '../deliveries/outbox.sql.ts'
import { deliverMail } from './deliver-mail.ts'
import { mailBlocks } from './mail-blocks.sql.ts'
import type { MailKind } from './mail-kinds.ts'
import { queueMail } from './queue-mail.ts'
import type { MailEvent } from './read-mail-events.ts'
import { receiveMailEvents } from './receive-mail-events.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const service = contextOf({ kind: 'anonymous' })
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const report = (email: string, kind: MailEvent['kind'] = 'bounced', at: Date | null = now) =>
  receiveMailEvents({ ...service, clock: { now: () => later(24) } }, [
    { kind, email, detail: '550 no such user', at: at?.toISOString() ?? null },
  ])

const blocks = async () => {
  const rows = await database.read((builder) =>
    builder.select().from(mailBlocks).orderBy(mailBlocks.email),
  )
  return rows.map(({ email, reason, endedAt }) => [email, reason, endedAt === null])
}

const queue = (to: string, ...kinds: MailKind[]) =>
  database.write((builder) => {
    const [first, ...rest] = kinds.map((kind) =>
      queueMail(service, builder, { kind, to, language: 'en', values: {} }, `${kind} ${to}`),
    )
    if (!first) throw new Error('no mail')
    return [first, ...rest]
  })

/** Sends what is due; returns who got what. */
async function sent(): Promise<string[]> {
  const got: string[] = []
  const context = contextOf({ kind: 'system', job: 'mail' }, later(24))
  await deliverMail(
    context,
    { send: async ({ to }) => void got.push(to) },
    { city: context.city, texts: [], portalUrl: 'https://portal.example', secret: 'x'.repeat(32) },
  )
  return got.toSorted()
}
const kindsLeft = async () => {
  const rows = await database.read((builder) => builder.select().from(outbox))
  return rows
    .filter(({ status }) => status === 'delivered')
    .map(({ payload }) => String(payload['kind']))
    .toSorted()
}

/** The code of the newest link that was mailed to them. */
async function codeFor(email: string): Promise<string> {
  const [row] = await database.rows<{ path: string }>(sql`
    select payload ->> 'path' as path from outbox
    where payload ->> 'to' = ${email} and payload ->> 'path' is not null order by created_at desc limit 1`)
  return new URL(row?.path ?? '', 'https://portal.example').searchParams.get('oobCode') ?? ''
}

beforeEach(() => database.write((builder) => [builder.delete(outbox), builder.delete(mailBlocks)]))

const everything = ['announcement', 'bill-ready', 'reset-password', 'shutoff-notice'] as const

describe('an address', () => {
  it('that bounced gets nothing but links that prove it', async () => {
    await report(' Ana Ruiz <Ana@Home.example> ')
    await queue('ana@home.example', ...everything, 'verify-email', 'change-email')
    await queue('bo@home.example', 'announcement')
    expect(await sent()).toEqual(['ana@home.example', 'ana@home.example', 'bo@home.example'])
    expect(await kindsLeft()).toEqual(['announcement', 'change-email', 'verify-email'])
  })

  it('whose reader called a mail spam gets what cannot be turned off, and no news', async () => {
    await report('ana@home.example', 'complained')
    await queue('ana@home.example', ...everything, 'board-news', 'request-news')
    await sent()
    expect(await kindsLeft()).toEqual(['bill-ready', 'reset-password', 'shutoff-notice'])
  })

  it('is marked before anyone has it, and not if it is none', async () => {
    await report('kim@home.example')
    await report('no address')
    await report(`${'a'.repeat(400)}@home.example`)
    expect(await blocks()).toEqual([['kim@home.example', 'bounced', true]])
    const kim = await person({ email: 'kim@home.example' })
    expect(JSON.parse((await getProfile(contextOf(kim), kim.userId)).toString())).toMatchObject({
      mailBlock: { reason: 'bounced', at: '2026-11-20T18:00:00Z' },
    })
  })

  it('that bounced stays so after a complaint, whichever is reported first', async () => {
    await report('ana@home.example', 'complained')
    await report('ana@home.example', 'bounced', later(-1))
    await report('bo@home.example', 'bounced')
    await report('bo@home.example', 'complained', later(1))
    expect(await blocks()).toEqual([
      ['ana@home.example', 'bounced', true],
      ['bo@home.example', 'bounced', true],
    ])
  })

  it('is that of the report, not of the person who has another one by now', async () => {
    const ana = await person()
    await report(ana.email)
    await database.write((builder) => [
      builder.execute(sql`update users set email = ${`new.${ana.email}`} where id = ${ana.userId}`),
    ])
    await queue(`new.${ana.email}`, 'announcement')
    expect(await sent()).toEqual([`new.${ana.email}`])
  })
})

it('a report of many marks each once, and none of it waits for another', async () => {
  const events = Array.from({ length: 1000 }, (_, n) => ({
    kind: 'bounced' as const,
    email: `n${n % 500}@home.example`,
    detail: 'x'.repeat(2000),
    at: null,
  }))
  await Promise.all([receiveMailEvents(service, events), receiveMailEvents(service, events)])
  expect(await blocks()).toHaveLength(500)
})

describe('mail goes there again', () => {
  it('when the person opens a link that was sent there since then', async () => {
    const ana = await person()
    await report(ana.email)
    await confirmEmailAgain(contextOf(ana, later(1)))
    // It is mailed although nothing else is, and delivered mail keeps no link.
    const code = await codeFor(ana.email)
    expect(await sent()).toEqual([ana.email])
    await verifyEmail(contextOf({ kind: 'anonymous' }, later(2)), code)
    expect(await blocks()).toEqual([[ana.email, 'bounced', false]])
    await queue(ana.email, 'announcement')
    expect(await sent()).toEqual([ana.email])
  })

  it('and a repeated report changes nothing, but a new bounce does', async () => {
    const ana = await person()
    await report(ana.email)
    await confirmEmailAgain(contextOf(ana, later(1)))
    await verifyEmail(contextOf({ kind: 'anonymous' }, later(2)), await codeFor(ana.email))
    expect(await blocks()).toEqual([[ana.email, 'bounced', false]])
    await report(ana.email)
    expect(await blocks()).toEqual([[ana.email, 'bounced', false]])
    await report(ana.email, 'complained', later(3))
    expect(await blocks()).toEqual([[ana.email, 'complained', true]])
  })

  it('not when the link is older than the bounce', async () => {
    const ana = await person()
    await report(ana.email, 'complained', later(-2))
    await confirmEmailAgain(contextOf(ana, later(-1)))
    await report(ana.email)
    await verifyEmail(contextOf({ kind: 'anonymous' }), await codeFor(ana.email))
    expect(await blocks()).toEqual([[ana.email, 'bounced', true]])
  })

  it('when staff say so, which is in the audit log; not by those who only read', async () => {
    const [ana, clerk, viewer] = [
      await person(),
      await person({ roles: ['caseWorker'] }),
      await person({ roles: ['viewer'] }),
    ]
    const lift = (by: typeof clerk) => liftMailBlock(contextOf(by, later(1)), ana.userId)
    await expect(lift(clerk)).rejects.toMatchObject({ code: 'MailTrouble.Arrives' })
    await report(ana.email)
    await expect(lift(viewer)).rejects.toMatchObject({ kind: 'forbidden' })
    await lift(clerk)
    expect(await blocks()).toEqual([[ana.email, 'bounced', false]])
    expect(await auditEntriesOf(database, ana.userId)).toEqual([`liftMailBlock by ${clerk.userId}`])
  })

  it('sends no link to a person whose mail arrives', async () => {
    const ana = await person()
    await confirmEmailAgain(contextOf(ana))
    expect(await database.read((builder) => builder.select().from(outbox))).toEqual([])
  })
})

it('the person sees in their list what was not sent, and why', async () => {
  const ana = await person()
  await report(ana.email)
  await queue(ana.email, 'bill-ready')
  await sent()
  const { data } = await listSent(contextOf(ana))
  expect(data).toMatchObject([{ channel: 'mail', outcome: 'returned' }])
})
