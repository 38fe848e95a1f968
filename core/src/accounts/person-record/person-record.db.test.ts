import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { putAccount, testDatabase } from '@portal/local/testing'
import { broadcastRecipients, broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { messages } from '../../casework/messages/messages.sql.ts'
import { everyone } from '../../casework/messages/rules.ts'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { paymentRowsIn } from '../../money/payments/payment-rows.fixture.ts'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { picturesInMemory } from '../../people/profiles/pictures.fixture.ts'
import { pushSubscriptions, userEvents } from '../../people/users/users.sql.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { GrantableRole } from '../../platform/kernel/staff-role.ts'
import { deleteUser, sendPasswordMail } from '../directory/index.ts'
import { addPersonNote, deletePersonNote } from './notes.ts'
import { type HistoryQuery, listPersonHistory } from './person-history.ts'
import { personNotes } from './person-notes.sql.ts'
import { personLimits } from './rules.ts'
import { getOrganization, getPerson } from './view-person.ts'

const where = await testDatabase()
const { database, contextOf, person } = peopleIn(where)
const { files } = picturesInMemory()
const putPayment = paymentRowsIn(database)
const staff = await person({ isAdmin: true, firstName: 'Ada', lastName: 'Moreno' })
const withRole = (role: GrantableRole): UserActor => ({ ...staff, isAdmin: false, roles: [role] })

interface Entry {
  readonly kind: string
  readonly at: string
  readonly title: string
  readonly status: string | null
  readonly amount: number | null
  readonly by: string | null
  readonly href: string | null
}

async function history(id: string, query: HistoryQuery = {}, actor: UserActor = staff) {
  const answer = await listPersonHistory(contextOf(actor), id, query)
  // The contract's shape.
  return JSON.parse(answer) as { data: readonly Entry[]; next: string | null }
}

/** With one record of every kind. */
async function busyPerson() {
  const one = await person({ firstName: 'Rosa', lastName: 'Vega' })
  const { userId } = one
  await putRequest(database, now, { userId, assigneeId: staff.userId })
  const account = await putAccount(where, userId, 8759, '2026-12-01')
  const reference = await putPayment({ userId, status: 'settled' }, [account.number])
  await database.write((builder) => [
    builder.insert(messages).values({
      id: newId(),
      userId,
      title: 'Your bill is here',
      titleEs: 'Su factura',
      body: 'It is due soon.',
      bodyEs: 'Vence pronto.',
      createdAt: now,
    }),
    builder.insert(userEvents).values({
      id: newId(),
      userId,
      at: now,
      name: 'UserLogin',
      data: { ipAddress: '192.0.2.7' },
    }),
  ])
  await sendPasswordMail(contextOf(staff), one.email)
  await addPersonNote(contextOf(staff), userId, ' Call after 4 p.m. ')
  return { ...one, account, reference }
}

describe('the page of a person', () => {
  it('shows accounts, organizations and notes in one round trip', async () => {
    const rosa = await busyPerson()
    const organizationId = newId<'organization'>()
    await database.write((builder) => [
      builder.insert(organizations).values({
        id: organizationId,
        name: 'Vega Bakery',
        taxId: '1',
        businessLicenseId: '2',
        createdAt: now,
        updatedAt: now,
      }),
      builder.insert(organizationMembers).values({
        organizationId,
        userId: rosa.userId,
        role: 'manager',
        isVerified: true,
        createdAt: now,
      }),
    ])
    await database.write((builder) => [
      builder.execute(sql`insert into documents
        (id, utility_account_id, name, content_type, size, object_key, created_at)
        select uuidv7(), id, 'Letter.pdf', 'application/pdf', 10, 'letter', ${now.toISOString()}::timestamptz
        from utility_accounts where customer_id || '-' || location_id = ${rosa.account.number}`),
    ])
    const before = await where.trips()
    const context = contextOf(staff)
    const [shown] = await Promise.all([
      getPerson(context, rosa.userId),
      listPersonHistory(context, rosa.userId, {}),
    ])
    expect((await where.trips()) - before).toBe(1)
    expect(JSON.parse(shown)).toMatchObject({
      name: 'Rosa Vega',
      email: rosa.email,
      accounts: [
        {
          number: rosa.account.number,
          balance: 87.59,
          dueOn: '2026-12-01',
          documents: [{ name: 'Letter.pdf', at: '2026-11-20T18:00:00Z' }],
        },
      ],
      organizations: [{ id: organizationId, name: 'Vega Bakery', role: 'manager' }],
      notes: [{ text: 'Call after 4 p.m.', author: 'Ada Moreno', isOwn: true }],
      counts: { request: 1, payment: 1, message: 1, note: 1 },
      openSessions: 1,
      lastLoginAt: '2026-11-20T18:00:00Z',
    })
    expect(JSON.parse(await getOrganization(context, organizationId))).toMatchObject({
      name: 'Vega Bakery',
      members: [{ id: rosa.userId, name: 'Rosa Vega', role: 'manager' }],
    })
  })

  it('lists everything that happened, each kind by itself, newest first', async () => {
    const rosa = await busyPerson()
    const { data, next } = await history(rosa.userId)
    expect(next).toBeNull()
    expect(new Set(data.map(({ kind }) => kind))).toEqual(
      new Set(['request', 'payment', 'message', 'mail', 'change', 'session', 'note']),
    )
    expect(data.map(({ at }) => at)).toEqual(
      data
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect((await history(rosa.userId, { kind: 'payment' })).data).toMatchObject([
      { number: rosa.reference, status: 'settled', amount: 61.2 },
    ])
    expect((await history(rosa.userId, { kind: 'mail' })).data).toMatchObject([
      { title: 'reset-password', status: 'pending' },
    ])
    expect((await history(rosa.userId, { kind: 'request' })).data).toMatchObject([
      { title: 'Streetlight', by: 'Ada Moreno' },
    ])
  })

  it('shows what went to their devices beside the mails, and messages to many', async () => {
    const ana = await person()
    const [broadcast, retried, browser] = [newId(), newId(), newId()]
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    const sent = (id: string, title: string, titleEs: string) => ({
      id,
      title,
      titleEs,
      body: 'Move your car.',
      bodyEs: 'Mueva su auto.',
      audience: everyone,
      channels: ['inbox' as const, 'push' as const],
      state: 'sent' as const,
      sendAt: now,
      audienceSize: 1,
      createdAt: now,
      updatedAt: now,
    })
    const received = (broadcastId: string, minutes: number) => ({
      broadcastId,
      userId: ana.userId,
      wave: 1,
      createdAt: minutesAgo(minutes),
      isMailed: false,
      pushedAt: minutesAgo(minutes),
    })
    const queued = (status: 'delivered' | 'held' | 'dead', minutes: number, key: string) => ({
      id: newId(),
      topic: 'push',
      dedupeKey: key,
      payload: {
        subscriptionId: browser,
        kind: key.includes('/') ? 'announcement' : 'request-news',
      },
      status,
      createdAt: minutesAgo(minutes),
      nextAttemptAt: now,
    })
    await database.write((builder) => [
      builder.insert(pushSubscriptions).values({
        id: browser,
        userId: ana.userId,
        endpoint: `https://push.example/${browser}`,
        p256dh: 'p',
        auth: 'a',
        language: 'en',
        createdAt: now,
      }),
      builder
        .insert(broadcasts)
        .values([sent(broadcast, 'Snow', 'Nieve'), sent(retried, 'Ice', 'Hielo')]),
      builder.insert(broadcastRecipients).values([received(broadcast, 1), received(retried, 2)]),
      builder
        .insert(outbox)
        .values([
          queued('delivered', 3, newId()),
          queued('held', 4, newId()),
          queued('dead', 5, `${retried}/${browser}`),
        ]),
    ])
    const shown = async (kind: 'push' | 'message', language: 'en' | 'es' = 'en') => {
      const context = { ...contextOf(staff), language }
      const { data } = JSON.parse(await listPersonHistory(context, ana.userId, { kind })) as {
        data: (Entry & { readonly text: string | null })[]
      }
      return data.map(({ title, text, status }) => [title, text, status])
    }
    // One that its push service refused at first is there once, with how it ended.
    expect(await shown('push')).toEqual([
      ['announcement', 'Snow', 'delivered'],
      ['request-news', null, 'delivered'],
      ['request-news', null, 'held'],
      ['announcement', null, 'dead'],
    ])
    expect(await shown('push', 'es')).toContainEqual(['announcement', 'Nieve', 'delivered'])
    expect(await shown('message')).toEqual([
      ['Snow', 'Move your car.', 'unread'],
      ['Ice', 'Move your car.', 'unread'],
    ])
    const record = JSON.parse(await getPerson(contextOf(staff), ana.userId))
    expect(record).toMatchObject({ counts: { message: 2 } })
    // Both have ids of their own, as the contract wants them.
    const answer = JSON.parse(await listPersonHistory(contextOf(staff), ana.userId, {})) as {
      data: { id: string }[]
    }
    const ids = answer.data.map(({ id }) => id)
    expect(new Set(ids).size).toBe(6)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab]/)
  })

  it('goes on where a page ended, also when entries are of one instant', async () => {
    const { userId } = await person()
    const ids = Array.from({ length: personLimits.page * 2 + 1 }, () => newId())
    await database.write((builder) => [
      builder
        .insert(userEvents)
        .values(ids.map((id) => ({ id, userId, at: now, name: 'UserSession', data: {} }))),
    ])
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = JSON.parse(await listPersonHistory(contextOf(staff), userId, { before })) as {
        data: readonly { id: string }[]
        next: string | null
      }
      seen.push(...page.data.map(({ id }) => id))
      before = page.next ?? undefined
    } while (before !== undefined)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    await expect(history(userId, { before: 'yesterday' })).rejects.toThrow('invalid')
  })

  it('shows money only to those who may read payments, and changes only to auditors and administrators', async () => {
    const rosa = await busyPerson()
    const seenBy = async (role: GrantableRole) => {
      const shown: { accounts: unknown; kinds: readonly string[]; counts: { payment: number } } =
        JSON.parse(await getPerson(contextOf(withRole(role)), rosa.userId))
      const { data } = await history(rosa.userId, {}, withRole(role))
      return { ...shown, listed: new Set(data.map(({ kind }) => kind)) }
    }
    const clerk = await seenBy('caseWorker')
    expect([clerk.accounts, clerk.counts.payment]).toEqual([null, 0])
    for (const kind of ['payment', 'bill', 'change']) {
      expect(clerk.kinds).not.toContain(kind)
      expect(clerk.listed).not.toContain(kind)
    }
    const finance = await seenBy('finance')
    expect(finance.listed).toContain('payment')
    expect(finance.listed).not.toContain('change')
    expect((await seenBy('auditor')).listed).toContain('change')
    const asked = history(rosa.userId, { kind: 'payment' }, withRole('caseWorker'))
    await expect(asked).rejects.toThrow('forbidden')
  })

  it('is only for staff with a role, and not-found for others than people', async () => {
    const rosa = await person()
    const editor = contextOf(withRole('contentEditor'))
    for (const context of [contextOf(rosa), editor]) {
      await expect(getPerson(context, rosa.userId)).rejects.toThrow('forbidden')
      await expect(getOrganization(context, newId())).rejects.toThrow('forbidden')
      await expect(listPersonHistory(context, rosa.userId, {})).rejects.toThrow('forbidden')
    }
    await expect(getPerson(contextOf(staff), newId())).rejects.toThrow('not-found')
    await expect(getOrganization(contextOf(staff), rosa.userId)).rejects.toThrow('not-found')
    expect(await history(newId())).toEqual({ data: [], next: null })
  })
})

