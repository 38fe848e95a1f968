import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { priorities, queueMessage } from '../../platform/deliveries/outbox.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import {
  type ComposedMail,
  deliverMail,
  type MailKind,
  mailKinds,
  type MailOrder,
  queueMail,
  settingOfMail,
} from '../../platform/mail/index.ts'
import { deliverPush } from '../push/deliver-push.ts'
import { pushSubscriptions } from '../users/users.sql.ts'
import { choiceFor } from './may-send.ts'
import { getNotificationChoices, setNotificationChoices } from './notification-choices.ts'
import { setNotification } from './notification-preferences.ts'
import { now, peopleIn } from './people.fixture.ts'
import { mailStops } from './residents.sql.ts'
import { unsubscribeByLink } from './unsubscribe.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person } = peopleIn({ databaseUrl, neonEndpoint })
const job = (at = now) => contextOf({ kind: 'system', job: 'test' }, at)
const settings = {
  city: job().city,
  texts: [],
  portalUrl: 'https://portal.example',
  secret: 'a secret of the tests',
}

beforeEach(async () => {
  await database.write((builder) => [builder.delete(outbox), builder.delete(mailStops)])
})

const order = (kind: MailKind, to: string): MailOrder => ({
  kind,
  to,
  language: 'en',
  path: '/messages',
  values: { headline: 'News', text: 'It changed.' },
})

async function queue(kind: MailKind, to: string): Promise<void> {
  await database.write((builder) => [queueMail(job(), builder, order(kind, to), newId())])
}

/** What a run of the job sends at a time. */
async function mailAt(at = now) {
  const sent: ComposedMail[] = []
  const context = job(at)
  const report = await deliverMail(
    context,
    { send: (mail) => Promise.resolve(void sent.push(mail)) },
    settings,
    { choice: choiceFor(context, 'mail') },
  )
  return { sent, report }
}

const statuses = async () => {
  const rows = await database.read((builder) => builder.select().from(outbox))
  return rows.map(({ status }) => status)
}

const allOn = { inbox: true, push: true, mail: true }
const choices = (more: Partial<Parameters<typeof setNotificationChoices>[1]>) =>
  ({ language: 'en', quietHours: null, kinds: [], ...more }) as const

describe('what a person turned off', () => {
  it('is held at delivery, also when it was queued before, and only by that channel', async () => {
    const ana = await person()
    await queue('request-news', ana.email)
    const kind = { notificationId: 'request-updates', ...allOn, mail: false } as const
    await setNotificationChoices(contextOf(ana), choices({ kinds: [kind] }))
    expect(await mailAt()).toMatchObject({ sent: [], report: { delivered: 0, held: 1 } })
    expect(await statuses()).toEqual(['held'])
    expect(await pushTo(ana, 'request-news')).toBe(1)

    const other = { ...kind, mail: true, push: false }
    await setNotificationChoices(contextOf(ana), choices({ kinds: [other] }))
    await queue('request-news', ana.email)
    expect((await mailAt()).sent).toHaveLength(1)
    expect(await pushTo(ana, 'request-news')).toBe(0)
  })

  it('leaves nothing of its content in the outbox', async () => {
    const ana = await person()
    await queue('request-news', ana.email)
    const off = { notificationId: 'request-updates', ...allOn, mail: false } as const
    await setNotificationChoices(contextOf(ana), choices({ kinds: [off] }))
    await mailAt()
    const [row] = await database.read((builder) => builder.select().from(outbox))
    expect(row?.payload).toEqual({ kind: 'request-news', language: 'en' })
  })

  it('is all of a kind by the specification’s switch, and on again by all channels', async () => {
    const ana = await person()
    const change = { id: ana.userId, setting: 'request-updates', enabled: false }
    await setNotification(contextOf(ana), change)
    await queue('request-news', ana.email)
    expect((await mailAt()).report.held).toBe(1)
    expect(await pushTo(ana, 'request-news')).toBe(0)
    expect(await setNotification(contextOf(ana), { ...change, enabled: true })).toMatchObject({
      enabled: true,
      optedOut: false,
    })
    await queue('request-news', ana.email)
    expect((await mailAt()).sent).toHaveLength(1)
  })

  it('is read in one round trip and saved in one', async () => {
    const ana = contextOf(await person())
    const before = await trips()
    const { kinds } = await getNotificationChoices(ana)
    expect((await trips()) - before).toBe(1)
    const off = kinds.map((kind) => ({ ...kind, inbox: false, push: false, mail: false }))
    await setNotificationChoices(
      ana,
      choices({ language: 'es', quietHours: { from: 21, to: 7 }, kinds: off }),
    )
    expect((await trips()) - before).toBe(2)
    const after = await getNotificationChoices(ana)
    expect(after).toMatchObject({ language: 'es', quietHours: { from: 21, to: 7 } })
    // What always comes stays on.
    expect(after.kinds.filter(({ mail }) => mail).map((kind) => kind.notificationId)).toEqual([
      'bill-ready',
      'delinquent-billing',
    ])
    expect(after.kinds.filter(({ push }) => push).map((kind) => kind.notificationId)).toEqual([
      'delinquent-billing',
    ])
  })
})

