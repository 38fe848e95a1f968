import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { removeUtilityAccount } from '../account-management/index.ts'
import { inboxOf } from '../autopay/autopay.fixture.ts'
import { announceCharges, enrolInAutopay, removePaymentMethod } from '../autopay/index.ts'
import { type PaymentProvider, sweepPayments } from '../payments/index.ts'
import { openScheduled } from './scheduled.fixture.ts'

const scheduled = await openScheduled(await testDatabase())
const { at, database, job, mailTo, pay, payments, run, takenFor } = scheduled
const { provider } = payments
afterAll(() => scheduled.stop())
afterEach(() => scheduled.reset())

const titleOf = async (userId: string) => (await inboxOf(database, userId))[0]?.title

describe('a scheduled payment', () => {
  it('is announced the day before, once, and made on its day from eight, once', async () => {
    const { rosa, water } = await scheduled.scheduled()
    await scheduled.watch('2026-11-18')
    expect(await titleOf(rosa.userId)).toContain('will be paid on')
    await scheduled.watch('2026-11-19')
    await scheduled.watch('2026-11-19', 60)
    const inbox = (await inboxOf(database, rosa.userId)).map(({ title }) => title)
    expect(inbox.filter((title) => title === '$30.00 will be paid tomorrow')).toHaveLength(1)
    expect(await pay('2026-11-19')).toMatchObject({ claimed: 0 })
    expect(await pay('2026-11-20', -5 * 60), 'before eight').toMatchObject({ claimed: 0 })
    expect(await pay('2026-11-20')).toMatchObject({ claimed: 1, paid: 1 })
    expect(await pay('2026-11-20', 30)).toMatchObject({ claimed: 0 })
    expect(await takenFor(water.id)).toEqual([3000])
    expect(await scheduled.statusOf(rosa)).toEqual(['paid'])
    expect((await mailTo(rosa.email)).at(-1)).toMatchObject({ kind: 'payment-receipt' })
  })

  it('shrinks to what is due by then, and says so', async () => {
    const { rosa, water } = await scheduled.scheduled()
    await scheduled.due(water.id, 1200)
    expect(await pay('2026-11-20')).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([1200])
    expect(await titleOf(rosa.userId)).toBe('Your scheduled payment was $12.00')
  })

  it.each([0, -500, 99])('takes nothing where %i cents are due, and says so', async (cents) => {
    const { rosa, water } = await scheduled.scheduled()
    await scheduled.due(water.id, cents)
    expect(await pay('2026-11-20')).toMatchObject({ skipped: 1 })
    expect(await takenFor(water.id)).toEqual([])
    expect(await scheduled.statusOf(rosa)).toEqual(['skipped nothing-due'])
    expect(await titleOf(rosa.userId)).toBe('Your scheduled payment was not needed')
  })

  it('that is declined is notified, not tried again, and leaves the bill due', async () => {
    const { rosa, water } = await scheduled.scheduled({ zip: '46282' })
    expect(await pay('2026-11-20')).toMatchObject({ declined: 1 })
    expect(await pay('2026-11-23')).toMatchObject({ claimed: 0 })
    expect(await takenFor(water.id)).toEqual([])
    expect(await scheduled.statusOf(rosa)).toEqual(['failed declined'])
    expect(await titleOf(rosa.userId)).toContain('was not made')
  })

  it('whose card is removed ends, and its payer is notified', async () => {
    const { rosa, methodId } = await scheduled.scheduled()
    await removePaymentMethod(at(rosa), provider, { id: methodId })
    await scheduled.watch('2026-11-19')
    await scheduled.watch('2026-11-19', 60)
    expect(await scheduled.statusOf(rosa)).toEqual(['failed method-gone'])
    const failed = (await inboxOf(database, rosa.userId)).filter(({ title }) =>
      title.includes('was not made'),
    )
    expect(failed).toHaveLength(1)
    expect(await pay('2026-11-20')).toMatchObject({ claimed: 0 })
  })

  it('of an account that its payer removed is never made', async () => {
    const { rosa, water } = await scheduled.scheduled()
    await removeUtilityAccount(at(rosa), water.account)
    expect(await pay('2026-11-20')).toMatchObject({ skipped: 1, paid: 0 })
    expect(await takenFor(water.id)).toEqual([])
  })

  it('and autopay take together what is due, and no more, also at the same moment', async () => {
    const { rosa, water, methodId } = await scheduled.scheduled({ payOn: '2026-11-24' })
    await enrolInAutopay(at(rosa), () => provider, {
      account: water.account,
      method: { kind: 'kept', id: methodId },
    })
    await announceCharges(job('2026-11-21'))
    for (const minutes of [0, 11, 22, 33]) {
      await Promise.all([pay('2026-11-24', minutes), run('2026-11-24', minutes)])
      await sweepPayments(job('2026-11-24', minutes + 5), provider)
    }
    const taken = await takenFor(water.id)
    expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(5000)
  })

  it('before autopay’s day leaves it the rest', async () => {
    const { rosa, water, methodId } = await scheduled.scheduled()
    await enrolInAutopay(at(rosa), () => provider, {
      account: water.account,
      method: { kind: 'kept', id: methodId },
    })
    await pay('2026-11-20')
    await announceCharges(job('2026-11-21'))
    expect(await titleOf(rosa.userId)).toContain('$20.00')
    await run('2026-11-24')
    expect(await takenFor(water.id)).toEqual([3000, 2000])
  })
})

