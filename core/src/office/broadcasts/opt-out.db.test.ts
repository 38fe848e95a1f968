import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { broadcastRecipients } from '../../casework/messages/broadcasts.sql.ts'
import { choiceFor, setNotificationChoices } from '../../people/profiles/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { deliverPush, type PushSender } from '../../people/push/deliver-push.ts'
import type { Push } from '../../people/push/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { type ComposedMail, deliverMail } from '../../platform/mail/index.ts'
import { manyIn } from './broadcasts.fixture.ts'
import { everyone } from './rules.ts'
import { listBroadcasts, sendBroadcast, sendShard, shardSize, startBroadcasts } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const { addBrowser, clear } = manyIn(database)
const editor = await person({ roles: ['contentEditor'] })
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const job = (at = now) => contextOf({ kind: 'system', job: 'broadcasts' }, at)

async function begin() {
  const context = contextOf(editor)
  const alone = { ...context, city: { ...context.city, broadcastSecondPersonAbove: null } }
  const { id } = await sendBroadcast(alone, {
    englishTitle: 'Snow on Friday',
    spanishTitle: 'Nieve el viernes',
    englishBody: 'Move your car.',
    spanishBody: 'Mueva su auto.',
    audience: everyone,
    channels: ['inbox', 'push', 'mail'],
    sendAt: null,
    urgentReason: '',
  })
  return { id, shards: await startBroadcasts(job()) }
}

/** As on the account's page. */
const turnOff = (
  one: Parameters<typeof contextOf>[0],
  channel: 'inbox' | 'push' | 'mail' = 'inbox',
) =>
  setNotificationChoices(contextOf(one), {
    language: 'en',
    quietHours: null,
    kinds: [
      {
        notificationId: 'city-announcements',
        ...(channel === 'inbox'
          ? { inbox: false, push: false, mail: false }
          : { inbox: true, push: true, mail: true, [channel]: false }),
      },
    ],
  })

const browserOf = (userId: string, endpoint = `https://fcm.googleapis.com/fcm/send/${userId}`) =>
  addBrowser(userId, endpoint)

const got = async (id: string, userId: string) => {
  const rows = await database.rows(
    sql`select from ${broadcastRecipients} where broadcast_id = ${id} and user_id = ${userId}`,
  )
  return rows.length === 1
}

/** Notes the devices that it pushed to. */
function service(answer: Awaited<ReturnType<Push>> = { kind: 'delivered' }) {
  const pushed: string[] = []
  const push: Push = async ({ endpoint }) => {
    pushed.push(endpoint)
    return answer
  }
  return { push, pushed }
}

beforeEach(clear)

describe('a person who opts out while a message is on its way', () => {
  it('is spared from the next part on', async () => {
    // Ids of later people are higher, and parts go by them.
    const early = await person()
    await database.write((builder) => [
      builder.execute(sql`
        insert into ${users} (id, email, email_verified_at, contact_id, created_at, updated_at)
        select ('08' || substr(gen_random_uuid()::text, 3))::uuid, 'n' || n || '@many.example', now(),
          'many-' || n, now(), now() from generate_series(1, ${shardSize}) n`),
      // The last of all.
      builder.execute(sql`
        insert into ${users} (id, email, email_verified_at, contact_id, created_at, updated_at)
        values ('ffffffff-0000-4000-8000-000000000001', 'last@many.example', now(), 'many-last', now(), now())`),
    ])
    const last = { ...early, userId: 'ffffffff-0000-4000-8000-000000000001' as typeof early.userId }
    await browserOf(early.userId)
    await browserOf(last.userId)
    const { push, pushed } = service()
    const { id, shards } = await begin()
    const [first, ...rest] = shards
    if (!first || rest.length === 0) throw new Error('one part only')
    await sendShard(job(), push, first)
    await turnOff(early)
    await turnOff(last)
    for (const shard of rest) await sendShard(job(), push, shard)
    await startBroadcasts(job())

    expect(await got(id, early.userId)).toBe(true)
    expect(await got(id, last.userId)).toBe(false)
    expect(pushed).toEqual([`https://fcm.googleapis.com/fcm/send/${early.userId}`])
    const [sent] = await listBroadcasts(contextOf(editor))
    expect(sent).toMatchObject({ state: 'sent', counts: { optedOut: 1 } })
    const mails = await database.rows(
      sql`select from ${outbox} where topic = 'mail' and payload ->> 'to' = 'last@many.example'`,
    )
    expect(mails).toEqual([])
  })

  it('is spared the mail that already waits to be delivered', async () => {
    const [ana, bo] = [await person(), await person()]
    const { shards } = await begin()
    for (const shard of shards) await sendShard(job(), null, shard)
    await turnOff(ana, 'mail')
    const sent: ComposedMail[] = []
    const transport = { send: (mail: ComposedMail) => Promise.resolve(void sent.push(mail)) }
    const settings = { city: job().city, texts: [], portalUrl: 'https://p.example', secret: 's' }
    await deliverMail(job(), transport, settings, { choice: choiceFor(job(), 'mail') })
    const to = sent.map((mail) => mail.to)
    expect(to).toContain(bo.email)
    expect(to).not.toContain(ana.email)
  })

  it('is spared the push that a busy push service made wait', async () => {
    const [ana, bo] = [await person(), await person()]
    await browserOf(ana.userId)
    await browserOf(bo.userId)
    const busy = {
      kind: 'refused',
      failure: 'unreachable',
      status: 429,
      retryAt: later(1),
    } as const
    const { push } = service(busy)
    const { shards } = await begin()
    for (const shard of shards) await sendShard(job(), push, shard)
    await turnOff(ana, 'push')
    const sender: PushSender = {
      web: null,
      fcm: null,
      origins: { resident: '', staff: '' },
      fetch: () => Promise.reject(new Error('no keys, no request')),
    }
    const context = job(later(2))
    const report = await deliverPush(context, sender, { choice: choiceFor(context, 'push') })
    expect(report).toMatchObject({ delivered: 1, held: 1 })
    const rows = await database.rows<{ status: string }>(
      sql`select status from ${outbox} where topic = 'push' 
        and recipient = (select encode(sha256(convert_to(${ana.email}, 'UTF8')), 'hex'))`,
    )
    expect(rows).toEqual([{ status: 'held' }])
  })
})
