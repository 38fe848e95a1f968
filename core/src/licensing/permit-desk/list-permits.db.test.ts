import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import type { PermitFilter } from './list-permits.ts'
import { permitDeskIn } from './permit-desk.fixture.ts'
import { permitDeskLimits } from './rules.ts'
import {
  getDeskPermit,
  getPermitDesk,
  listDeskPermits,
  listPermitKinds,
  setPermitKind,
} from './index.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const desk = await permitDeskIn({ databaseUrl, neonEndpoint })
const { at, contextOf, permit, person, review } = desk
await desk.kind('two', ['building', 'electrical'])
await desk.schedule('roof')

const list = async (filter: Partial<PermitFilter>) =>
  (await listDeskPermits(at(), { view: 'all', ...filter })).data.map(({ number }) => number)

describe('the list', () => {
  it('has each permit in the views of its work, in one round trip', async () => {
    const check = await permit({ kind: 'roof', state: 'resubmitted' })
    const inReview = await permit({ kind: 'two', state: 'review' })
    await review(inReview.id, { discipline: 'building', round: 1, result: 'waiting' })
    await review(inReview.id, { discipline: 'electrical', round: 1, result: 'approved' })
    const charge = await permit({ state: 'approved' })
    const unpaid = await permit({ state: 'feeDue' })
    const paid = await permit({ state: 'feeDue' })
    await desk.pay(paid.requestId)
    const issued = await permit({ state: 'issued', expiresOn: '2026-12-01' })
    const denied = await permit({ state: 'denied' })
    await desk.pay(denied.requestId)
    const before = await trips()
    expect(await list({ view: 'check' })).toEqual([check.number])
    expect((await trips()) - before).toBe(1)
    expect(await list({ view: 'review' })).toEqual([inReview.number])
    expect(await list({ view: 'unassigned' })).toEqual([inReview.number])
    expect(await list({ view: 'mine' })).toEqual([])
    expect(await list({ view: 'fee' })).toEqual([charge.number])
    expect(await list({ view: 'unpaid' })).toEqual([unpaid.number])
    expect(await list({ view: 'paid' })).toEqual([paid.number])
    expect(await list({ view: 'expiring' })).toEqual([issued.number])
    expect(await list({ view: 'refund' })).toEqual([denied.number])
    expect(await list({ view: 'open' })).toEqual(
      [check, inReview, charge, unpaid, paid].map(({ number }) => number),
    )
    expect(await list({ discipline: 'building' })).toEqual([inReview.number])
    expect(await list({ discipline: 'electrical' })).toEqual([])
    const { counts, disciplines } = JSON.parse(await getPermitDesk(at())) as {
      counts: Record<string, number>
      disciplines: Record<string, number>
    }
    expect(counts).toMatchObject({ check: 1, review: 1, paid: 1, refund: 1, all: 7 })
    expect(disciplines).toEqual({ building: 1 })
  })

  it('finds a number, a street with or without its house number, and an owner', async () => {
    const one = await permit({ streetNumber: 77, streetName: 'O’Hara', ownerName: 'Muñoz, Ana' })
    for (const text of [
      `2026-${one.number}`,
      `26-${one.number}`,
      `${one.number}`,
      `#${one.number}`,
    ])
      expect(await list({ text })).toEqual([one.number])
    for (const text of ['77 ohara', 'O’Hara', 'ohar', 'munoz', 'muñoz ana'])
      expect(await list({ text })).toEqual([one.number])
    // The suffix is not part of the street's name.
    const whole = await permit({ streetNumber: 5, streetName: 'Prairie', streetSuffix: 'Ave' })
    for (const text of ['5 Prairie Ave', '5 prairie av', '5 Prairie Avenue', 'prairie ave'])
      expect(await list({ text }), text).toEqual([whole.number])
    expect(await list({ text: '5 Prairie St' })).toEqual([])
    expect(await list({ text: '78 ohara' })).toEqual([])
    expect(await list({ text: '%' })).toEqual([])
  })

  it('lists every permit once from page to page, and back', async () => {
    const kind = 'paged'
    await desk.kind(kind, ['fire'])
    for (let i = 0; i < permitDeskLimits.page + 5; i += 1) await permit({ kind })
    const first = await listDeskPermits(at(), { view: 'open', kind })
    const second = await listDeskPermits(at(), { view: 'open', kind }, { after: first.next ?? '' })
    expect([first.data.length, second.data.length]).toEqual([permitDeskLimits.page, 5])
    expect(first).toMatchObject({ previous: null, total: permitDeskLimits.page + 5 })
    expect(second.next).toBeNull()
    const back = await listDeskPermits(
      at(),
      { view: 'open', kind },
      { before: second.previous ?? '' },
    )
    expect(back.data).toEqual(first.data)
    await expect(
      listDeskPermits(at(), { view: 'open' }, { after: 'nonsense' }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('a permit at the desk', () => {
  it('comes whole in one round trip, by its own id or its request’s', async () => {
    const one = await permit({ kind: 'roof', state: 'approved', answers: { squares: 24 } })
    await review(one.id, { discipline: 'building', round: 1, result: 'approved' })
    const before = await trips()
    const whole = await getDeskPermit(at(), one.id)
    expect((await trips()) - before).toBe(1)
    expect(whole).toMatchObject({
      number: one.number,
      state: 'approved',
      status: 'Generate Permit',
      request: { id: one.requestId, language: 'en', paidAt: null },
      reviews: [{ discipline: 'building', result: 'approved' }],
      schedule: { fees: { source: 'Ordinance G58-25' }, asks: [{ answer: 'squares', units: 24 }] },
    })
    expect(await getDeskPermit(at(), one.requestId)).toEqual(whole)
    await expect(getDeskPermit(at(), crypto.randomUUID())).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(getDeskPermit(contextOf(await person()), one.id)).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

describe('a kind of permit', () => {
  const well = {
    code: 'well',
    name: 'Well',
    nameEs: 'Pozo',
    sortOrder: 50,
    disciplines: ['plumbing'] as const,
    inspections: [{ code: 'final', name: 'Final', nameEs: 'Final', isFinal: true }],
    validDays: 90,
    needsContractor: true,
    trades: ['plumbing'] as const,
    isOffered: true,
  }

  it('is added once, changed at the version that was seen, by administrators', async () => {
    await setPermitKind(at(), { ...well, version: 0 })
    await expect(setPermitKind(at(), { ...well, version: 0 })).rejects.toMatchObject({
      kind: 'stale',
    })
    await setPermitKind(at(), { ...well, validDays: 180, version: 1 })
    const kinds = JSON.parse(await listPermitKinds(at())) as { code: string; validDays: number }[]
    expect(kinds.find(({ code }) => code === 'well')).toMatchObject({ validDays: 180, version: 2 })
    const clerk = contextOf(await person({ roles: ['caseWorker'] }))
    await expect(setPermitKind(clerk, { ...well, version: 2 })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  it('needs a discipline, and one final inspection at the end of its plan', async () => {
    const wrong = { ...well, code: 'Bad code', disciplines: [], inspections: [], version: 0 }
    await expect(setPermitKind(at(), wrong)).rejects.toMatchObject({
      problems: [{ field: 'code' }, { field: 'disciplines' }, { field: 'inspections' }],
    })
  })
})