/** One push about a kind to one browser of a person; returns how many arrived. */
async function pushTo(
  owner: Pick<UserActor, 'userId' | 'sessionId'>,
  kind: MailKind,
  at = now,
): Promise<number> {
  const id = newId()
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])
  const raw = await crypto.subtle.exportKey('raw', keys.publicKey)
  await database.write((builder) => [
    builder.insert(pushSubscriptions).values({
      id,
      userId: owner.userId,
      sessionId: owner.sessionId,
      app: 'resident',
      endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
      p256dh: Buffer.from(raw).toString('base64url'),
      auth: Buffer.alloc(16, 1).toString('base64url'),
      language: 'en',
      createdAt: now,
    }),
    queueMessage(job(), builder, {
      topic: 'push',
      dedupeKey: id,
      payload: { subscriptionId: id, kind, title: 'News', body: '', path: '/messages' },
    }),
  ])
  return pushesAt(at)
}

/** How many pushes a run of the job delivers at a time. */
async function pushesAt(at: Date): Promise<number> {
  const context = job(at)
  const vapid = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])
  const { d = '' } = await crypto.subtle.exportKey('jwk', vapid.privateKey)
  const raw = await crypto.subtle.exportKey('raw', vapid.publicKey)
  const publicKey = Buffer.from(raw).toString('base64url')
  const { delivered } = await deliverPush(
    context,
    {
      web: { publicKey, privateKey: d, subject: 'mailto:help@city.example' },
      fcm: null,
      origins: { resident: 'https://city.example', staff: 'https://staff.city.example' },
      fetch: () => Promise.resolve(new Response(null, { status: 201 })),
    },
    { choice: choiceFor(context, 'push') },
  )
  return delivered
}

