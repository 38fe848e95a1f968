import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { notificationPreferences, residentSettings } from '../../people/profiles/residents.sql.ts'
import { pushTopic } from '../../people/push/index.ts'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'
import { messages } from './messages.sql.ts'
import { notify } from './notify.ts'

const { database, contextOf, person, mailTo } = peopleIn(await testDatabase())

async function request(sender: { userId?: string; guestEmail?: string }) {
  const id = newId<'request'>()
  await database.write((builder) => [
    builder.insert(requests).values({
      id,
      number: id.slice(-8),
      recordType: 'Case',
      title: 'Streetlight',
      titleEs: 'Alumbrado',
      status: 'Submitted',
      language: 'en',
      details: {},
      sections: [],
      createdAt: now,
      updatedAt: now,
      ...sender,
    }),
  ])
  return id
}

const follow = (requestId: string, follower: { userId?: string; guestEmail?: string }) =>
  database.write((builder) => [
    builder
      .insert(requestFollowers)
      .values({ id: newId(), requestId, language: 'es', createdAt: now, ...follower }),
  ])

const inbox = (userId: string) =>
  database.read((builder) =>
    builder
      .select()
      .from(messages)
      .where(sql`user_id = ${userId}`),
  )

const values = { en: { status: 'Scheduled' }, es: { status: 'Programada' } }

describe('a notification about a request', () => {
  it('reaches its sender and its followers, each in their language, but not its actor', async () => {
    const [staff, sender, neighbor] = await Promise.all([
      person({ isAdmin: true }),
      person(),
      person({ language: 'es' }),
    ])
    const requestId = await request({ userId: sender.userId })
    await follow(requestId, { userId: neighbor.userId })
    await follow(requestId, { userId: staff.userId })
    const context = contextOf(staff)
    await context.database.write((builder) =>
      notify(context, builder, { kind: 'status', requestId, values }),
    )
    expect(await inbox(sender.userId)).toMatchObject([
      {
        title: 'Streetlight: Scheduled',
        titleEs: 'Alumbrado: Programada',
        recordType: 'Case',
        recordId: requestId,
        readAt: null,
      },
    ])
    expect(await inbox(neighbor.userId)).toHaveLength(1)
    expect(await inbox(staff.userId)).toHaveLength(0)
    expect(await mailTo(sender.email)).toHaveLength(1)
    expect(await mailTo(neighbor.email)).toMatchObject([
      { language: 'es', values: { headline: 'Alumbrado: Programada' } },
    ])
    expect(await mailTo(staff.email)).toHaveLength(0)
  })

  it('reaches a guest by email only, with a link that needs no account', async () => {
    const requestId = await request({ guestEmail: 'guest@example.test' })
    const context = contextOf(await person({ isAdmin: true }))
    await context.database.write((builder) =>
      notify(context, builder, { kind: 'status', requestId, values }),
    )
    expect(await mailTo('guest@example.test')).toMatchObject([
      { path: `/request_status/${requestId}?as=sender`, isSigned: true },
    ])
  })

  it('reaches a guest who is the actor, as a receipt', async () => {
    const guestEmail = `${newId()}@example.test`
    const requestId = await request({ guestEmail })
    const context = contextOf({ kind: 'anonymous' })
    await context.database.write((builder) =>
      notify(context, builder, { kind: 'submitted', requestId }),
    )
    expect(await mailTo(guestEmail)).toHaveLength(1)
  })

  it('uses the chosen channels: the inbox always, email and push only if wanted', async () => {
    const [quiet, muted, pushed] = await Promise.all([person(), person(), person()])
    await database.write((builder) => [
      builder
        .insert(residentSettings)
        .values({ userId: quiet.userId, wantsEmail: false, updatedAt: now }),
      builder.insert(notificationPreferences).values({
        userId: muted.userId,
        notificationId: 'request-updates',
        isEnabled: false,
        updatedAt: now,
      }),
      builder.insert(pushSubscriptions).values(
        [pushed, muted].map(({ userId }) => ({
          id: newId(),
          userId,
          endpoint: `https://push.example.test/${userId}`,
          p256dh: 'x',
          auth: 'x',
          language: 'en' as const,
          createdAt: now,
        })),
      ),
    ])
    const context = contextOf(await person({ isAdmin: true }))
    for (const { userId } of [quiet, muted, pushed]) {
      const requestId = await request({ userId })
      await context.database.write((builder) =>
        notify(context, builder, { kind: 'status', requestId, values }),
      )
      expect(await inbox(userId)).toHaveLength(1)
    }
    expect(await mailTo(quiet.email)).toHaveLength(0)
    expect(await mailTo(muted.email)).toHaveLength(0)
    expect(await mailTo(pushed.email)).toHaveLength(1)
    const pushes = await database.read((builder) =>
      builder
        .select()
        .from(outbox)
        .where(sql`topic = ${pushTopic}`),
    )
    expect(pushes).toHaveLength(1)
  })

  it('that is a receipt reaches its actor', async () => {
    const sender = await person()
    const requestId = await request({ userId: sender.userId })
    const context = contextOf(sender)
    await context.database.write((builder) =>
      notify(context, builder, { kind: 'submitted', requestId }),
    )
    expect(await inbox(sender.userId)).toMatchObject([{ title: 'We received it: Streetlight' }])
  })
})