describe('a note', () => {
  it('is added and deleted by its author alone, and both are audited', async () => {
    const rosa = await person()
    const other: UserActor = await person({ isAdmin: true })
    const { id } = await addPersonNote(contextOf(staff), rosa.userId, 'Prefers Spanish')
    const deleting = (actor: UserActor) => deletePersonNote(contextOf(actor), rosa.userId, id)
    await expect(deleting(other)).rejects.toThrow('not-found')
    await deleting(staff)
    await expect(deleting(staff)).rejects.toThrow('not-found')
    expect(await auditEntriesOf(database, rosa.userId)).toEqual([
      `addPersonNote by ${staff.userId}`,
      `deletePersonNote by ${staff.userId}`,
    ])
  })

  it('needs text and a person, and readers cannot write one', async () => {
    const rosa = await person()
    await expect(addPersonNote(contextOf(staff), rosa.userId, '  ')).rejects.toThrow('invalid')
    await expect(addPersonNote(contextOf(staff), newId(), 'Hello')).rejects.toThrow('not-found')
    const viewer = contextOf(withRole('viewer'))
    await expect(addPersonNote(viewer, rosa.userId, 'Hello')).rejects.toThrow('forbidden')
  })

  it('is deleted with the person’s account, and mails no longer name the person', async () => {
    const rosa = await busyPerson()
    await deleteUser(contextOf(staff), files, rosa.userId)
    const notes = await database.read((builder) => builder.select().from(personNotes))
    expect(notes.map(({ userId }) => userId)).not.toContain(rosa.userId)
    await expect(getPerson(contextOf(staff), rosa.userId)).rejects.toThrow('not-found')
    expect((await history(rosa.userId, { kind: 'mail' })).data).toEqual([])
  })
})