describe('a run that is killed', () => {
  class Killed extends Error {}

  const dying = (when: 'before' | 'after'): PaymentProvider => ({
    ...provider,
    async charge(order, method) {
      if (when === 'after') await provider.charge(order, method)
      throw new Killed()
    },
  })

  it.each(['before', 'after'] as const)('%s the charge charges once in the end', async (when) => {
    const { rosa, water } = await scheduled.scheduled()
    await expect(pay('2026-11-20', 0, dying(when))).rejects.toThrow(Killed)
    expect(await pay('2026-11-20', 5), 'it is still claimed').toMatchObject({ claimed: 0 })
    await sweepPayments(job('2026-11-20', 12), provider)
    expect(await pay('2026-11-20', 13)).toMatchObject({ paid: 1 })
    expect(await pay('2026-11-20', 30)).toMatchObject({ claimed: 0 })
    expect(await takenFor(water.id)).toEqual([3000])
    expect(await scheduled.statusOf(rosa)).toEqual(['paid'])
  })

  it.each([
    ['all of it', 5000],
    ['what was left', 1200],
  ])('after %s was paid notifies of exactly what was taken', async (_, due) => {
    const { rosa, water } = await scheduled.scheduled()
    const before = (await inboxOf(database, rosa.userId)).length
    await scheduled.due(water.id, due)
    await pay('2026-11-20')
    const sent = (await inboxOf(database, rosa.userId)).length - before
    // The run's saved result is rolled back; the payment stays.
    await database.write((builder) => [
      builder.execute(sql`update scheduled_payments set status = 'charging', payment_id = null
        where utility_account_id = ${water.id}`),
      builder.execute(
        sql`delete from messages where user_id = ${rosa.userId} and title like '%was $12%'`,
      ),
    ])
    expect(await pay('2026-11-20', 11)).toMatchObject({ claimed: 1, paid: 1 })
    expect((await inboxOf(database, rosa.userId)).length - before).toBe(sent)
    expect(await takenFor(water.id)).toEqual([Math.min(due, 3000)])
    expect(await scheduled.statusOf(rosa)).toEqual(['paid'])
  })

  it('between claim and payment is resumed', async () => {
    const { water } = await scheduled.scheduled()
    await database.write((builder) => [
      builder.execute(sql`
        update scheduled_payments set status = 'charging', attempts = 1,
          updated_at = '2026-11-20T18:00:00Z' where utility_account_id = ${water.id}`),
    ])
    expect(await pay('2026-11-20', 11)).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([3000])
  })

  it('shares its work with others at the same moment', async () => {
    const all = [
      await scheduled.scheduled(),
      await scheduled.scheduled(),
      await scheduled.scheduled(),
    ]
    const reports = await Promise.all(Array.from({ length: 4 }, () => pay('2026-11-20')))
    expect(reports.reduce((sum, { paid }) => sum + paid, 0)).toBe(3)
    for (const { water } of all) expect(await takenFor(water.id)).toEqual([3000])
  })

  it.each(['timeout-before', 'timeout-after'])(
    'by a lost answer (%s) charges once',
    async (fault) => {
      const { water } = await scheduled.scheduled()
      await payments.control('POST', '/faults', { request: 'createTransactionRequest', fault })
      expect(await pay('2026-11-20')).toMatchObject({ open: 1 })
      await sweepPayments(job('2026-11-20', 12), provider)
      expect(await pay('2026-11-20', 13)).toMatchObject({ paid: 1 })
      expect(await takenFor(water.id)).toEqual([3000])
    },
  )
})
