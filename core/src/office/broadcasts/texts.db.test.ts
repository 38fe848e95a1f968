import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { listMessages } from '../../casework/messages/index.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { browserOf } from '../../people/push/browser-of.fixture.ts'
import type { Push, PushText } from '../../people/push/index.ts'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { type ComposedMail, deliverMail } from '../../platform/mail/index.ts'
import { broadcastLimits, everyone } from './rules.ts'
import { listBroadcasts, sendBroadcast, sendShard, startBroadcasts } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const editor = await person({ roles: ['contentEditor'] })
const job = contextOf({ kind: 'system', job: 'broadcasts' })

const send = (change: { readonly spanishTitle?: string; readonly spanishBody?: string }) =>
  sendBroadcast(contextOf(editor), {
    englishTitle: 'Snow on Friday',
    spanishTitle: 'Nieve el viernes',
    englishBody: '',
    spanishBody: '',
    audience: everyone,
    channels: ['inbox', 'push', 'mail'],
    sendAt: null,
    urgentReason: '',
    ...change,
  })

/** What a neighbor who reads Spanish gets of it, by each channel. */
async function arrived(change: Parameters<typeof send>[0]) {
  const ana = await person({ language: 'es' })
  await database.write((builder) => [
    builder.insert(pushSubscriptions).values(browserOf({ userId: ana.userId, language: 'es' })),
  ])
  const pushed: PushText[] = []
  const push: Push = async (_target, text) => {
    pushed.push(text)
    return { kind: 'delivered' }
  }
  await send(change)
  for (const shard of await startBroadcasts(job)) await sendShard(job, push, shard)
  const mails: ComposedMail[] = []
  await deliverMail(
    job,
    { send: (mail) => Promise.resolve(void mails.push(mail)) },
    { city: job.city, texts: [], portalUrl: 'https://portal.example', secret: 's' },
  )
  const read = { ...contextOf(ana), language: 'es' } as const
  const [inbox] = JSON.parse(await listMessages(read)) as { Title: string; Body: string }[]
  return { inbox, push: pushed[0], mail: mails.find(({ to }) => to === ana.email) }
}

beforeEach(() =>
  database.write((builder) => [
    builder.delete(outbox),
    builder.delete(broadcasts),
    builder.delete(pushSubscriptions),
  ]),
)

describe('the texts of a message to many', () => {
  it('are letters to people, whatever they look like to a machine', async () => {
    const title = '<b>Nieve</b> & {{city}} $t(Home.Title) "&amp;"'
    const body = '<script>alert(1)</script>\n\n{{headline}}\n=1+1'
    const { inbox, push, mail } = await arrived({ spanishTitle: title, spanishBody: body })
    expect(inbox).toMatchObject({ Title: title, Body: body })
    expect(push).toMatchObject({ title, body })
    expect(mail?.subject).toBe(title)
    // Each line is a paragraph.
    expect(mail?.text).toContain('<script>alert(1)</script>\n\n{{headline}}\n\n=1+1\n')
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</p>')
    expect(mail?.html).toContain('>{{headline}}</p>')
    expect(mail?.html).not.toContain('<script')
  })

  it('may be all emoji, of which each is one character', async () => {
    const family = '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}'
    const title = family.repeat(broadcastLimits.title)
    const { inbox, push, mail } = await arrived({ spanishTitle: title })
    expect([inbox?.Title, push?.title, mail?.subject]).toEqual([title, title, title])
    await expect(send({ spanishTitle: title + family })).rejects.toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'spanishTitle' }],
    })
  })

  it('of 4,000 characters arrive whole; of 5,000 they are refused, and nothing is stored', async () => {
    const body = 'ñ'.repeat(broadcastLimits.body)
    const { inbox, mail } = await arrived({ spanishBody: body })
    expect(inbox?.Body).toBe(body)
    expect(mail?.text).toContain(body)
    await expect(send({ spanishBody: 'ñ'.repeat(5000) })).rejects.toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'spanishBody' }],
    })
    expect(await listBroadcasts(contextOf(editor))).toHaveLength(1)
  })
})
