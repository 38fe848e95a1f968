import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { inspectionsIn, monday } from './inspections.fixture.ts'
import { expirePermits, remindOfInspections, warnOfExpiry } from './watch-inspections.ts'

const where = await testDatabase()
const { book, inspectionRow, issued, mailTo, permitRow, requestRow, slot } =
  await inspectionsIn(where)
await slot()

const job = { kind: 'system', job: 'inspections' } as const
const on = (day: string) =>
  contextIn(where, { actor: job, clock: { now: () => new Date(`${day}T18:00:00Z`) } })
const mailsOf = async ({ applicant }: { applicant: { email: string } }, text: string) =>
  (await mailTo(applicant.email)).filter((mail) => JSON.stringify(mail).includes(text)).length

describe('remindOfInspections', () => {
  it('notifies the applicant the day before, once, also when two runs meet', async () => {
    const one = await issued()
    await book(one)
    expect(await remindOfInspections(on('2026-11-21'))).toBe(0)
    const counts = await Promise.all([
      remindOfInspections(on('2026-11-22')),
      remindOfInspections(on('2026-11-22')),
    ])
    expect(new Set(counts)).toEqual(new Set([0, 1]))
    expect(await remindOfInspections(on('2026-11-22'))).toBe(0)
    expect(await mailsOf(one, 'Inspection tomorrow')).toBe(1)
  })
})

describe('warnOfExpiry', () => {
  it('notifies once for each last day', async () => {
    const one = await issued({ expiresOn: '2027-02-28' }, { language: 'es' })
    const counts: number[] = []
    for (const day of ['2027-01-28', '2027-01-29', '2027-01-30'])
      counts.push(await warnOfExpiry(on(day)))
    expect(counts).toEqual([0, 1, 0])
    expect(await mailsOf(one, 'Su permiso termina el 28 de febrero de 2027')).toBe(1)
  })
})

describe('expirePermits', () => {
  it('ends a permit the day after its last one, with what is booked on it', async () => {
    const one = await issued({ expiresOn: monday })
    const { id } = await book(one)
    expect(await expirePermits(on(monday))).toBe(0)
    const counts = await Promise.all([
      expirePermits(on('2026-11-24')),
      expirePermits(on('2026-11-24')),
    ])
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect(await permitRow(one.id)).toMatchObject({ state: 'expired', closedOn: '2026-11-24' })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Closed' })
    expect(await inspectionRow(id)).toMatchObject({ result: 'canceled' })
  })
})
