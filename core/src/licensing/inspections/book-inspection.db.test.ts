import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requests } from '../../casework/requests/requests.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { movePermit } from '../permits/index.ts'
import { bookInspection, bookInspectionForStaff } from './book-inspection.ts'
import { cancelInspection, moveInspection } from './change-booking.ts'
import { getBooking } from './get-booking.ts'
import { contact, inspectionsIn, monday, tuesday } from './inspections.fixture.ts'

const fixture = await inspectionsIn(await testDatabase())
const { book, contextOf, database, inspectionRow, inspector, issued, mailTo, past } = fixture
const { permitRow, person, requestRow, slot } = fixture
const staff = await person({ isAdmin: true })
await slot()
await slot({ window: 'afternoon' })
await slot({ day: tuesday })

const morning = { day: monday, window: 'morning' } as const
const refused = (code: string) => ({ kind: 'conflict', code: `Inspections.${code}` })

describe('bookInspection', () => {
  it('begins the permit’s inspections, and its request is scheduled', async () => {
    const one = await issued()
    const { id } = await book(one)
    expect(await inspectionRow(id)).toMatchObject({
      result: 'booked',
      day: monday,
      inspectorId: inspector.userId,
      contactName: 'Denise Clark',
    })
    expect(await permitRow(one.id)).toMatchObject({ state: 'inspections' })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Scheduled' })
    const mail = JSON.stringify((await mailTo(one.applicant.email)).at(-1))
    expect(mail).toContain('Mon, Nov 23, 8 AM to 12 PM')
  })

  it('takes two round trips', async () => {
    const one = await issued()
    const context = contextOf(one.applicant)
    await bookInspection(context, { permit: one.key, code: 'shield', ...morning, ...contact })
    expect(context.database.usage.trips).toBe(2)
  })

  it('is refused before the permit is issued', async () => {
    const one = await issued({ state: 'review' })
    await expect(book(one)).rejects.toMatchObject(refused('NotIssued'))
  })

  it('is refused while the permit’s fee is due, also after its payment was taken back', async () => {
    const one = await issued()
    const owe = (paid: boolean) =>
      database.write((builder) => [
        builder.execute(sql`update ${requests} set payment_amount_cents = 11700,
          paid_at = ${paid ? now.toISOString() : null}::timestamptz where id = ${one.requestId}`),
      ])
    await owe(false)
    await expect(book(one)).rejects.toMatchObject(refused('FeeDue'))
    await owe(true)
    await book(one)
    await owe(false)
    await past(one.id, 'shield', 'passed')
    await expect(book(one, { code: 'final' })).rejects.toMatchObject(refused('FeeDue'))
  })

  it('is refused for the final before all others passed', async () => {
    const one = await issued()
    await expect(book(one, { code: 'final' })).rejects.toMatchObject(refused('FinalLast'))
    await past(one.id, 'shield', 'failed')
    await expect(book(one, { code: 'final' })).rejects.toMatchObject(refused('FinalLast'))
    await past(one.id, 'shield', 'passed')
    await book(one, { code: 'final' })
  })

  it('is refused a second time, once passed, and outside of the plan', async () => {
    const one = await issued()
    await book(one)
    await expect(book(one, { day: tuesday })).rejects.toMatchObject(refused('AlreadyBooked'))
    await expect(book(one, { code: 'sprinklers' })).rejects.toMatchObject(refused('Unknown'))
    const other = await issued()
    await past(other.id, 'shield', 'passed')
    await expect(book(other)).rejects.toMatchObject(refused('AlreadyPassed'))
  })

  it('is refused for an expired permit, and for days after its last one', async () => {
    const expired = await issued({ expiresOn: '2026-11-19' })
    await expect(book(expired)).rejects.toMatchObject(refused('Expired'))
    const ending = await issued({ expiresOn: '2026-11-22' })
    await expect(book(ending)).rejects.toMatchObject(refused('AfterExpiry'))
  })

  it('is refused after the cut-off, on weekends, too far ahead, and for no day', async () => {
    const one = await issued()
    const late = new Date('2026-11-20T21:00:00Z')
    await expect(book(one, {}, one.applicant, late)).rejects.toMatchObject(refused('DayClosed'))
    for (const day of ['2026-11-21', '2027-01-04', '2026-11-19', 'tomorrow'])
      await expect(book(one, { day })).rejects.toMatchObject(refused('DayClosed'))
  })

  it('is for the applicant, not for others; staff book for everyone, after the cut-off too', async () => {
    const one = await issued()
    const stranger = await person()
    await expect(book(one, {}, stranger)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'Inspections.NotYours',
    })
    const wanted = { permit: one.key, code: 'shield', ...morning, ...contact }
    const late = new Date('2026-11-22T23:00:00Z')
    await expect(bookInspectionForStaff(contextOf(stranger), wanted)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await bookInspectionForStaff(contextOf(staff, late), wanted)
  })

  it('asks who will be there, and a phone number', async () => {
    const one = await issued()
    await expect(book(one, { contactName: ' ', contactPhone: '12' })).rejects.toMatchObject({
      kind: 'invalid',
      problems: [
        { field: 'contactName', code: 'Validation.Required' },
        { field: 'contactPhone', code: 'Validation.Invalid' },
      ],
    })
  })

  it('of the last place by two at once lets one win, and tells the other the next free ones', async () => {
    const day = '2026-12-01'
    await slot({ day, capacity: 1 })
    const permits = await Promise.all([issued(), issued()])
    const ends = await Promise.allSettled(permits.map((one) => book(one, { day })))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = ends.find((end) => end.status === 'rejected')
    expect(lost?.reason).toMatchObject(refused('SlotTaken'))
    expect(lost?.reason).toMatchObject({ detail: expect.stringContaining('Mon, Nov 23') })
    const loser = permits[ends.findIndex((end) => end.status === 'rejected')]
    expect(loser && (await permitRow(loser.id))).toMatchObject({ state: 'issued', version: 1 })
  })

  it('of the same inspection by two at once books one', async () => {
    const one = await issued()
    const ends = await Promise.allSettled([book(one), book(one, { day: tuesday })])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of two first inspections at once books both', async () => {
    const one = await issued({ kind: 'remodel' })
    await Promise.all([book(one, { code: 'framing' }), book(one, { code: 'plumbing' })])
    expect(await permitRow(one.id)).toMatchObject({ state: 'inspections' })
  })

  it('and a revocation at once leave nothing booked', async () => {
    const one = await issued()
    const context = contextOf(staff)
    await Promise.allSettled([
      book(one),
      context.database.write((builder) =>
        movePermit(context, builder, {
          permit: one,
          to: 'revoked',
          by: 'staff',
          comment: 'Unsafe',
        }),
      ),
    ])
    expect(await getBooking(contextOf(one.applicant), one.key)).toMatchObject({ booked: [] })
    expect(await permitRow(one.id)).toMatchObject({ state: 'revoked' })
  })
})

