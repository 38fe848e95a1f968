import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { anonymous, type UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { discrepancies, paymentItems, payments, refunds } from '../ledger/payments.sql.ts'
import {
  getPaymentForStaff,
  listDiscrepancies,
  listPayments,
  resolveDiscrepancy,
} from './list-payments.ts'
import { portalPayment } from './portal-payment.fixture.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())

type Given = Parameters<typeof portalPayment>[0]
let ada: UserActor & { email: string }
let rosa: UserActor & { email: string }
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  rosa = await person()
})
const staff = () => contextOf(ada)

async function put(given: Given = {}, accountNumber = '1-1') {
  const row = portalPayment(given)
  await database.write((builder) => [
    builder.insert(payments).values(row),
    builder.insert(paymentItems).values({
      id: newId(),
      paymentId: row.id,
      accountNumber,
      amountCents: row.amountCents ?? 0,
    }),
  ])
  return row
}
type Listed = Readonly<Record<string, unknown>>[]
// The contract's shape.
const parsed = (text: unknown) => JSON.parse(String(text)) as Listed
const search = async (over: Partial<Parameters<typeof listPayments>[1]>) =>
  parsed(
    await listPayments(staff(), {
      term: '',
      status: null,
      isRefundProposed: false,
      before: null,
      ...over,
    }),
  )
const idsOf = (listed: Listed) => listed.map(({ id }) => id)

describe('staff find a payment', () => {
  it('by its reference, its transaction, its address, its owner’s, or an account, and no part of them', async () => {
    const wanted = await put(
      { transactionId: '70012345', email: 'guest@pay.example', userId: rosa.userId },
      '7001-5001',
    )
    await put({ transactionId: '70012346', email: 'other@pay.example' }, '7001-5002')
    for (const term of [
      wanted.reference,
      wanted.reference.toLowerCase(),
      ` ${wanted.reference} `,
      '70012345',
      'guest@pay.example',
      'GUEST@pay.example',
      rosa.email,
      '7001-5001',
    ])
      expect(idsOf(await search({ term }))).toEqual([wanted.id])
    for (const term of ['7001234', 'guest@pay', '7001', wanted.reference.slice(0, -1)])
      expect(await search({ term })).toEqual([])
  })

  it('by its status, alone or with a term; a status that is none asks for all', async () => {
    const email = 'status@pay.example'
    const [approved, declined] = [
      await put({ email, status: 'approved' }),
      await put({ email, status: 'declined' }),
    ]
    expect(idsOf(await search({ term: email, status: 'declined' }))).toEqual([declined.id])
    expect(idsOf(await search({ status: 'declined' }))).toEqual([declined.id])
    expect(new Set(idsOf(await search({ term: email, status: 'nonsense' })))).toEqual(
      new Set([approved.id, declined.id]),
    )
  })

  it('page by page of fifty, the newest first, none twice and none left out', async () => {
    const email = 'many@pay.example'
    // Many of one second and some of one instant: pages end within both.
    const rows = Array.from({ length: 60 }, (_, i) =>
      portalPayment({ email, createdAt: new Date(now.getTime() + Math.floor(i / 3) * 40) }),
    )
    await database.write((builder) => [builder.insert(payments).values(rows)])
    const first = await search({ term: email })
    expect(first).toHaveLength(50)
    const last = first.at(-1)
    const before = { at: String(last?.['createdAt']), id: String(last?.['id']) }
    const second = await search({ term: email, before })
    expect(second).toHaveLength(10)
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(60)
    const times = [...first, ...second].map(({ createdAt }) => String(createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('as a row with its sum in dollars and its accounts', async () => {
    const { reference } = await put(
      { amountCents: 6120, returnCode: 'R01', methodBrand: 'Visa', methodLast4: '1111' },
      '9-9',
    )
    const [found] = await search({ term: reference })
    expect(found).toMatchObject({
      reference,
      amount: 61.2,
      accounts: ['9-9'],
      returnCode: 'R01',
      methodBrand: 'Visa',
      methodLast4: '1111',
      createdAt: '2026-11-20T18:00:00Z',
    })
  })
})

describe('one payment', () => {
  it('shows staff its items and its refunds, by name and reason', async () => {
    const [row, other] = [await put({ amountCents: 500 }, '8-8'), await put()]
    const refund = (paymentId: string, reason: string) => ({
      id: newId(),
      paymentId,
      reference: newId(),
      kind: 'refund' as const,
      status: 'done' as const,
      amountCents: 200,
      reason,
      staffId: ada.userId,
      createdAt: now,
      updatedAt: now,
    })
    await database.write((builder) => [
      builder.insert(refunds).values([refund(row.id, 'Paid twice'), refund(other.id, 'Other')]),
    ])
    const found = await getPaymentForStaff(staff(), row.id)
    expect(JSON.parse(String(found))).toMatchObject({
      id: row.id,
      items: [{ accountNumber: '8-8', amount: 5, requestId: null }],
      refunds: [{ kind: 'refund', amount: 2, reason: 'Paid twice', staff: ada.email }],
    })
    expect(JSON.parse(String(found)).refunds).toHaveLength(1)
    await expect(getPaymentForStaff(staff(), newId())).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('where the provider’s books and ours differ', () => {
  async function differing(subject: string, foundAt: Date) {
    const id = newId()
    await database.write((builder) => [
      builder
        .insert(discrepancies)
        .values({ id, kind: 'amount', subject, ourCents: 100, theirCents: 90, foundAt }),
    ])
    return id
  }
  const minute = (count: number) => new Date(now.getTime() + count * 60_000)

  it('is listed, what is open first, the newest first, and resolved once with a note', async () => {
    const [old, young, done] = [
      await differing('1', minute(1)),
      await differing('2', minute(2)),
      await differing('3', minute(3)),
    ]
    await resolveDiscrepancy(staff(), done, ' Asked the bank. ')
    const listed = parsed(await listDiscrepancies(staff()))
    expect(idsOf(listed)).toEqual([young, old, done])
    expect(listed[0]).toMatchObject({
      ourAmount: 1,
      theirAmount: 0.9,
      resolvedAt: null,
      resolvedBy: null,
    })
    expect(listed[2]).toMatchObject({
      resolvedAt: '2026-11-20T18:00:00Z',
      resolvedBy: ada.email,
      note: 'Asked the bank.',
    })
    await expect(resolveDiscrepancy(staff(), done, 'Again')).rejects.toMatchObject({
      kind: 'not-found',
    })
    const log = await database.read((builder) => builder.select().from(auditLog))
    expect(log).toMatchObject([
      { operation: 'resolveDiscrepancy', entityId: done, details: { note: 'Asked the bank.' } },
    ])
  })

  it('is not resolved without a note', async () => {
    const id = await differing('4', minute(4))
    await expect(resolveDiscrepancy(staff(), id, '  ')).rejects.toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'note' }],
    })
  })
})

it('all of this is only for staff', async () => {
  const { id } = await put()
  for (const actor of [rosa, anonymous]) {
    const context = contextOf(actor)
    for (const act of [
      () =>
        listPayments(context, { term: '', status: null, isRefundProposed: false, before: null }),
      () => getPaymentForStaff(context, id),
      () => listDiscrepancies(context),
      () => resolveDiscrepancy(context, id, 'x'),
    ])
      await expect(act()).rejects.toThrow(/forbidden|unauthenticated/)
  }
})
