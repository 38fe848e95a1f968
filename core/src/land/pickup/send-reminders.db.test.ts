import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import { ruleEdit } from './pickup-rules.fixture.ts'
import { pickupRules } from './pickup.sql.ts'
import { pickupReminderRuns, pickupReminders } from './reminders.sql.ts'
import { addPickupRule, remindOfPickups, sendPickupReminders, withdrawPickupRule } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const put = parcelsIn(database)

/** In Chicago: Tuesday at six in the evening, then later. */
const evening = new Date('2026-11-18T00:00:00Z')
const minutes = (count: number, from = evening) => new Date(from.getTime() + count * 60_000)
const wednesdayNoon = new Date('2026-11-18T18:00:00Z')
const wednesday = '2026-11-18'

const wednesdayPlace = await put({ streetNumber: 12, refusePickupDay: 'Wednesday' })
const otherDistrict = await put({ refusePickupDay: 'Wednesday', leafDistrict: 'B' })
const thursdayPlace = await put({ refusePickupDay: 'Thursday' })

const send = (at: Date) =>
  sendPickupReminders(contextOf({ kind: 'system', job: 'pickupReminders' }, at))

const queued = () => database.read((builder) => builder.select().from(outbox))

/** A person's emails. */
const mailsTo = async (email: string) => {
  const rows = await queued()
  return rows.filter(({ payload }) => payload['to'] === email).map(({ payload }) => payload)
}

async function neighbor(id: string, { language = 'en', channel = 'mail' }: Options = {}) {
  const one = await person({ language })
  await remindOfPickups(contextOf(one), { id, channel, guestEmail: '' })
  return one
}
interface Options {
  readonly language?: 'en' | 'es'
  readonly channel?: 'mail' | 'push'
}

const editor = await person({ roles: ['contentEditor'] })
const change = (given: Parameters<typeof ruleEdit>[0], at: Date) =>
  addPickupRule(contextOf(editor, at), { ...ruleEdit(given), replaces: null })

beforeEach(() =>
  database.write((builder) => [
    builder.delete(outbox),
    builder.delete(pickupReminders),
    builder.delete(pickupReminderRuns),
    builder.delete(pickupRules),
  ]),
)

describe('in the evening', () => {
  it('who asked is notified of what is collected tomorrow, in their language, with a link to stop', async () => {
    const [ana, bo] = [
      await neighbor(wednesdayPlace, { language: 'es' }),
      await neighbor(wednesdayPlace),
    ]
    const carl = await neighbor(thursdayPlace)
    expect(await send(evening)).toBe(2)
    expect(await mailsTo(bo.email)).toMatchObject([
      {
        kind: 'pickup-news',
        isSigned: true,
        until: '2026-11-18T12:00:00.000Z',
        unsubscribe: { page: '#reminders', api: `/api/pickup/${wednesdayPlace}/reminders/stop` },
        values: {
          headline: 'Garbage, recycling and leaf bags: tomorrow',
          text: 'On Wednesday, November 18 we collect garbage, recycling and leaf bags. Put everything out by 6 a.m., with lids closed.',
          address: '12 Fixture St',
        },
      },
    ])
    expect(await mailsTo(ana.email)).toMatchObject([
      { values: { headline: 'Basura, reciclaje y bolsas de hojas: mañana' } },
    ])
    expect(await mailsTo(carl.email)).toEqual([])
  })

  it('each is notified once, however often the job runs, and two at the same time', async () => {
    const one = await neighbor(wednesdayPlace)
    await Promise.all([send(evening), send(evening)])
    await send(minutes(1))
    await send(minutes(200))
    expect(await mailsTo(one.email)).toHaveLength(1)
  })

  it('a run that died goes on behind the last one that it queued', async () => {
    const neighbors = [await neighbor(wednesdayPlace), await neighbor(wednesdayPlace)]
    await send(evening)
    const [first, second] = await database.read((builder) =>
      builder.select().from(pickupReminders).orderBy(pickupReminders.id),
    )
    // As after a kill between two batches.
    await database.write((builder) => [
      builder.update(pickupReminderRuns).set({ through: first?.id ?? '', doneAt: null }),
      builder.delete(outbox),
    ])
    await send(minutes(1))
    const emailOf = (row: typeof first) =>
      neighbors.find(({ userId }) => userId === row?.userId)?.email ?? ''
    expect(await mailsTo(emailOf(first))).toEqual([])
    expect(await mailsTo(emailOf(second))).toHaveLength(1)
  })

  it.each([
    ['before six', minutes(-1)],
    ['at night', minutes(4 * 60)],
  ])('no one is notified %s', async (_when, at) => {
    await neighbor(wednesdayPlace)
    expect(await send(at)).toBe(0)
  })

  it('a guest who did not confirm is not notified', async () => {
    const guestEmail = 'guest@home.example'
    await remindOfPickups(contextOf(anonymous), { id: wednesdayPlace, channel: 'mail', guestEmail })
    expect(await send(evening)).toBe(0)
  })

  it('why a pickup is on another day is said, and where it went on its usual one', async () => {
    const one = await neighbor(wednesdayPlace)
    await change(
      { kind: 'exception', fromDay: wednesday, movedTo: '2026-11-19' },
      minutes(-24 * 60),
    )
    await send(evening)
    await send(minutes(24 * 60))
    const [away, there] = await mailsTo(one.email)
    expect(away?.['values']).toMatchObject({
      text: 'Not collected on Wednesday, November 18: garbage, recycling and leaf bags. The new day is Thursday, November 19. The reason: Heavy snow.',
    })
    expect(there?.['values']).toMatchObject({
      text: expect.stringContaining('That is in place of Wednesday, November 18: Heavy snow.'),
    })
  })

  it('reminders wait behind everything else in the outbox', async () => {
    await neighbor(wednesdayPlace)
    await send(evening)
    expect(await queued()).toMatchObject([{ priority: 2 }])
  })
})

