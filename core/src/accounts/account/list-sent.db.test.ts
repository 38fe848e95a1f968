import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { broadcastRecipients, broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { messages } from '../../casework/messages/messages.sql.ts'
import { everyone } from '../../casework/messages/rules.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { listSent } from './list-sent.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person } = peopleIn({ databaseUrl, neonEndpoint })
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const ana = await person()
const bo = await person()

beforeAll(async () => {
  const id = newId<'broadcast'>(now)
  const mail = (
    status: 'pending' | 'delivered' | 'held' | 'dead',
    minutes: number,
    more: Partial<typeof outbox.$inferInsert> = {},
  ) => ({
    id: newId(now),
    topic: 'mail',
    dedupeKey: `${status} ${minutes}`,
    payload: { kind: 'request-news', to: ana.email },
    status,
    createdAt: ago(minutes),
    nextAttemptAt: ago(minutes),
    ...more,
  })
  await database.write((builder) => [
    builder.insert(outbox).values([
      mail('delivered', 1, { payload: { kind: 'reset-password', to: ana.email } }),
      mail('dead', 2),
      mail('held', 3),
      mail('pending', 4, {
        payload: { kind: 'request-news', to: ana.email, values: { headline: 'Light: Done' } },
      }),
      mail('pending', 5, { lastFailure: 'unreachable' }),
      mail('delivered', 6, { payload: { kind: 'staff-news', to: ana.email } }),
      mail('delivered', 7, { payload: { kind: 'request-news', to: bo.email } }),
      mail('delivered', 31 * 1440),
    ]),
    builder.insert(messages).values({
      id: newId(now),
      userId: ana.userId,
      title: 'It shines',
      titleEs: 'Ya alumbra',
      body: '',
      bodyEs: '',
      createdAt: ago(8),
    }),
    builder.insert(broadcasts).values({
      id,
      title: 'Snow',
      titleEs: 'Nieve',
      body: '',
      bodyEs: '',
      audience: everyone,
      channels: ['inbox', 'push'],
      state: 'sent',
      sendAt: now,
      audienceSize: 1,
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(broadcastRecipients).values({
      broadcastId: id,
      userId: ana.userId,
      wave: 1,
      createdAt: ago(9),
      isMailed: false,
      pushedAt: ago(9),
    }),
  ])
})

describe('what was sent to a person', () => {
  it('is theirs, of 30 days, by every channel, with its outcome: in one round trip', async () => {
    const before = await trips()
    const { data, next } = await listSent(contextOf(ana))
    expect((await trips()) - before).toBe(1)
    expect(next).toBeNull()
    expect(data.map(({ channel, title, outcome }) => [channel, title, outcome])).toEqual([
      ['mail', 'Reset the password', 'delivered'],
      ['mail', 'Update on a request', 'failed'],
      ['mail', 'Update on a request', 'held'],
      ['mail', 'Light: Done', 'waiting'],
      ['mail', 'Update on a request', 'retrying'],
      ['inbox', 'It shines', 'delivered'],
      ['push', 'Snow', 'delivered'],
      ['inbox', 'Snow', 'delivered'],
    ])
  })

  it('is in the reader’s language', async () => {
    const { data } = await listSent({ ...contextOf(ana), language: 'es' })
    expect(data.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Restablecer la contraseña', 'Ya alumbra', 'Nieve']),
    )
  })

  it('is listed in pages, each entry once, also those of one instant', async () => {
    const cy = await person()
    await database.write((builder) => [
      builder.insert(messages).values(
        Array.from({ length: 60 }, (_, n) => ({
          id: newId(now),
          userId: cy.userId,
          title: `${n}`,
          titleEs: `${n}`,
          body: '',
          bodyEs: '',
          createdAt: ago(n < 40 ? 1 : 2),
        })),
      ),
    ])
    const seen: string[] = []
    let before: string | undefined
    do {
      const { data, next } = await listSent(contextOf(cy), before)
      seen.push(...data.map(({ id }) => id))
      before = next ?? undefined
    } while (before !== undefined)
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
  })
})
