import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { deleteAccount } from '../../accounts/account/index.ts'
import { readParts } from '../../accounts/data-export/read-parts.ts'
import type { Geocoder } from '../../land/parcels/index.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { picturesInMemory } from '../../people/profiles/pictures.fixture.ts'
import { users } from '../../people/users/users.sql.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { type Actor, anonymous, type UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { createReport } from '../reports/index.ts'
import { services } from '../services/services.sql.ts'
import { getRequest } from '../tracking/index.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { getDeskRequest } from './view-request.ts'

const { contextOf, database, person, rowOf } = caseQueueIn(await testDatabase())

const nowhere: Geocoder = { find: () => Promise.resolve([]), nearest: () => Promise.resolve(null) }
const store: FileStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}
const adapters = { geocoder: nowhere, store, signed: (path: string) => path }
const serviceId = newId<'service'>()

interface Contact {
  readonly contactName?: string
  readonly contactPhone?: string
}
const report = async (actor: Actor, contact: Contact) => {
  const { id } = await createReport(contextOf(actor), adapters, {
    activityId: serviceId,
    address: '',
    position: null,
    description: 'Thank you.',
    extraDescription: '',
    rating: 5,
    details: {},
    guestEmail: '',
    owner: null,
    draftId: null,
    pictures: [],
    fileIds: null,
    ...contact,
  })
  return id
}
const resident = () => person({ phoneNumber: '(847) 555-0101' })
const son = { contactName: ' Luis Vega ', contactPhone: '847 555 0177' }

let ada: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true, firstName: 'Ada' })
  await database.write((builder) => [
    builder.insert(services).values({
      id: serviceId,
      item: 'Feedback',
      itemEs: 'Comentarios',
      type: 'CONTENT',
      action: 'REPORT',
      reportCategory: 'feedback',
      isGuestEnabled: true,
      isPublished: true,
      createdAt: now,
      updatedAt: now,
    }),
  ])
})

const seenByStaff = async (id: string) => (await getDeskRequest(contextOf(ada), id)).contact
const seenBySender = async (actor: UserActor, id: string) => {
  const own = { id, isSender: sql`requests.user_id = ${actor.userId}`, isFollower: sql`false` }
  const { formDetails } = await getRequest(contextOf(actor), own)
  return formDetails.flatMap(({ data }) => data.map((entry) => [entry.label, entry.data]))
}

describe('the contact of one report', () => {
  it('is the one that staff call, and the account stays unchanged', async () => {
    const rosa = await resident()
    const id = await report(rosa, son)
    expect(await seenByStaff(id)).toMatchObject({
      name: 'Luis Vega',
      phone: '(847) 555-0177',
      email: rosa.email,
      userId: rosa.userId,
    })
    expect(await seenByStaff(await report(rosa, {}))).toMatchObject({
      name: 'Rosa Vega',
      phone: '(847) 555-0101',
    })
  })

  it('is shown with the request', async () => {
    const rosa = await resident()
    const shown = await seenBySender(rosa, await report(rosa, son))
    expect(shown).toContainEqual(['Contact for this report', 'Luis Vega'])
    expect(shown).toContainEqual(['Phone for this report', '(847) 555-0177'])
  })

  it('is not stored if it equals the account’s, so that a new number applies', async () => {
    const rosa = await resident()
    const id = await report(rosa, { contactName: 'Rosa Vega', contactPhone: '847-555-0101' })
    expect(await rowOf(id)).toMatchObject({ contactName: null, contactPhone: null })
    await database.write((builder) => [
      builder
        .update(users)
        .set({ phoneNumber: '(847) 555-0199' })
        .where(sql`id = ${rosa.userId}`),
    ])
    expect(await seenByStaff(id)).toMatchObject({ phone: '(847) 555-0199' })
  })

  it('an empty phone number stays empty: the city does not call about this request', async () => {
    const rosa = await resident()
    const id = await report(rosa, { contactName: 'Rosa Vega', contactPhone: ' ' })
    expect(await seenByStaff(id)).toMatchObject({ name: 'Rosa Vega', phone: null })
    expect(await seenBySender(rosa, id)).toContainEqual([
      'Phone for this report',
      'No calls, please',
    ])
  })

  it('is refused with an invalid phone number, and not stored for a guest', async () => {
    const rosa = await resident()
    await expect(report(rosa, { ...son, contactPhone: '911' })).rejects.toMatchObject({
      problems: [{ field: 'contactPhone', code: 'Validation.Invalid' }],
    })
    const id = await report(anonymous, son)
    expect(await rowOf(id)).toMatchObject({ contactName: null, contactPhone: null })
  })

  it('is in its sender’s download, and is deleted with the account', async () => {
    const rosa = await resident()
    const id = await report(rosa, son)
    const { parts } = await readParts(contextOf(rosa), rosa.userId)
    expect(parts.find(({ name }) => name === 'requests')?.text).toContain('Luis Vega')
    await deleteAccount(contextOf(rosa), picturesInMemory().files, rosa.userId)
    expect(await rowOf(id)).toMatchObject({ contactName: null, contactPhone: null })
    expect(await seenByStaff(id)).toMatchObject({ name: null, phone: null })
  })
})
