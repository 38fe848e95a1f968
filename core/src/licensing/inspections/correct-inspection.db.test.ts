import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { createPermitRequest } from '../../money/permit-fees/index.ts'
import { permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { correctInspection } from './correct-inspection.ts'
import { inspectionsIn } from './inspections.fixture.ts'
import { getInspectionRoute } from './list-inspections.ts'
import { recordInspection } from './record-inspection.ts'
import type { InspectionFinding, ResultCorrection } from './rules.ts'

const where = await testDatabase()
const fixture = await inspectionsIn(where)
const { billsOf, book, contextOf, database, inspectionRow, inspector, issued, past } = fixture
const { permitRow, person, putAgainFee, requestRow, slot } = fixture
await slot()
await putAgainFee()

const passed: InspectionFinding = { outcome: 'passed', comment: '', corrections: [] }
const failed: InspectionFinding = { ...passed, outcome: 'failed', comment: 'Two courses short.' }
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const record = (id: string, finding: InspectionFinding) =>
  recordInspection(contextOf(inspector), { id, version: 1, ...finding })

const correct = (
  id: string,
  finding: InspectionFinding,
  {
    by = inspector,
    hours = 1,
    ...given
  }: Partial<ResultCorrection & { version: number }> & { by?: UserActor; hours?: number } = {},
) =>
  correctInspection(contextOf(by, after(hours)), {
    id,
    version: 2,
    reason: 'Pressed the wrong button.',
    ...finding,
    ...given,
  })

type Permit = Awaited<ReturnType<typeof issued>>

async function found(one: Permit, finding: InspectionFinding, code = 'shield') {
  const { id } = await book(one, { code })
  await record(id, finding)
  return id
}

describe('a result that was recorded by mistake', () => {
  it('is replaced in one write, and both are kept', async () => {
    const one = await issued()
    const id = await found(one, failed)
    const context = contextOf(inspector, after(1))
    await correctInspection(context, { id, version: 2, reason: 'Wrong roof.', ...passed })
    expect(context.database.usage.trips).toBe(2)
    expect(await inspectionRow(id)).toMatchObject({ result: 'passed', comment: '', version: 3 })
    const { day } = await inspectionRow(id)
    const { stops } = await getInspectionRoute(contextOf(inspector), { day, inspectorId: null })
    expect(stops.find((stop) => stop.id === id)?.replaced).toMatchObject([
      { outcome: 'failed', comment: 'Two courses short.', reason: 'Wrong roof.', by: 'Ray Ibarra' },
    ])
  })

  it('needs a reason, and is seen at its version', async () => {
    const one = await issued()
    const id = await found(one, failed)
    await expect(correct(id, passed, { reason: ' ' })).rejects.toMatchObject({
      problems: [{ field: 'reason' }],
    })
    await expect(correct(id, passed, { version: 1 })).rejects.toMatchObject({ kind: 'stale' })
  })

  it('is corrected only by its inspector or an administrator, in the city’s time for it', async () => {
    const one = await issued()
    const id = await found(one, failed)
    const colleague = await person({ roles: ['caseWorker'] })
    await expect(correct(id, passed, { by: colleague })).rejects.toMatchObject({
      code: 'Inspections.OfAnother',
    })
    await expect(correct(id, passed, { by: one.applicant })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(correct(id, passed, { hours: 25 })).rejects.toMatchObject({
      code: 'Inspections.TooLateToCorrect',
    })
    const untilOf = async (by: UserActor, hours: number) => {
      const { day } = await inspectionRow(id)
      const wanted = { day, inspectorId: inspector.userId }
      const { stops } = await getInspectionRoute(contextOf(by, after(hours)), wanted)
      return stops.find((stop) => stop.id === id)?.correctableUntil
    }
    expect(await untilOf(inspector, 1)).toBe('2026-11-21T18:00:00Z')
    expect(await untilOf(inspector, 25)).toBeNull()
    expect(await untilOf(colleague, 1)).toBeNull()
    await correct(id, passed, { by: await person({ isAdmin: true }) })
  })

  it('cannot be corrected before there is one, or once it was built upon', async () => {
    const one = await issued()
    const { id } = await book(one)
    await expect(correct(id, passed, { version: 1 })).rejects.toMatchObject({
      code: 'Inspections.NotDone',
    })
    await record(id, failed)
    await book(one, {}, one.applicant, after(0.5))
    await expect(correct(id, passed)).rejects.toMatchObject({ code: 'Inspections.HasFollowed' })
    const other = await issued()
    const shield = await found(other, passed)
    await book(other, { code: 'final' }, other.applicant, after(0.5))
    await expect(correct(shield, failed)).rejects.toMatchObject({ code: 'Inspections.HasFollowed' })
  })

  it('of two corrections at once counts once', async () => {
    const one = await issued()
    const id = await found(one, failed)
    const ends = await Promise.allSettled([correct(id, passed), correct(id, passed)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('what followed from a pass', () => {
  it('is taken back: the permit ends when it did before', async () => {
    const one = await issued({ expiresOn: '2026-12-01' })
    const id = await found(one, passed)
    expect(await permitRow(one.id)).toMatchObject({ expiresOn: '2027-05-19' })
    await correct(id, failed)
    expect(await permitRow(one.id)).toMatchObject({ expiresOn: '2026-12-01', state: 'inspections' })
    expect(await inspectionRow(id)).toMatchObject({ result: 'failed', expiredAfter: null })
  })

  it('stands where another inspection passed since, or staff set another day', async () => {
    const one = await issued({ kind: 'remodel', expiresOn: '2026-12-01' })
    const framing = await found(one, passed, 'framing')
    await found(one, passed, 'plumbing')
    const { expiresOn } = await permitRow(one.id)
    await correct(framing, failed)
    expect(await permitRow(one.id)).toMatchObject({ expiresOn })
    const other = await issued({ expiresOn: '2026-12-01' })
    const shield = await found(other, passed)
    await database.write((builder) => [
      builder.execute(sql`update permits set expires_on = '2028-01-01' where id = ${other.id}`),
    ])
    await correct(shield, failed)
    expect(await permitRow(other.id)).toMatchObject({ expiresOn: '2028-01-01' })
  })

  it('a finished permit is inspected again', async () => {
    const one = await issued({ expiresOn: '2026-12-01' })
    await past(one.id, 'shield', 'passed')
    const id = await found(one, passed, 'final')
    expect(await permitRow(one.id)).toMatchObject({ state: 'final' })
    await correct(id, failed)
    expect(await permitRow(one.id)).toMatchObject({
      state: 'inspections',
      closedOn: null,
      expiresOn: '2026-12-01',
    })
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Schedule Inspection',
      closedAt: null,
    })
    await book(one, { code: 'final' }, one.applicant, after(2))
  })

  it('makes the fee due that the failure would have made', async () => {
    const one = await issued()
    await past(one.id, 'shield', 'failed')
    const id = await found(one, passed)
    expect(await billsOf(one.id)).toEqual([])
    await correct(id, failed)
    expect(await billsOf(one.id)).toHaveLength(1)
  })
})

describe('what followed from a failure', () => {
  const secondFailure = async () => {
    const one = await issued()
    await past(one.id, 'shield', 'failed')
    const id = await found(one, failed)
    const [bill] = await billsOf(one.id)
    if (!bill) throw new Error('no bill')
    return { one, id, bill }
  }

  it('is taken back: the bill is gone, with the request of who opened it', async () => {
    const { one, id, bill } = await secondFailure()
    const { id: requestId } = await createPermitRequest(contextOf(one.applicant), bill.recordId)
    await correct(id, passed)
    expect(await billsOf(one.id)).toEqual([])
    expect(await requestRow(requestId)).toMatchObject({ status: 'Cancelled' })
    await expect(
      createPermitRequest(contextOf(one.applicant), bill.recordId),
    ).rejects.toMatchObject({ kind: 'not-found' })
    // Nothing is due before the last one.
    await book(one, { code: 'final' }, one.applicant, after(2))
  })

  it('stands once its fee is paid, and the result with it', async () => {
    const { one, id, bill } = await secondFailure()
    await database.write((builder) => [
      builder.execute(sql`update ${permitBills} set paid_at = now() where id = ${bill.id}`),
    ])
    await expect(correct(id, passed)).rejects.toMatchObject({ code: 'Inspections.FeePaid' })
    expect(await inspectionRow(id)).toMatchObject({ result: 'failed', version: 2 })
    expect(await billsOf(one.id)).toHaveLength(1)
  })

  it('keeps its bill if it failed in another way', async () => {
    const { one, id, bill } = await secondFailure()
    await correct(id, { ...passed, outcome: 'noAccess' })
    expect(await inspectionRow(id)).toMatchObject({ result: 'failed', isNoAccess: true })
    expect(await billsOf(one.id)).toMatchObject([{ id: bill.id }])
  })
})
