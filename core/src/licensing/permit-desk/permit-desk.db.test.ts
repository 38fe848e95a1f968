import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { permitDeskIn } from './permit-desk.fixture.ts'
import {
  askPermitCorrections,
  askPermitFee,
  assessPermitFees,
  assignPermitReview,
  completePermit,
  denyPermit,
  extendPermit,
  finishPermitReview,
  issuePermit,
  revokePermit,
  takePermit,
  waivePermitFees,
} from './index.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const desk = await permitDeskIn({ databaseUrl, neonEndpoint })
const { at, contextOf, permit, permitRow, person, requestRow, review, reviewsOf } = desk
await desk.schedule('roof')
await desk.kind('two', ['building', 'electrical'])

const seen = ({ id }: { id: string }, version = 1) => ({ id, version })
const building = 'building' as const
const electrical = 'electrical' as const
const finish = (one: { id: string; version: number }, discipline: 'building' | 'electrical') =>
  finishPermitReview(at(), { ...one, discipline, result: 'approved', comment: '' })

describe('the check of an application', () => {
  it('sends it to each discipline of its kind, in two round trips a step', async () => {
    const one = await permit({ kind: 'two' })
    const before = await trips()
    const taken = await takePermit(at(), seen(one))
    expect((await trips()) - before).toBe(2)
    await completePermit(at(), { ...seen(one, taken.version), disciplines: [] })
    expect(await permitRow(one.id)).toMatchObject({ state: 'review', version: 3 })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Under Review' })
    expect(await reviewsOf(one.id)).toMatchObject([
      { discipline: 'building', round: 1, result: 'waiting' },
      { discipline: 'electrical', round: 1, result: 'waiting' },
    ])
  })

  it('sends a corrected version to those who did not approve, and to who is named', async () => {
    const one = await permit({ kind: 'two', state: 'completeness' })
    await review(one.id, { discipline: building, round: 1, result: 'corrections' })
    await review(one.id, { discipline: electrical, round: 1, result: 'approved' })
    await completePermit(at(), { ...seen(one), disciplines: [] })
    expect((await reviewsOf(one.id)).filter(({ round }) => round === 2)).toMatchObject([
      { discipline: 'building', result: 'waiting' },
    ])
    const again = await permit({ kind: 'two', state: 'completeness' })
    await review(again.id, { discipline: building, round: 1, result: 'corrections' })
    await review(again.id, { discipline: electrical, round: 1, result: 'approved' })
    await completePermit(at(), { ...seen(again), disciplines: [electrical] })
    expect((await reviewsOf(again.id)).filter(({ round }) => round === 2)).toHaveLength(2)
  })

  it('of a resubmitted application comes before its review', async () => {
    const one = await permit({ kind: 'two', state: 'resubmitted' })
    await expect(completePermit(at(), { ...seen(one), disciplines: [] })).rejects.toMatchObject({
      code: 'Permits.NoSuchStep',
    })
  })

  it('asks for corrections in words that the applicant reads; unmade reviews end', async () => {
    const one = await permit({ kind: 'two', state: 'review' })
    await review(one.id, { discipline: building, round: 1, result: 'corrections' })
    await review(one.id, { discipline: electrical, round: 1, result: 'waiting' })
    await expect(askPermitCorrections(at(), { ...seen(one), comment: ' ' })).rejects.toMatchObject({
      problems: [{ field: 'comment' }],
    })
    await askPermitCorrections(at(), { ...seen(one), comment: 'Show the setback.' })
    expect(await requestRow(one.requestId)).toMatchObject({
      isActionRequired: true,
      actionMessage: 'Show the setback.',
    })
    expect(await reviewsOf(one.id)).toMatchObject([{ discipline: 'building' }])
  })

  it('rejects what was not reviewed, and does not approve what was', async () => {
    const one = await permit({ kind: 'two', state: 'completeness' })
    await denyPermit(at(), { ...seen(one), reason: 'Not in this city.' })
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Rejected',
      closeReason: 'Not in this city.',
    })
    const reviewed = await permit({ kind: 'two', state: 'completeness' })
    await completePermit(at(), { ...seen(reviewed), disciplines: [] })
    await denyPermit(at(1), { ...seen(reviewed, 2), reason: 'Too high.' })
    expect(await requestRow(reviewed.requestId)).toMatchObject({ status: 'Closed Not Approved' })
  })
})

