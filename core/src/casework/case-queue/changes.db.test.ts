import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now } from '../../people/profiles/people.fixture.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { anonymous, type UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { services } from '../services/services.sql.ts'
import { assignRequest } from './assign-request.ts'
import { attachFile } from './attach-file.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { changeStatus } from './change-status.ts'
import { listDeskRequests } from './list-requests.ts'
import { mergeRequest } from './merge-request.ts'
import { getDeskRequest } from './view-request.ts'
import { addNote, askQuestion, replyToRequest } from './write-to-resident.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const desk = caseQueueIn({ databaseUrl, neonEndpoint })
const {
  contextOf,
  database,
  person,
  request,
  rowOf,
  eventsOf,
  followersOf,
  follow,
  inbox,
  mailTo,
} = desk

type Person = UserActor & { email: string }
let ada: Person
let theo: Person
let rosa: Person
const at = (actor: UserActor) => contextOf(actor)
const step = { reason: '', amountCents: null }

beforeAll(async () => {
  ada = await person({ isAdmin: true, firstName: 'Ada' })
  theo = await person({ isAdmin: true, firstName: 'Theo' })
  rosa = await person({ language: 'es' })
})

describe('assigning', () => {
  it('assigns a member of staff, records it for staff only, and notifies no one', async () => {
    const seen = await request({ userId: rosa.userId })
    const before = await trips()
    expect(await assignRequest(at(ada), { ...seen, assigneeId: theo.userId })).toEqual({
      version: 2,
    })
    expect((await trips()) - before).toBe(1)
    expect(await rowOf(seen.id)).toMatchObject({ assigneeId: theo.userId, version: 2 })
    expect(await eventsOf(seen.id)).toMatchObject([
      { kind: 'assigned', isPublic: false, by: 'staff' },
    ])
    expect((await inbox(rosa.userId)).filter(({ recordId }) => recordId === seen.id)).toEqual([])
    const view = await getDeskRequest(at(ada), seen.id)
    expect(view.assignee?.name).toBe('Theo Vega')
    expect(view.timeline[0]?.facts['name']).toBe('Theo Vega')
    await assignRequest(at(ada), { id: seen.id, version: 2, assigneeId: null })
    expect(await rowOf(seen.id)).toMatchObject({ assigneeId: null, version: 3 })
  })

  it('refuses a person who is not staff', async () => {
    const seen = await request()
    await expect(
      assignRequest(at(ada), { ...seen, assigneeId: rosa.userId }),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'Desk.NoSuchStaff' })
    expect(await rowOf(seen.id)).toMatchObject({ version: 1 })
  })
})

