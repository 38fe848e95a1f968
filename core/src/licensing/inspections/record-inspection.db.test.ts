import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { chargePayment } from '../../money/payments/charge-payment.ts'
import { openMachine } from '../../money/payments/machine.fixture.ts'
import { createPermitRequest } from '../../money/permit-fees/index.ts'
import { followPermit, movePermit } from '../permits/index.ts'
import { getBooking } from './get-booking.ts'
import { addInspectionPhoto, sweepInspectionPhotos } from './inspection-photos.ts'
import { inspectionsIn, tuesday } from './inspections.fixture.ts'
import { recordInspection } from './record-inspection.ts'
import type { InspectionFinding } from './rules.ts'

const where = await testDatabase()
const machine = await openMachine(where)
afterAll(() => machine.stop())
const fixture = await inspectionsIn(where)
const { billsOf, book, contextOf, inspectionRow, inspector, issued, past, permitRow } = fixture
const { mailTo, person, putAgainFee, requestRow, slot } = fixture
await slot()
await slot({ day: tuesday })
await putAgainFee()

const passed: InspectionFinding = { outcome: 'passed', comment: '', corrections: [] }
const failed: InspectionFinding = { ...passed, outcome: 'failed', comment: 'Two courses short.' }

const record = (id: string, finding: InspectionFinding, version = 1) =>
  recordInspection(contextOf(inspector), { id, version, ...finding })

type Permit = Awaited<ReturnType<typeof issued>>

async function fails(one: Permit, finding = failed) {
  const { id } = await book(one)
  await record(id, finding)
  return id
}

