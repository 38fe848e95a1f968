import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { claimOf } from '../../casework/tracking/index.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { movePermit, type PermitMove } from './move-permit.ts'
import { permitsIn } from './permits.fixture.ts'
import { withdrawPermit } from './withdraw-permit.ts'

const { contextOf, person, permit, permitRow, requestRow, historyOf, pay, mailTo } = permitsIn(
  await testDatabase(),
)
const staff = await person({ isAdmin: true })

const move = (given: Omit<PermitMove, 'by'>) => {
  const context = contextOf(staff)
  return context.database.write((builder) =>
    movePermit(context, builder, { by: 'staff', ...given }),
  )
}

describe('movePermit', () => {
  it('keeps the permit, its request, both histories and the applicant in step', async () => {
    const one = await permit({ state: 'review' }, { language: 'es' })
    await move({ permit: one, to: 'corrections', comment: 'Show the setback on sheet A1.' })
    expect(await permitRow(one.id)).toMatchObject({ state: 'corrections', version: 2 })
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Under Review',
      isActionRequired: true,
      actionMessage: 'Show the setback on sheet A1.',
      version: 2,
    })
    expect(await historyOf(one.id)).toEqual([
      { state: 'corrections', comment: 'Show the setback on sheet A1.' },
    ])
    const [mail] = await mailTo(one.applicant.email)
    expect(JSON.stringify(mail)).toContain('Necesitamos más información')
  })

  it('closes the request of a permit that is over, with its reason', async () => {
    const one = await permit({ state: 'completeness' })
    await move({ permit: one, to: 'review' })
    await move({ permit: one, to: 'denied', comment: 'Too close to the lot line.' })
    expect(await permitRow(one.id)).toMatchObject({ closedOn: '2026-11-20' })
    expect(await requestRow(one.requestId)).toMatchObject({
      status: 'Closed Not Approved',
      closedAt: now,
      closeReason: 'Too close to the lot line.',
    })
  })

  it('issues a permit only once its request is paid', async () => {
    const one = await permit({ state: 'feeDue' })
    const issue = () => move({ permit: one, to: 'issued' })
    await expect(issue()).rejects.toMatchObject({ code: 'Permits.NoSuchStep' })
    expect(await permitRow(one.id)).toMatchObject({ state: 'feeDue', version: 1 })
    await pay(one.requestId)
    await issue()
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Permit Issued' })
  })

  it('lets one of two people who move it at once win', async () => {
    const one = await permit({ state: 'review' })
    const ends = await Promise.allSettled([
      move({ permit: one, to: 'approved' }),
      move({ permit: one, to: 'corrections', comment: 'Show the setback.' }),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await historyOf(one.id)).toHaveLength(1)
  })

  it('moves a permit of another system, which has no request', async () => {
    const { id } = await permit({ state: 'issued', requestId: null })
    await move({ permit: { id, requestId: null }, to: 'revoked', comment: 'By court order.' })
    expect(await permitRow(id)).toMatchObject({ state: 'revoked' })
  })
})

describe('withdrawPermit', () => {
  it('ends the application with its request', async () => {
    const one = await permit({ state: 'review' })
    const context = contextOf(one.applicant)
    const key = { type: 'Permit_Application__c', id: one.requestId }
    await withdrawPermit(context, claimOf(context, key))
    expect(await permitRow(one.id)).toMatchObject({ state: 'withdrawn', closedOn: '2026-11-20' })
    expect(await requestRow(one.requestId)).toMatchObject({ status: 'Cancelled', closedAt: now })
    expect(await historyOf(one.id)).toEqual([{ state: 'withdrawn', comment: '' }])
  })

  it('refuses another person, and what is paid, and changes nothing then', async () => {
    const one = await permit({ state: 'feeDue' })
    const key = { type: 'Permit_Application__c', id: one.requestId }
    const stranger = contextOf(await person())
    await expect(withdrawPermit(stranger, claimOf(stranger, key))).rejects.toMatchObject({
      kind: 'not-found',
    })
    await pay(one.requestId)
    const own = contextOf(one.applicant)
    await expect(withdrawPermit(own, claimOf(own, key))).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await permitRow(one.id)).toMatchObject({ state: 'feeDue', version: 1 })
  })
})