describe('a notification on one’s devices', () => {
  const subscribe = (userId: string) =>
    database.write((builder) => [
      builder.insert(pushSubscriptions).values({
        id: newId(),
        userId,
        app: 'resident',
        endpoint: `https://fcm.googleapis.com/fcm/send/${userId}`,
        p256dh: 'x',
        auth: 'x',
        language: 'en',
        createdAt: evening,
      }),
    ])

  it('goes to each of them, and no email', async () => {
    const one = await neighbor(wednesdayPlace, { channel: 'push' })
    await subscribe(one.userId)
    await send(evening)
    expect(await queued()).toMatchObject([
      {
        topic: pushTopic,
        payload: {
          title: 'Garbage, recycling and leaf bags: tomorrow',
          body: expect.stringMatching(/^12 Fixture St: On Wednesday/),
          path: `/pickup/${wednesdayPlace}`,
        },
      },
    ])
  })

  it('is an email while no device gets any', async () => {
    const one = await neighbor(wednesdayPlace, { channel: 'push' })
    await send(evening)
    expect(await mailsTo(one.email)).toHaveLength(1)
  })
})

describe('late today', () => {
  const late = { kind: 'exception', district: 'A', fromDay: wednesday } as const

  it('the route is notified at once, and no other, each once', async () => {
    const [one, other] = [await neighbor(wednesdayPlace), await neighbor(otherDistrict)]
    await send(evening)
    await change({ ...late, movedTo: '2026-11-19' }, wednesdayNoon)
    await send(minutes(1, wednesdayNoon))
    await send(minutes(2, wednesdayNoon))
    expect(await mailsTo(other.email)).toHaveLength(1)
    const [, news] = await mailsTo(one.email)
    expect(await mailsTo(one.email)).toHaveLength(2)
    expect(news?.['values']).toMatchObject({
      headline: 'Garbage, recycling and leaf bags: not on Wednesday, November 18',
      text: expect.stringContaining(
        'The new day is Thursday, November 19. The reason: Heavy snow.',
      ),
    })
  })

  it('what is canceled is notified, and that it was taken back', async () => {
    const one = await neighbor(wednesdayPlace)
    await send(evening)
    const { id } = await change({ ...late, movedTo: null }, wednesdayNoon)
    await send(minutes(1, wednesdayNoon))
    await withdrawPickupRule(contextOf(editor, minutes(5, wednesdayNoon)), id)
    await send(minutes(6, wednesdayNoon))
    const headlines = (await mailsTo(one.email)).map(({ values }) => values)
    expect(headlines.slice(1)).toMatchObject([
      { headline: 'Garbage, recycling and leaf bags: no pickup on Wednesday, November 18' },
      { headline: 'Garbage, recycling and leaf bags: on Wednesday, November 18 after all' },
    ])
  })

  it('a change for tomorrow is notified after the reminder, and before it only with it', async () => {
    const one = await neighbor(wednesdayPlace)
    await change({ ...late, movedTo: '2026-11-19' }, minutes(-60))
    await send(minutes(-59))
    expect(await mailsTo(one.email)).toEqual([])
    await send(evening)
    expect(await mailsTo(one.email)).toHaveLength(1)
    await change({ ...late, fromDay: '2026-11-19', movedTo: '2026-11-20' }, minutes(24 * 60))
    expect(await send(minutes(24 * 60 + 1))).toBeGreaterThanOrEqual(1)
  })

  it('a holiday added on its own day is notified', async () => {
    const one = await neighbor(wednesdayPlace)
    await send(evening)
    await change({ kind: 'holiday', fromDay: wednesday }, wednesdayNoon)
    await send(minutes(1, wednesdayNoon))
    expect(await mailsTo(one.email)).toHaveLength(2)
  })
})

it('only the scheduler sends reminders', async () => {
  await expect(sendPickupReminders(contextOf(editor, evening))).rejects.toThrow('forbidden')
})