describe('one’s own quiet hours', () => {
  // 18:00Z is noon in the test city's zone of America/Chicago.
  const noon = { from: 11, to: 14 }

  it('let mail and push wait for their end, and then send them once', async () => {
    const ana = await person()
    await setNotificationChoices(contextOf(ana), choices({ quietHours: noon }))
    await queue('request-news', ana.email)
    expect(await mailAt()).toMatchObject({ sent: [], report: { delivered: 0, held: 0 } })
    expect((await mailAt(new Date('2026-11-20T19:59:00Z'))).sent).toHaveLength(0)
    expect((await mailAt(new Date('2026-11-20T20:00:00Z'))).sent).toHaveLength(1)
    expect((await mailAt(new Date('2026-11-20T21:00:00Z'))).sent).toHaveLength(0)
    expect(await pushTo(ana, 'request-news')).toBe(0)
  })

  it('go over midnight', async () => {
    const ana = await person()
    await setNotificationChoices(contextOf(ana), choices({ quietHours: { from: 21, to: 7 } }))
    await queue('request-news', ana.email)
    // 23:30 and 6:59 of the next morning, then 7:00.
    expect((await mailAt(new Date('2026-11-21T05:30:00Z'))).sent).toHaveLength(0)
    expect((await mailAt(new Date('2026-11-21T12:59:00Z'))).sent).toHaveLength(0)
    expect((await mailAt(new Date('2026-11-21T13:00:00Z'))).sent).toHaveLength(1)
  })

  it('do not delay notices of logins, receipts and bills, nor pushes to staff', async () => {
    const ana = await person()
    await setNotificationChoices(contextOf(ana), choices({ quietHours: noon }))
    for (const kind of ['reset-password', 'payment-receipt', 'bill-ready'] as const)
      await queue(kind, ana.email)
    expect((await mailAt()).sent).toHaveLength(3)
    expect(await pushTo(ana, 'staff-news')).toBe(1)
  })

  it('let the push of a legal notice wait, though nothing turns it off; its mail goes at once', async () => {
    const ana = await person()
    const off = {
      notificationId: 'delinquent-billing',
      ...allOn,
      push: false,
      mail: false,
    } as const
    const quietHours = { from: 21, to: 7 }
    // The clocks go forward between these hours: 7:00 is 12:00Z.
    const [night, morning] = [new Date('2027-03-14T05:30:00Z'), new Date('2027-03-14T12:00:00Z')]
    await setNotificationChoices(contextOf(ana), choices({ kinds: [off], quietHours }))
    await queue('shutoff-notice', ana.email)
    expect((await mailAt(night)).sent).toHaveLength(1)
    expect(await pushTo(ana, 'shutoff-notice', night)).toBe(0)
    expect(await pushesAt(new Date(morning.getTime() - 60_000))).toBe(0)
    expect(await pushesAt(morning)).toBe(1)
  })

  it('hold what is useless at their end', async () => {
    const ana = await person()
    await setNotificationChoices(contextOf(ana), choices({ quietHours: noon }))
    const until = new Date('2026-11-20T19:00:00Z')
    await database.write((builder) => [
      queueMail(job(), builder, { ...order('pickup-news', ana.email), until }, newId()),
    ])
    expect((await mailAt()).report).toMatchObject({ delivered: 0, held: 1 })
  })

  it('refuse hours that end when they begin', async () => {
    const ana = contextOf(await person())
    await expect(
      setNotificationChoices(ana, choices({ quietHours: { from: 7, to: 7 } })),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })
})

// An object's keys lose their literal types.
const kinds = Object.keys(mailKinds) as MailKind[]

async function onlyMail(): Promise<ComposedMail> {
  const [mail] = (await mailAt()).sent
  if (!mail) throw new Error('No mail was sent')
  return mail
}

/** The query of a mail's one-click link. */
function linkOf({ unsubscribeUrl }: ComposedMail) {
  const { pathname, searchParams } = new URL(unsubscribeUrl ?? '')
  return {
    path: pathname,
    id: pathname.split('/').at(-1) ?? '',
    kind: searchParams.get('kind') ?? '',
    signature: searchParams.get('signature') ?? '',
  }
}

const stoppable = kinds.filter((kind) => settingOfMail(kind) !== undefined)
const always = kinds.filter((kind) => settingOfMail(kind) === undefined)

it.each(stoppable)(
  'a mail of the kind %s has a one-click link that stops its kind, without a login',
  async (kind) => {
    const ana = await person()
    await queue(kind, ana.email)
    const { path, ...link } = linkOf(await onlyMail())
    expect(path).toBe(`/api/unsubscribe/${ana.userId}`)
    expect(link.kind).toBe(settingOfMail(kind))
    await unsubscribeByLink(contextOf({ kind: 'anonymous' }), settings.secret, link)
    await queue(kind, ana.email)
    expect(await mailAt()).toMatchObject({ sent: [], report: { held: 1 } })
  },
)

it.each(always)(
  'a mail of the kind %s always comes and has no link, whatever is turned off',
  async (kind) => {
    const ana = await person()
    for (const { notificationId } of (await getNotificationChoices(contextOf(ana))).kinds) {
      const change = { id: ana.userId, setting: notificationId, enabled: false }
      await setNotification(contextOf(ana), change)
    }
    await queue(kind, ana.email)
    expect((await onlyMail()).unsubscribeUrl).toBeNull()
  },
)

describe('an address without an account', () => {
  const to = 'owner@shop.example'

  it('stops a kind by its link, and stays stopped', async () => {
    await queue('license-due', to)
    const { id, kind, signature } = linkOf(await onlyMail())
    const link = { id, kind, signature }
    const guest = contextOf({ kind: 'anonymous' })
    await unsubscribeByLink(guest, settings.secret, link)
    await unsubscribeByLink(guest, settings.secret, link)
    await queue('license-due', to)
    await queue('license-issued', to)
    expect(await mailAt()).toMatchObject({ sent: [{ to }], report: { held: 1 } })
    await expect(
      unsubscribeByLink(guest, settings.secret, { ...link, kind: 'city-announcements' }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('gets them again when its owner turns them on in an account', async () => {
    const email = `${newId()}@shop.example`
    await queue('license-due', email)
    const { id, kind, signature } = linkOf(await onlyMail())
    const link = { id, kind, signature }
    await unsubscribeByLink(contextOf({ kind: 'anonymous' }), settings.secret, link)
    const owner = contextOf(await person({ email }))
    const of = (await getNotificationChoices(owner)).kinds.find(
      ({ notificationId }) => notificationId === 'license-reminders',
    )
    expect(of).toMatchObject({ push: true, mail: false })
    const on = { notificationId: 'license-reminders', ...allOn } as const
    await setNotificationChoices(owner, choices({ kinds: [on] }))
    await queue('license-due', email)
    expect((await mailAt()).sent).toHaveLength(1)
  })
})

describe('10,000 newsletters that wait', () => {
  it('do not delay a password reset, not even at a mail server that hangs', async () => {
    await database.write((builder) => [
      builder.execute(sql`
        insert into ${outbox} (id, topic, dedupe_key, payload, priority, created_at, next_attempt_at)
        select gen_random_uuid(), 'mail', 'newsletter ' || n, json_build_object('kind', 'announcement',
          'to', n || '@home.example', 'language', 'en', 'values', json_build_object('headline', 'a', 'text', 'b')),
          ${priorities.bulk}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from generate_series(1, 10000) n`),
    ])
    const ana = await person()
    // A run whose every newsletter hangs.
    let begun = 0
    let release = (): void => undefined
    const hanging = new Promise<void>((resolve) => {
      release = resolve
    })
    let isOver = false
    // Its time is up when the server answers.
    const clock = { now: () => new Date(now.getTime() + (isOver ? 60_000 : 0)) }
    const slow = deliverMail(
      { ...job(), clock },
      {
        send: () => {
          begun += 1
          return hanging
        },
      },
      settings,
      { choice: choiceFor(job(), 'mail') },
    )
    await expect.poll(() => begun).toBe(50)
    await queue('reset-password', ana.email)
    const sent: string[] = []
    const context = job()
    let ticks = now.getTime()
    // The run ends after some batches.
    const passing = { now: () => new Date((ticks += 10_000)) }
    await deliverMail(
      { ...context, clock: passing },
      { send: ({ to }) => Promise.resolve(void sent.push(to)) },
      settings,
      { choice: choiceFor(context, 'mail') },
    )
    expect(sent.slice(0, 50)).toContain(ana.email)
    isOver = true
    release()
    await slow
  })
})