describe('a change of status', () => {
  it('follows the transitions, notifies people in their own language, and takes two round trips', async () => {
    const seen = await request({ userId: rosa.userId })
    const before = await trips()
    await changeStatus(at(ada), { ...seen, ...step, to: 'Scheduled' })
    expect((await trips()) - before).toBe(2)
    expect(await rowOf(seen.id)).toMatchObject({ status: 'Scheduled', version: 2, closedAt: null })
    expect(await eventsOf(seen.id)).toMatchObject([
      { kind: 'status', isPublic: true, facts: { from: 'Submitted', to: 'Scheduled' } },
    ])
    expect((await mailTo(rosa.email)).at(-1)).toMatchObject({
      language: 'es',
      values: { headline: 'Alumbrado: Programada' },
    })
    const log = await desk.database.read((builder) => builder.select().from(auditLog))
    expect(log.filter(({ entityId }) => entityId === seen.id)).toMatchObject([
      { operation: 'changeStatus', actor: ada.userId },
    ])
  })

  it('allows only the table’s transitions', async () => {
    const seen = await request({ status: 'Cancelled', closedAt: now })
    await expect(changeStatus(at(ada), { ...seen, ...step, to: 'Open' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Desk.NoSuchStep',
    })
  })

  it('to a closed status needs a reason, which the resident reads', async () => {
    const seen = await request({ userId: rosa.userId, isActionRequired: true, actionMessage: '?' })
    await expect(
      changeStatus(at(ada), { ...seen, ...step, to: 'Closed', reason: '  ' }),
    ).rejects.toMatchObject({ kind: 'invalid', problems: [{ field: 'reason' }] })
    await changeStatus(at(ada), { ...seen, ...step, to: 'Closed', reason: 'Private ground.' })
    expect(await rowOf(seen.id)).toMatchObject({
      status: 'Closed',
      closeReason: 'Private ground.',
      closedAt: now,
      isActionRequired: false,
    })
    expect((await inbox(rosa.userId)).find(({ recordId }) => recordId === seen.id)?.body).toContain(
      'Private ground.',
    )
  })

  it('reopens a closed request with a new due date', async () => {
    const seen = await request({
      status: 'Closed',
      closedAt: now,
      closeReason: 'x',
      dueAt: new Date(0),
    })
    await changeStatus(at(ada), { ...seen, ...step, to: 'Open' })
    const row = await rowOf(seen.id)
    expect(row).toMatchObject({ status: 'Open', closedAt: null, closeReason: null })
    expect(row.dueAt?.getTime()).toBeGreaterThan(now.getTime())
    const numbers = async () =>
      (await listDeskRequests(at(ada), { state: 'open', isReopened: true })).data.map(
        ({ number }) => number,
      )
    expect(await numbers()).toContain(seen.number)
    await changeStatus(at(ada), { ...seen, ...step, version: row.version, to: 'Complete' })
    expect(await numbers()).not.toContain(seen.number)
  })

  it('to Pending Payment has an amount', async () => {
    const seen = await request()
    const change = { ...seen, ...step, to: 'Pending Payment' } as const
    await expect(changeStatus(at(ada), change)).rejects.toMatchObject({
      problems: [{ field: 'amount' }],
    })
    await changeStatus(at(ada), { ...change, amountCents: 4500 })
    expect(await rowOf(seen.id)).toMatchObject({ paymentAmountCents: 4500 })
  })

  it.each([
    ['Case', 'Open', 'MISC'],
    ['COE_Permit__c', 'Under Review', 'PERMIT'],
    ['LPI_Application__c', 'Open', 'BUILDING'],
  ] as const)(
    'to Pending Payment a %s that is %s is booked under %s',
    async (recordType, status, code) => {
      const seen = await request({ recordType, status })
      await changeStatus(at(ada), { ...seen, ...step, to: 'Pending Payment', amountCents: 4500 })
      expect(await rowOf(seen.id)).toMatchObject({ paymentCode: code })
    },
  )

  it('to Pending Payment a request keeps the code of its service', async () => {
    const serviceId = newId<'service'>()
    await database.write((builder) => [
      builder.insert(services).values({
        id: serviceId,
        item: 'Vehicle sticker',
        type: 'CONTENT',
        action: 'PAY_FOR',
        paymentCode: 'UTILITY',
        createdAt: now,
        updatedAt: now,
      }),
    ])
    const seen = await request({ serviceId })
    await changeStatus(at(ada), { ...seen, ...step, to: 'Pending Payment', amountCents: 4500 })
    expect(await rowOf(seen.id)).toMatchObject({ paymentCode: 'UTILITY' })
  })
})

describe('two staff members on one request', () => {
  it('the second change is refused and has no effect', async () => {
    const seen = await request({ userId: rosa.userId })
    await addNote(at(theo), { ...seen, text: 'Seen.' })
    for (const act of [
      () => assignRequest(at(ada), { ...seen, assigneeId: ada.userId }),
      () => changeStatus(at(ada), { ...seen, ...step, to: 'Open' }),
      () => askQuestion(at(ada), { ...seen, text: 'Where?' }),
      () => replyToRequest(at(ada), { ...seen, text: 'Thanks.' }),
      () => addNote(at(ada), { ...seen, text: 'Me too.' }),
      () => mergeRequest(at(ada), { ...seen, number: '99999999' }),
    ])
      await expect(act()).rejects.toMatchObject({ kind: 'stale', code: 'Request.ChangedMeanwhile' })
    expect(await rowOf(seen.id)).toMatchObject({ version: 2, status: 'Submitted' })
    expect(await eventsOf(seen.id)).toHaveLength(1)
  })

  it('at the same moment: one wins', async () => {
    const seen = await request()
    const pairs = await Promise.allSettled([
      changeStatus(at(ada), { ...seen, ...step, to: 'Open' }),
      changeStatus(at(theo), { ...seen, ...step, to: 'Scheduled' }),
    ])
    expect(pairs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rowOf(seen.id)).toMatchObject({ version: 2 })
    expect(await eventsOf(seen.id)).toHaveLength(1)
  })
})

describe('writing to the resident', () => {
  it('a question makes the request wait and notifies the resident', async () => {
    const seen = await request({ userId: rosa.userId })
    await askQuestion(at(ada), { ...seen, text: ' Which side? ' })
    expect(await rowOf(seen.id)).toMatchObject({
      isActionRequired: true,
      actionMessage: 'Which side?',
    })
    expect((await inbox(rosa.userId)).find(({ recordId }) => recordId === seen.id)?.body).toContain(
      'Which side?',
    )
    const closed = await request({ status: 'Complete', closedAt: now })
    await expect(askQuestion(at(ada), { ...closed, text: 'x' })).rejects.toMatchObject({
      code: 'Desk.AtItsEnd',
    })
    await expect(
      askQuestion(at(ada), { id: seen.id, version: 2, text: ' ' }),
    ).rejects.toMatchObject({ problems: [{ field: 'question' }] })
  })

  it('a reply notifies the resident; a note does not', async () => {
    const seen = await request({ userId: rosa.userId })
    await replyToRequest(at(ada), { ...seen, text: 'On Tuesday.' })
    const later = contextOf(ada, new Date(now.getTime() + 1000))
    await addNote(later, { id: seen.id, version: 2, text: 'Bring the ladder.' })
    const received = (await inbox(rosa.userId)).filter(({ recordId }) => recordId === seen.id)
    expect(received).toHaveLength(1)
    expect(received[0]?.body).toContain('On Tuesday.')
    const { timeline } = await getDeskRequest(at(ada), seen.id)
    expect(timeline).toMatchObject([
      { kind: 'reply', isPublic: true, name: 'Ada Vega' },
      { kind: 'note', isPublic: false, text: 'Bring the ladder.' },
    ])
  })
})

describe('merging a duplicate', () => {
  it('makes its people followers of the other request, and notifies them', async () => {
    const [neighbor, sender] = await Promise.all([person(), person()])
    const target = await request({ userId: sender.userId })
    const seen = await request({ userId: rosa.userId })
    await follow(seen.id, { userId: neighbor.userId })
    await follow(seen.id, { userId: sender.userId })
    await follow(seen.id, { guestEmail: 'guest@merge.test' })
    await mergeRequest(at(ada), { ...seen, number: `#${Number(target.number)}` })
    expect(await rowOf(seen.id)).toMatchObject({ status: 'Closed', mergedIntoId: target.id })
    expect(await rowOf(target.id)).toMatchObject({ version: 2, status: 'Submitted' })
    const followers = await followersOf(target.id)
    // Its own sender follows it anyway.
    expect(new Set(followers.map(({ userId, guestEmail }) => userId ?? guestEmail))).toEqual(
      new Set([rosa.userId, neighbor.userId, 'guest@merge.test']),
    )
    expect((await inbox(neighbor.userId))[0]?.body).toContain(target.number)
    expect(await mailTo('guest@merge.test')).toHaveLength(1)
    const view = await getDeskRequest(at(ada), target.id)
    expect(view.duplicates).toEqual([{ id: seen.id, number: seen.number }])
    expect(view.followers).toBe(3)
    expect((await getDeskRequest(at(ada), seen.id)).mergedInto).toMatchObject({ id: target.id })
  })

  it('makes no cycles, concurrently or in sequence', async () => {
    const [a, b] = [await request(), await request()]
    const both = await Promise.allSettled([
      mergeRequest(at(ada), { ...a, number: b.number }),
      mergeRequest(at(theo), { ...b, number: a.number }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const rows = [await rowOf(a.id), await rowOf(b.id)]
    expect(rows.filter(({ mergedIntoId }) => mergedIntoId !== null)).toHaveLength(1)
    const [duplicate, other] = rows[0]?.mergedIntoId ? [a, b] : [b, a]
    const third = await request()
    await expect(
      mergeRequest(at(ada), { ...third, number: duplicate.number }),
    ).rejects.toMatchObject({ code: 'Desk.MergedIntoDuplicate' })
    await expect(mergeRequest(at(ada), { ...third, number: third.number })).rejects.toMatchObject({
      code: 'Desk.MergedIntoItself',
    })
    await expect(mergeRequest(at(ada), { ...third, number: '88888888' })).rejects.toMatchObject({
      code: 'Desk.NoSuchNumber',
    })
    // When the other request is merged, its duplicates move too.
    await mergeRequest(at(ada), { id: other.id, version: 2, number: third.number })
    expect(await rowOf(duplicate.id)).toMatchObject({ mergedIntoId: third.id })
  })
})

describe('files of staff', () => {
  const png = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
    (sign) => sign.charCodeAt(0),
  )
  const stored = new Map<string, Uint8Array>()
  const store: FileStore = {
    async put(key, bytes) {
      stored.set(key, bytes)
    },
    get: () => Promise.resolve(null),
    async remove(keys) {
      for (const key of keys) stored.delete(key)
    },
  }

  it('have the type of their content, and are public or internal', async () => {
    const seen = await request()
    await attachFile(at(ada), store, { ...seen, name: '../plan.html', bytes: png, isPublic: false })
    const { files, timeline } = await getDeskRequest(at(ada), seen.id)
    expect(files).toMatchObject([
      { name: 'plan.png', type: 'image/png', by: 'staff', isPublic: false },
    ])
    expect(stored.has(files[0]?.objectKey ?? '')).toBe(true)
    expect(timeline).toMatchObject([{ kind: 'file', isPublic: false }])
    await expect(
      attachFile(at(ada), store, {
        id: seen.id,
        version: 2,
        name: 'x.png',
        bytes: new TextEncoder().encode('<script>'),
        isPublic: true,
      }),
    ).rejects.toMatchObject({ code: 'File.KindNotTaken' })
  })
})

it('only staff can read or change requests, and an unknown request is not found', async () => {
  const seen = await request({ userId: rosa.userId })
  for (const actor of [rosa, anonymous]) {
    await expect(getDeskRequest(contextOf(actor), seen.id)).rejects.toThrow(/forbidden|unauth/)
    await expect(addNote(contextOf(actor), { ...seen, text: 'x' })).rejects.toThrow(
      /forbidden|unauth/,
    )
    await expect(changeStatus(contextOf(actor), { ...seen, ...step, to: 'Open' })).rejects.toThrow(
      /forbidden|unauth/,
    )
  }
  const nowhere = '019b76da-a800-7000-8000-000000000000'
  await expect(getDeskRequest(at(ada), nowhere)).rejects.toMatchObject({ code: 'Desk.NotFound' })
  await expect(addNote(at(ada), { id: nowhere, version: 1, text: 'x' })).rejects.toMatchObject({
    code: 'Desk.NotFound',
  })
})