describe('reviews', () => {
  const inReview = async () => {
    const one = await permit({ kind: 'two', state: 'review' })
    await review(one.id, { discipline: building, round: 1, result: 'waiting' })
    await review(one.id, { discipline: electrical, round: 1, result: 'waiting' })
    return one
  }

  it('are assigned, and the last approval approves the application', async () => {
    const one = await inReview()
    const assigned = await assignPermitReview(at(), {
      ...seen(one),
      discipline: building,
      reviewerId: desk.staff.userId,
    })
    const first = await finish(seen(one, assigned.version), building)
    expect(await permitRow(one.id)).toMatchObject({ state: 'review' })
    const before = await trips()
    await finish(seen(one, first.version), electrical)
    expect((await trips()) - before).toBe(2)
    expect(await permitRow(one.id)).toMatchObject({ state: 'approved' })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Generate Permit' })
    expect(await reviewsOf(one.id)).toMatchObject([
      { result: 'approved', reviewerId: desk.staff.userId },
      { result: 'approved' },
    ])
  })

  it('by two people at once: one has to look again', async () => {
    const one = await inReview()
    const results = await Promise.allSettled([
      finish(seen(one), building),
      finish(seen(one), electrical),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await permitRow(one.id)).toMatchObject({ state: 'review', version: 2 })
  })

  it('with corrections keep the application in review, and need a comment', async () => {
    const one = await inReview()
    const wrong = { ...seen(one), discipline: building, result: 'corrections' } as const
    await expect(finishPermitReview(at(), { ...wrong, comment: '' })).rejects.toMatchObject({
      problems: [{ field: 'comment' }],
    })
    const { version } = await finishPermitReview(at(), { ...wrong, comment: 'Add a smoke alarm.' })
    await finish(seen(one, version), electrical)
    expect(await permitRow(one.id)).toMatchObject({ state: 'review' })
  })

  it('are made once, by staff who review', async () => {
    const one = await inReview()
    const { version } = await finish(seen(one), building)
    await expect(finish(seen(one, version), building)).rejects.toMatchObject({ kind: 'conflict' })
    const other = await person()
    await expect(
      assignPermitReview(at(), {
        ...seen(one, version),
        discipline: electrical,
        reviewerId: other.userId,
      }),
    ).rejects.toMatchObject({ code: 'Desk.NoSuchStaff' })
  })
})

const approved = async (given: Parameters<typeof permit>[0] = {}) => {
  const one = await permit({ kind: 'roof', state: 'approved', ...given })
  await review(one.id, { discipline: building, round: 1, result: 'approved' })
  return one
}

describe('the fee', () => {
  it('follows the schedule of the application’s day, line by line, each with its rule', async () => {
    const one = await approved()
    await assessPermitFees(at(), {
      ...seen(one),
      answers: { squares: 24 },
      added: [{ name: 'Dumpster', nameEs: 'Contenedor', rule: 'G12-20', amountCents: 2500 }],
    })
    expect(await desk.feesOf(one.id)).toEqual([
      { name: 'Base fee', rule: 'Ordinance G58-25', kind: 'schedule', amountCents: 4500 },
      {
        name: 'Each square: 24 squares',
        rule: 'Ordinance G58-25',
        kind: 'schedule',
        amountCents: 7200,
      },
      { name: 'Dumpster', rule: 'G12-20', kind: 'added', amountCents: 2500 },
    ])
    await askPermitFee(at(), seen(one, 2))
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Pending Payment',
      paymentAmountCents: 14_200,
      paymentCode: 'PERMIT',
    })
  })

  it('names missing and wrong answers; without a schedule, lines are added with a source', async () => {
    const one = await approved()
    await expect(
      assessPermitFees(at(), { ...seen(one), answers: {}, added: [] }),
    ).rejects.toMatchObject({ problems: [{ field: 'squares' }] })
    const old = await approved({ appliedOn: '2025-12-31' })
    await expect(
      assessPermitFees(at(), { ...seen(old), answers: {}, added: [] }),
    ).rejects.toMatchObject({ problems: [{ field: 'added' }] })
    await assessPermitFees(at(), {
      ...seen(old),
      answers: {},
      added: [{ name: 'Roof', nameEs: 'Techo', rule: 'Ordinance G41-23', amountCents: 4000 }],
    })
    expect(await desk.feesOf(old.id)).toHaveLength(1)
  })

  it('is not worked out before the reviews, and not asked for without reviews', async () => {
    const early = await permit({ kind: 'roof', state: 'review' })
    await expect(
      assessPermitFees(at(), { ...seen(early), answers: { squares: 1 }, added: [] }),
    ).rejects.toMatchObject({ code: 'Permits.NoSuchStep' })
    const bare = await permit({ kind: 'roof', state: 'approved' })
    await desk.fee(bare.id, 4500)
    await expect(askPermitFee(at(), seen(bare))).rejects.toMatchObject({
      code: 'PermitDesk.NoReview',
    })
  })

  it('has to be worked out before it is asked for, and a permit before it is issued', async () => {
    const one = await approved()
    await expect(askPermitFee(at(), seen(one))).rejects.toMatchObject({ code: 'PermitDesk.NoFee' })
    const unassessed = await approved({ state: 'feeDue' })
    await desk.pay(unassessed.requestId)
    await expect(issuePermit(at(), { ...seen(unassessed), conditions: '' })).rejects.toMatchObject({
      code: 'PermitDesk.NoFee',
    })
    const unreviewed = await permit({ kind: 'roof', state: 'feeDue' })
    await desk.fee(unreviewed.id, 4500)
    await desk.pay(unreviewed.requestId)
    await expect(issuePermit(at(), { ...seen(unreviewed), conditions: '' })).rejects.toMatchObject({
      code: 'PermitDesk.NoReview',
    })
  })

  it('of an application of another system cannot be asked for', async () => {
    const one = await approved({ requestId: null })
    await desk.fee(one.id, 4500)
    await expect(askPermitFee(at(), seen(one))).rejects.toMatchObject({
      code: 'PermitDesk.OtherSystem',
    })
  })

  it('that is waived whole is paid in the same transaction', async () => {
    const one = await approved()
    await desk.fee(one.id, 4500)
    const waiver = { ...seen(one), reason: 'Damage by the storm of May.' }
    await expect(waivePermitFees(at(), { ...waiver, amountCents: 4501 })).rejects.toMatchObject({
      problems: [{ field: 'amountCents' }],
    })
    await waivePermitFees(at(), { ...waiver, amountCents: 4500 })
    expect(await desk.feesOf(one.id)).toMatchObject([
      { amountCents: 4500 },
      { amountCents: -4500, kind: 'waived', rule: 'Damage by the storm of May.' },
    ])
    await askPermitFee(at(), seen(one, 2))
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Ready for Issuance',
      paymentAmountCents: 0,
      paidAt: expect.any(Date),
    })
    await issuePermit(at(), { ...seen(one, 3), conditions: '' })
    expect(await permitRow(one.id)).toMatchObject({ state: 'issued' })
  })

  it('that was asked for is less after a waiver, and paid by the last one', async () => {
    const one = await approved()
    await desk.fee(one.id, 4500)
    await askPermitFee(at(), seen(one))
    await waivePermitFees(at(), { ...seen(one, 2), amountCents: 2000, reason: 'Hardship.' })
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Pending Payment',
      paymentAmountCents: 2500,
    })
    await waivePermitFees(at(), { ...seen(one, 3), amountCents: 2500, reason: 'Hardship.' })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Ready for Issuance' })
  })

  it('is waived by finance, not by case workers', async () => {
    const one = await approved()
    await desk.fee(one.id, 4500)
    const waiver = { ...seen(one), amountCents: 100, reason: 'Hardship.' }
    const clerk = contextOf(await person({ roles: ['caseWorker'] }))
    await expect(waivePermitFees(clerk, waiver)).rejects.toMatchObject({ kind: 'forbidden' })
    await waivePermitFees(contextOf(await person({ roles: ['finance'] })), waiver)
  })
})