describe('a booked inspection', () => {
  it('moves into another slot, and stays where it was if that is full', async () => {
    const one = await issued()
    const { id } = await book(one)
    const move = (day: string, window: 'morning' | 'afternoon' = 'morning') =>
      moveInspection(contextOf(one.applicant), { id, permit: one.key, day, window })
    await move(tuesday)
    expect(await inspectionRow(id)).toMatchObject({ day: tuesday, version: 2 })
    await expect(move(tuesday, 'afternoon')).rejects.toMatchObject(refused('SlotTaken'))
    expect(await inspectionRow(id)).toMatchObject({ day: tuesday, window: 'morning', version: 2 })
  })

  it('is moved and canceled only before its cut-off, and only by those who book', async () => {
    const one = await issued()
    const { id } = await book(one)
    const late = contextOf(one.applicant, new Date('2026-11-20T21:00:00Z'))
    const booked = { id, permit: one.key }
    await expect(cancelInspection(late, booked)).rejects.toMatchObject(refused('TooLate'))
    await expect(
      moveInspection(late, { ...booked, day: tuesday, window: 'morning' }),
    ).rejects.toMatchObject(refused('TooLate'))
    const stranger = contextOf(await person())
    await expect(cancelInspection(stranger, booked)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await inspectionRow(id)).toMatchObject({ result: 'booked' })
  })

  it('of another permit is not found', async () => {
    const [one, other] = await Promise.all([issued(), issued()])
    const { id } = await book(other)
    await expect(
      cancelInspection(contextOf(one.applicant), { id, permit: one.key }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('that is canceled frees its place, and the request asks for an inspection again', async () => {
    const day = '2026-12-02'
    await slot({ day, capacity: 1 })
    const [one, other] = await Promise.all([issued(), issued()])
    const { id } = await book(one, { day })
    await cancelInspection(contextOf(one.applicant), { id, permit: one.key })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Schedule Inspection' })
    await book(other, { day })
    await expect(
      cancelInspection(contextOf(one.applicant), { id, permit: one.key }),
    ).rejects.toMatchObject(refused('NotBooked'))
  })
})

describe('getBooking', () => {
  it('says in one round trip what can be booked, why not, and what is free', async () => {
    const one = await issued()
    const { id } = await book(one)
    const context = contextOf(one.applicant)
    const found = await getBooking(context, one.key)
    expect(context.database.usage.trips).toBe(1)
    expect(found).toMatchObject({
      planned: [
        { code: 'shield', state: 'booked', refusal: 'Inspections.AlreadyBooked' },
        { code: 'final', state: 'needed', refusal: 'Inspections.FinalLast' },
      ],
      booked: [{ id, day: monday, canChange: true, place: null }],
    })
    expect(found?.free[0]).toMatchObject({ day: monday, window: 'morning' })
    expect(await getBooking(contextOf(await person()), one.key)).toBeNull()
  })

  it('says on the day how many visits come first', async () => {
    const day = '2026-11-30'
    const ray = await person({ roles: ['caseWorker'] })
    await slot({ day, inspectorId: ray.userId })
    const permits = await Promise.all([issued(), issued()])
    for (const one of permits) await book(one, { day })
    const then = new Date(`${day}T14:00:00Z`)
    const places = await Promise.all(
      permits.map(async (one) => {
        const found = await getBooking(contextOf(one.applicant, then), one.key)
        return found?.booked[0]?.place
      }),
    )
    expect(new Set(places)).toEqual(new Set([1, 2]))
  })
})