describe('an inspection that passed', () => {
  it('moves the permit’s last day, and the request asks for the next one', async () => {
    const one = await issued({ expiresOn: '2026-12-01' })
    const { id } = await book(one)
    await record(id, passed)
    expect(await inspectionRow(id)).toMatchObject({ result: 'passed', version: 2 })
    // A roof’s permit is good for 180 days.
    expect(await permitRow(one.id)).toMatchObject({
      state: 'inspections',
      expiresOn: '2027-05-19',
    })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Schedule Inspection' })
  })

  it('finishes the permit if it is the last one, in the same write', async () => {
    const one = await issued()
    await past(one.id, 'shield', 'passed')
    const { id } = await book(one, { code: 'final' })
    const context = contextOf(inspector)
    await recordInspection(context, { id, version: 1, ...passed })
    expect(context.database.usage.trips).toBe(2)
    expect(await permitRow(one.id)).toMatchObject({ state: 'final', closedOn: '2026-11-20' })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Complete' })
  })

  it('is noted once: the second of two inspectors is refused', async () => {
    const one = await issued()
    const { id } = await book(one)
    const ends = await Promise.allSettled([record(id, passed), record(id, failed)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(record(id, passed)).rejects.toMatchObject({ kind: 'stale' })
  })

  it('cannot be noted on a revoked permit', async () => {
    const one = await issued()
    const { id } = await book(one)
    const staff = contextOf(await person({ isAdmin: true }))
    await staff.database.write((builder) =>
      movePermit(staff, builder, { permit: one, to: 'revoked', by: 'staff', comment: 'Unsafe' }),
    )
    await expect(record(id, passed, 2)).rejects.toMatchObject({ code: 'Inspections.NotBooked' })
  })
})

describe('an inspection that failed', () => {
  it('says why, and can be booked again without a fee the first time', async () => {
    const one = await issued()
    await expect(fails(one, { ...failed, comment: ' ' })).rejects.toMatchObject({ kind: 'invalid' })
    const booked = (await getBooking(contextOf(one.applicant), one.key))?.booked[0]
    await record(booked?.id ?? '', { ...failed, corrections: ['Add two courses at the valley'] })
    expect(await billsOf(one.id)).toEqual([])
    const found = await getBooking(contextOf(one.applicant), one.key)
    expect(found?.planned[0]).toMatchObject({ state: 'needed', refusal: null })
    expect(found?.results).toMatchObject([
      { outcome: 'failed', corrections: ['Add two courses at the valley'] },
    ])
  })

  it('for the second time makes a fee due, which opens the booking once it is paid', async () => {
    const one = await issued()
    await fails(one)
    // Nobody there counts as failed.
    await fails(one, { ...passed, outcome: 'noAccess' })
    await expect(book(one)).rejects.toMatchObject({ code: 'Inspections.FeeDue' })
    const [bill] = await billsOf(one.id)
    if (!bill) throw new Error('no bill')
    const found = await getBooking(contextOf(one.applicant), one.key)
    expect(found?.fees).toEqual([
      { path: `/${bill.recordId}`, amountCents: 6000, isForInspectingAgain: true },
    ])
    const { id } = await createPermitRequest(machine.at(), bill.recordId)
    const items = [{ accountNumber: bill.recordId, amountCents: 6000, requestId: id }]
    const order = machine.orderOf(6000, { purpose: 'LPI', items })
    const { isPaid } = await chargePayment(
      machine.at(),
      machine.provider,
      order,
      await machine.nonce(),
    )
    expect(isPaid).toBe(true)
    await book(one)
  })

  it('owes a fee for each failure from the second one on, and for each inspection apart', async () => {
    const one = await issued()
    await past(one.id, 'shield', 'failed')
    await fails(one)
    expect(await billsOf(one.id)).toHaveLength(1)
    const other = await issued({ kind: 'remodel' })
    await past(other.id, 'framing', 'failed')
    const { id } = await book(other, { code: 'plumbing' })
    await record(id, failed)
    expect(await billsOf(other.id)).toEqual([])
  })

  it('is noted by staff who work on cases alone', async () => {
    const one = await issued()
    const { id } = await book(one)
    for (const actor of [await person({ roles: ['viewer'] }), one.applicant])
      await expect(
        recordInspection(contextOf(actor), { id, version: 1, ...passed }),
      ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('a neighbor who follows the permit', () => {
  it('is told once of each result, in their language, with the inspector’s words', async () => {
    const one = await issued()
    const { id } = await book(one)
    const neighbor = await person({ language: 'es' })
    await followPermit(contextOf(neighbor), { ...one.key, guestEmail: '' })
    const news = async () => (await mailTo(neighbor.email)).map(({ values }) => values)
    await record(id, failed)
    expect(await news()).toEqual([
      {
        headline: 'Techo, 2101 Millrace St: Protección contra hielo y agua: no aprobada',
        text: expect.stringMatching(/no aprobada\. Two courses short\.$/),
      },
    ])
    await record((await book(one)).id, passed)
    expect(await news()).toHaveLength(2)
    // The last one finishes the permit, which is one piece of news.
    await record((await book(one, { code: 'final' })).id, passed)
    expect(await news()).toHaveLength(3)
  })
})

describe('photos', () => {
  const stored = new Map<string, Uint8Array>()
  const store = {
    put: (key: string, bytes: Uint8Array) => Promise.resolve(void stored.set(key, bytes)),
    get: () => Promise.resolve(null),
    remove: (keys: readonly string[]) => {
      for (const key of keys) stored.delete(key)
      return Promise.resolve()
    },
  }
  // The smallest PNG.
  const png = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
    (sign) => sign.charCodeAt(0),
  )

  it('are shown to those who book, and stop once the result is noted', async () => {
    const one = await issued()
    const { id } = await book(one)
    const photo = await addInspectionPhoto(contextOf(inspector), store, { id, bytes: png })
    expect(stored.has(photo.id)).toBe(true)
    await record(id, failed)
    const found = await getBooking(contextOf(one.applicant), one.key)
    expect(found?.results).toMatchObject([{ photos: [{ objectKey: photo.id, type: 'image/png' }] }])
    await expect(
      addInspectionPhoto(contextOf(inspector), store, { id, bytes: png }),
    ).rejects.toMatchObject({ code: 'Inspections.NotBooked' })
  })

  it('whose bytes never arrived are swept a day later', async () => {
    const one = await issued()
    const { id } = await book(one)
    const broken = { ...store, put: () => Promise.reject(new Error('storage is away')) }
    await expect(
      addInspectionPhoto(contextOf(inspector), broken, { id, bytes: png }),
    ).rejects.toThrow('storage is away')
    expect(await sweepInspectionPhotos(contextOf(inspector), store)).toBe(0)
    const later = contextOf(inspector, new Date('2026-11-22T18:00:00Z'))
    expect(await sweepInspectionPhotos(later, store)).toBe(1)
    expect(await sweepInspectionPhotos(later, store)).toBe(0)
  })
})