describe('a permit', () => {
  const paid = async () => {
    const one = await approved({ state: 'feeDue' })
    await desk.fee(one.id, 4500)
    await desk.pay(one.requestId)
    return one
  }

  it('is issued only when it is paid, with its conditions and its last day', async () => {
    const unpaid = await approved({ state: 'feeDue' })
    await desk.fee(unpaid.id, 4500)
    await expect(issuePermit(at(), { ...seen(unpaid), conditions: '' })).rejects.toMatchObject({
      code: 'Permits.NoSuchStep',
    })
    const one = await paid()
    await issuePermit(at(), { ...seen(one), conditions: 'Work only by day.' })
    expect(await permitRow(one.id)).toMatchObject({
      state: 'issued',
      conditions: 'Work only by day.',
      issuedOn: '2026-11-20',
      expiresOn: '2027-05-19',
    })
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Permit Issued with conditions',
    })
    const [mail] = await desk.mailTo(one.applicant.email)
    expect(JSON.stringify(mail)).toContain(`/permits/2026/${one.number}`)
  })

  it('is revoked for a reason, and can be extended once it has expired', async () => {
    const one = await permit({ kind: 'roof', state: 'issued' })
    await expect(revokePermit(at(), { ...seen(one), reason: '' })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await revokePermit(at(), { ...seen(one), reason: 'Other work than permitted.' })
    expect(await permitRow(one.id)).toMatchObject({ state: 'revoked' })
    const expired = await permit({ kind: 'roof', state: 'expired', expiresOn: '2026-11-01' })
    const extension = { ...seen(expired), reason: 'The roofer fell ill.' }
    await expect(
      extendPermit(at(), { ...extension, expiresOn: '2026-11-19' }),
    ).rejects.toMatchObject({ problems: [{ field: 'expiresOn' }] })
    await extendPermit(at(), { ...extension, expiresOn: '2027-02-28' })
    expect(await permitRow(expired.id)).toMatchObject({
      state: 'issued',
      expiresOn: '2027-02-28',
      closedOn: null,
    })
    expect(await requestRow(expired.requestId)).toMatchObject({ status: 'Permit Issued' })
  })

  it('that is still good gets a later last day without a step', async () => {
    const one = await permit({ kind: 'roof', state: 'issued', expiresOn: '2026-12-01' })
    await extendPermit(at(), { ...seen(one), expiresOn: '2027-03-01', reason: 'Winter.' })
    expect(await permitRow(one.id)).toMatchObject({ state: 'issued', expiresOn: '2027-03-01' })
    expect(await desk.historyOf(one.id)).toEqual([{ state: 'issued', comment: 'Winter.' }])
  })

  it('that changed meanwhile is looked at again first', async () => {
    const one = await permit({ kind: 'two' })
    await takePermit(at(), seen(one))
    for (const late of [
      () => takePermit(at(), seen(one)),
      () => denyPermit(at(), { ...seen(one), reason: 'x' }),
      () => askPermitCorrections(at(), { ...seen(one), comment: 'x' }),
    ])
      await expect(late()).rejects.toMatchObject({ kind: 'stale' })
    await expect(takePermit(at(), { id: crypto.randomUUID(), version: 1 })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('is worked on by staff alone', async () => {
    const rosa = contextOf(await person())
    const one = await permit({ kind: 'two' })
    for (const ask of [
      () => takePermit(rosa, seen(one)),
      () =>
        finishPermitReview(rosa, {
          ...seen(one),
          discipline: building,
          result: 'approved',
          comment: '',
        }),
      () => askPermitFee(rosa, seen(one)),
      () => issuePermit(rosa, { ...seen(one), conditions: '' }),
      () => revokePermit(rosa, { ...seen(one), reason: 'x' }),
    ])
      await expect(ask()).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
