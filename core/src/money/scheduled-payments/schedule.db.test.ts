import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { actingFor, inboxOf } from '../autopay/autopay.fixture.ts'
import { openScheduled } from './scheduled.fixture.ts'
import {
  cancelScheduledPayment,
  changeScheduledPayment,
  listScheduledPayments,
  schedulePayment,
} from './index.ts'

const scheduled = await openScheduled(await testDatabase())
const { at, database, mailTo, person } = scheduled
afterAll(() => scheduled.stop())

const auditOf = async (id: string) => {
  const rows = await database.rows<{ operation: string }>(
    sql`select operation from audit_log where entity_id = ${id} order by at, operation desc`,
  )
  return rows.map(({ operation }) => operation)
}

describe('a payment on a chosen day', () => {
  it('is listed, notified by inbox and mail, and audited', async () => {
    const { rosa, water, id, methodId } = await scheduled.scheduled()
    expect(await listScheduledPayments(at(rosa))).toMatchObject([
      {
        id,
        accountNumber: water.number,
        amountCents: 3000,
        payOn: '2026-11-20',
        status: 'planned',
        method: { id: methodId, last4: '1111' },
        isChangeable: true,
        isInstalment: false,
      },
    ])
    const [news] = await inboxOf(database, rosa.userId)
    expect(news?.title).toBe('$30.00 will be paid on November 20, 2026')
    expect(news?.title_es).toBe('Se pagarán $30.00 el 20 de noviembre de 2026')
    expect((await mailTo(rosa.email)).at(-1)).toMatchObject({
      kind: 'bill-news',
      path: '/payment/water-bill-payment-records',
    })
    expect(await auditOf(id)).toEqual(['schedulePayment'])
  })

  it.each([
    ['2026-11-18', 5000, 'Scheduled.DayInvalid'],
    ['2026-11-25', 5000, 'Scheduled.DayInvalid'],
    ['2026-02-30', 5000, 'Scheduled.DayInvalid'],
    ['2026-11-24', 5001, 'Scheduled.MoreThanDue'],
    ['2026-11-24', 99, 'Payment.AmountInvalid'],
    ['2026-11-19', 100.5, 'Payment.AmountInvalid'],
  ])('on %s of %d cents is refused with %s', async (payOn, amountCents, code) => {
    const { rosa, water, methodId } = await scheduled.payer()
    const asked = { account: water.account, amountCents, payOn, savedMethodId: methodId }
    await expect(schedulePayment(at(rosa), asked)).rejects.toMatchObject({ kind: 'invalid', code })
    expect(await listScheduledPayments(at(rosa))).toEqual([])
  })

  it('may be tomorrow’s, and the due date’s', async () => {
    const { rosa, water, methodId } = await scheduled.payer()
    for (const payOn of ['2026-11-19', '2026-11-24'])
      await schedulePayment(at(rosa), {
        account: water.account,
        amountCents: 2500,
        payOn,
        savedMethodId: methodId,
      })
    expect(await listScheduledPayments(at(rosa))).toHaveLength(2)
  })

  it('never exceeds with the others what is due, also where two come at once', async () => {
    const { rosa, water, methodId } = await scheduled.payer()
    const one = { account: water.account, amountCents: 3000, savedMethodId: methodId }
    const both = await Promise.allSettled(
      ['2026-11-20', '2026-11-21'].map((payOn) => schedulePayment(at(rosa), { ...one, payOn })),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const same = { ...one, amountCents: 1000, payOn: '2026-11-22' }
    await schedulePayment(at(rosa), same)
    await expect(schedulePayment(at(rosa), { ...same, amountCents: 500 })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Scheduled.SameDay',
    })
  })

  it('is changed and cancelled until the day before, and no later', async () => {
    const { rosa, id, methodId } = await scheduled.scheduled()
    const change = { id, amountCents: 5000, payOn: '2026-11-22', savedMethodId: methodId }
    await changeScheduledPayment(at(rosa), change)
    expect(await listScheduledPayments(at(rosa))).toMatchObject([
      { amountCents: 5000, payOn: '2026-11-22' },
    ])
    const late = at(rosa, '2026-11-22')
    for (const attempt of [
      () => changeScheduledPayment(late, { ...change, payOn: '2026-11-24' }),
      () => cancelScheduledPayment(late, id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'Scheduled.TooLate' })
    await cancelScheduledPayment(at(rosa, '2026-11-21'), id)
    expect(await scheduled.statusOf(rosa)).toEqual(['cancelled payer'])
    expect(await auditOf(id)).toEqual([
      'schedulePayment',
      'changeScheduledPayment',
      'cancelScheduledPayment',
    ])
    const [news] = await inboxOf(database, rosa.userId)
    expect(news?.title).toBe('The payment on November 22, 2026 is canceled')
  })

  it('of another is not found, and not paid with another’s card', async () => {
    const { water, id, methodId } = await scheduled.scheduled()
    const other = await scheduled.payer()
    const stranger = at(other.rosa)
    const asked = { amountCents: 500, payOn: '2026-11-23' }
    await expect(cancelScheduledPayment(stranger, id)).rejects.toMatchObject({
      code: 'Scheduled.NotFound',
    })
    await expect(
      changeScheduledPayment(stranger, { id, ...asked, savedMethodId: other.methodId }),
    ).rejects.toMatchObject({ code: 'Scheduled.NotFound' })
    await expect(
      schedulePayment(stranger, {
        account: water.account,
        ...asked,
        savedMethodId: other.methodId,
      }),
    ).rejects.toMatchObject({ code: 'Billing.AccountNotFound' })
    await expect(
      schedulePayment(stranger, {
        account: other.water.account,
        ...asked,
        savedMethodId: methodId,
      }),
    ).rejects.toMatchObject({ code: 'Payment.MethodNotFound' })
    expect(await listScheduledPayments(stranger)).toEqual([])
  })

  it('of an organization is not its manager’s own', async () => {
    const { rosa } = await scheduled.scheduled()
    const manager = await actingFor(database, rosa)
    expect(await listScheduledPayments(at(manager))).toEqual([])
    const stranger = await person()
    expect(await listScheduledPayments(at(stranger))).toEqual([])
  })
})
