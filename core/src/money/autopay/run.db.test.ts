import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { type PaymentProvider, sweepPayments } from '../payments/index.ts'
import { actingFor, inboxOf, openPage, putUtilityAccount } from './autopay.fixture.ts'
import { openAutopay } from './run.fixture.ts'
import {
  addPaymentMethod,
  announceCharges,
  countAutopayShards,
  endAutopay,
  enrolInAutopay,
  listPaymentMethods,
  watchMethods,
  watchReturns,
} from './index.ts'

const where = await testDatabase()
const autopay = await openAutopay(where)
const { chargeOf, contextOf, database, enrolled, job, mailTo, payments, person, run, takenFor } =
  autopay
const { provider } = payments
afterAll(() => autopay.stop())
afterEach(() => autopay.forget())

const setBalance = (accountId: string, cents: number) =>
  database.write((builder) => [
    builder.execute(
      sql`update utility_accounts set balance_cents = ${cents} where id = ${accountId}`,
    ),
  ])

const titles = async (userId: string) =>
  (await inboxOf(database, userId)).map(({ title }) => title.split(' ').slice(0, 3).join(' '))

describe('a bill with autopay', () => {
  it('is announced once, three days before, and paid once, on its due date', async () => {
    const { rosa, water } = await enrolled()
    expect(await announceCharges(job('2026-11-20')), 'four days before').toBe(0)
    await announceCharges(job('2026-11-21'))
    await announceCharges(job('2026-11-21', 60))
    expect(await chargeOf(water.id)).toEqual([
      { status: 'noticed', attempts: 0, nextOn: '2026-11-24' },
    ])
    const [coming, ...others] = await inboxOf(database, rosa.userId)
    expect(others, 'beside that it was turned on').toHaveLength(1)
    expect(coming?.title).toBe('Autopay will pay $50.00 on November 24, 2026')
    expect(coming?.body).toContain('Visa ending in 1111')
    expect(coming?.title_es).toBe('El pago automático pagará $50.00 el 24 de noviembre de 2026')
    expect((await mailTo(rosa.email)).at(-1)).toMatchObject({
      kind: 'autopay-news',
      to: rosa.email,
    })
    expect(await countAutopayShards(job('2026-11-23'))).toBe(0)
    expect(await countAutopayShards(job('2026-11-24'))).toBe(1)
    expect(await run('2026-11-24')).toMatchObject({ claimed: 1, paid: 1 })
    expect(await run('2026-11-24', 30)).toMatchObject({ claimed: 0 })
    expect(await takenFor(water.id)).toEqual([5000])
    expect(await chargeOf(water.id)).toEqual([{ status: 'paid', attempts: 1, nextOn: null }])
    const kinds = (await mailTo(rosa.email)).map(({ kind }) => kind)
    expect(kinds).toContain('payment-receipt')
  })

  it('that comes on its due date waits until three full days after the notice', async () => {
    const { rosa, water } = await enrolled()
    await announceCharges(job('2026-11-24'))
    expect(await chargeOf(water.id)).toMatchObject([{ status: 'noticed', nextOn: '2026-11-27' }])
    const [coming] = await inboxOf(database, rosa.userId)
    expect(coming?.title).toBe('Autopay will pay $50.00 on November 27, 2026')
    expect(await run('2026-11-26')).toMatchObject({ claimed: 0 })
    expect(await countAutopayShards(job('2026-11-27', -1)), 'a minute less').toBe(0)
    expect(await run('2026-11-27', -1)).toMatchObject({ claimed: 0 })
    expect(await run('2026-11-27')).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([5000])
  })

  it('charges no more than announced, though more is due', async () => {
    const { water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await setBalance(water.id, 9900)
    await run('2026-11-24')
    expect(await takenFor(water.id)).toEqual([5000])
  })

  it('waits while an organization has no manager to notify', async () => {
    const rosa = await person()
    const manager = await actingFor(database, rosa)
    const { water } = await enrolled({ by: manager })
    const verify = (isVerified: boolean) =>
      database.write((builder) => [
        builder.execute(
          sql`update organization_members set is_verified = ${isVerified} where user_id = ${rosa.userId}`,
        ),
      ])
    await verify(false)
    expect(await announceCharges(job('2026-11-21'))).toBe(0)
    expect(await run('2026-11-24')).toMatchObject({ claimed: 0 })
    await verify(true)
    expect(await announceCharges(job('2026-11-24'))).toBe(1)
    expect(await run('2026-11-27')).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([5000])
  })

  it('is announced in the owner’s language, and to an organization’s managers', async () => {
    const rosa = await person({ language: 'es' })
    const manager = await actingFor(database, rosa)
    const { water } = await enrolled({ by: manager })
    await announceCharges(job('2026-11-21'))
    expect((await mailTo(rosa.email)).at(-1)).toMatchObject({
      language: 'es',
      values: { headline: 'El pago automático pagará $50.00 el 24 de noviembre de 2026' },
    })
    await run('2026-11-24')
    expect(await takenFor(water.id)).toEqual([5000])
    expect((await mailTo(rosa.email)).at(-1)).toMatchObject({
      kind: 'payment-receipt',
      language: 'es',
    })
  })

  it('charges what is due at that moment, less what was paid since', async () => {
    const { rosa, water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await database.write((builder) => [
      builder.execute(sql`
        insert into utility_payments (id, utility_account_id, paid_on, amount_cents, type, reference, created_at)
        values (gen_random_uuid(), ${water.id}, '2026-11-22', 2000, 'Check', 'C-1', now())`),
    ])
    await run('2026-11-24')
    expect(await takenFor(water.id)).toEqual([3000])
    expect(await titles(rosa.userId)).toHaveLength(2)
  })

  it.each([0, 99, -500])('is skipped where %i cents are due', async (cents) => {
    const { water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await setBalance(water.id, cents)
    expect(await run('2026-11-24')).toMatchObject({ skipped: 1 })
    expect(await takenFor(water.id)).toEqual([])
  })

  it('is skipped where autopay was turned off after the notice', async () => {
    const { rosa, water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await endAutopay(contextOf(rosa), { accountNumber: water.number })
    expect(await run('2026-11-24')).toMatchObject({ skipped: 1 })
    expect(await takenFor(water.id)).toEqual([])
  })

  it('waits while its owner is paying, and then charges the rest', async () => {
    const { rosa, water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await openPage(database, water, rosa.userId)
    expect(await run('2026-11-24')).toMatchObject({ postponed: 1 })
    await database.write((builder) => [
      builder.execute(
        sql`update payments set status = 'failed' where key = ${`page/${water.number}`}`,
      ),
    ])
    expect(await run('2026-11-24', 1)).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([5000])
  })

  it('is not blocked by a page that a stranger opened', async () => {
    const { water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await openPage(database, water, null)
    expect(await run('2026-11-24')).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([5000])
  })

  it('due before autopay was turned on is left to its owner', async () => {
    const rosa = await person()
    const water = await putUtilityAccount(database, rosa, { cents: 5000, dueOn: '2026-11-19' })
    await addPaymentMethod(contextOf(rosa), provider, await payments.nonce())
    const [method] = await listPaymentMethods(contextOf(rosa), provider)
    await enrolInAutopay(contextOf(rosa), () => provider, {
      account: water.account,
      method: { kind: 'kept', id: method?.id ?? '' },
    })
    await announceCharges(job('2026-11-21'))
    expect(await chargeOf(water.id)).toEqual([])
  })

  it('is not charged before eight in the morning', async () => {
    await enrolled()
    await announceCharges(job('2026-11-21'))
    expect(await run('2026-11-24', -5 * 60)).toMatchObject({ claimed: 0 })
  })
})

describe('a declined charge', () => {
  const declining = { zip: '46282' }

  it('is retried three and seven days after the due date, notified each time, then given up', async () => {
    const { rosa, water } = await enrolled(declining)
    await announceCharges(job('2026-11-21'))
    expect(await run('2026-11-24')).toMatchObject({ declined: 1 })
    expect(await chargeOf(water.id)).toMatchObject([{ status: 'declined', nextOn: '2026-11-27' }])
    const [first] = await inboxOf(database, rosa.userId)
    expect(first?.body).toContain('We will try again on November 27, 2026')
    expect(await run('2026-11-26')).toMatchObject({ claimed: 0 })
    expect(await run('2026-11-27')).toMatchObject({ declined: 1 })
    expect(await run('2026-12-01')).toMatchObject({ declined: 1 })
    expect(await chargeOf(water.id)).toEqual([{ status: 'given-up', attempts: 3, nextOn: null }])
    const [last] = await inboxOf(database, rosa.userId)
    expect(last?.body).toContain('we will not try this bill again')
    expect(await run('2026-12-08')).toMatchObject({ claimed: 0 })
    const rows = await database.rows(
      sql`select from autopays where utility_account_id = ${water.id} and ended_at is null`,
    )
    expect(rows, 'it stays on for the next bill').toHaveLength(1)
  })

  it('is paid by the owner’s new card', async () => {
    const { rosa, water } = await enrolled(declining)
    await announceCharges(job('2026-11-21'))
    await run('2026-11-24')
    await addPaymentMethod(
      contextOf(rosa),
      provider,
      await payments.nonce({ number: '5424000000000015' }),
    )
    const methods = await listPaymentMethods(contextOf(rosa), provider)
    const other = methods.find(({ brand }) => brand === 'MasterCard')
    await enrolInAutopay(contextOf(rosa), () => provider, {
      account: water.account,
      method: { kind: 'kept', id: other?.id ?? '' },
    })
    expect(await run('2026-11-27')).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([5000])
  })
})

describe('a run that is killed', () => {
  class Killed extends Error {}

  /** The worker dies here. */
  const dying = (when: 'before' | 'after'): PaymentProvider => ({
    ...provider,
    async charge(order, method) {
      if (when === 'after') await provider.charge(order, method)
      throw new Killed()
    },
  })

  it.each(['before', 'after'] as const)(
    '%s the charge charges exactly once in the end',
    async (when) => {
      const { water } = await enrolled()
      await announceCharges(job('2026-11-21'))
      await expect(run('2026-11-24', 0, dying(when))).rejects.toThrow(Killed)
      expect(await run('2026-11-24', 5), 'it is still claimed').toMatchObject({ claimed: 0 })
      await sweepPayments(job('2026-11-24', 12), provider)
      expect(await run('2026-11-24', 13)).toMatchObject({ paid: 1 })
      expect(await run('2026-11-24', 30)).toMatchObject({ claimed: 0 })
      expect(await takenFor(water.id)).toEqual([5000])
      expect(await chargeOf(water.id)).toMatchObject([{ status: 'paid' }])
    },
  )

  it('between claim and payment is resumed', async () => {
    const { water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await database.write((builder) => [
      builder.execute(sql`
        update autopay_charges set status = 'charging', attempts = 1,
          updated_at = '2026-11-24T18:00:00Z' where utility_account_id = ${water.id}`),
    ])
    expect(await run('2026-11-24', 11)).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([5000])
  })

  it('shares its work with a concurrent one', async () => {
    const waters = [await enrolled(), await enrolled(), await enrolled(), await enrolled()]
    await announceCharges(job('2026-11-21'))
    const reports = await Promise.all(Array.from({ length: 5 }, () => run('2026-11-24')))
    expect(reports.reduce((sum, { paid }) => sum + paid, 0)).toBe(4)
    for (const { water } of waters) expect(await takenFor(water.id)).toEqual([5000])
  })

  it.each(['timeout-before', 'timeout-after'])(
    'by a lost answer (%s) reads no lists, waits for the sweep, and is charged once',
    async (fault) => {
      const { water } = await enrolled()
      await announceCharges(job('2026-11-21'))
      await payments.control('POST', '/faults', { request: 'createTransactionRequest', fault })
      const lists = vi.fn<PaymentProvider['transactions']>(provider.transactions)
      expect(await run('2026-11-24', 0, { ...provider, transactions: lists })).toMatchObject({
        open: 1,
      })
      expect(lists).not.toHaveBeenCalled()
      await sweepPayments(job('2026-11-24', 12), provider)
      expect(await run('2026-11-24', 13)).toMatchObject({ paid: 1 })
      expect(await takenFor(water.id)).toEqual([5000])
    },
  )

  it('by a failing provider is retried every ten minutes with a new key', async () => {
    const { water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await payments.control('POST', '/faults', {
      request: 'createTransactionRequest',
      fault: 'too-many',
      times: 2,
    })
    expect(await run('2026-11-24')).toMatchObject({ open: 1 })
    expect(await run('2026-11-24', 5)).toMatchObject({ claimed: 0 })
    expect(await run('2026-11-24', 11)).toMatchObject({ open: 1 })
    expect(await run('2026-11-24', 22)).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([5000])
  })
})

describe('afterwards', () => {
  const takenBack = (code: string) =>
    database.write((builder) => [
      builder.execute(sql`
        update payments set status = 'failed', return_code = ${code}, updated_at = '2026-11-26T12:00:00Z'
        where caller = 'job:autopay' and status = 'approved'`),
    ])
  const isOn = async (accountId: string) => {
    const rows = await database.rows(
      sql`select from autopays where utility_account_id = ${accountId} and ended_at is null`,
    )
    return rows.length === 1
  }

  it.each([
    ['R01', true, 'Autopay stays on'],
    ['R02', false, 'autopay is off'],
  ])('a return (%s) is notified once; autopay stays on: %s', async (code, stays, words) => {
    const { rosa, water } = await enrolled()
    await announceCharges(job('2026-11-21'))
    await run('2026-11-24')
    await takenBack(code)
    await watchReturns(job('2026-11-26'))
    expect(await watchReturns(job('2026-11-26', 1))).toBe(0)
    const [news] = await inboxOf(database, rosa.userId)
    expect(news?.body).toContain(words)
    expect(news?.body).toContain('$50.00')
    expect(await isOn(water.id)).toBe(stays)
    expect(await chargeOf(water.id)).toMatchObject([{ status: 'given-up', nextOn: null }])
  })

  it('notifies once, thirty days before a card expires', async () => {
    const { rosa } = await enrolled()
    await database.write((builder) => [
      builder.execute(
        sql`update saved_methods set expiry = '2026-12' where owner = ${`user/${rosa.userId}`}`,
      ),
    ])
    expect(await watchMethods(job('2026-11-30'))).toBe(0)
    expect(await watchMethods(job('2026-12-01'))).toBe(1)
    expect(await watchMethods(job('2026-12-02'))).toBe(0)
    const [news] = await inboxOf(database, rosa.userId)
    expect(news?.body).toContain('expires on December 31, 2026: Visa ending in 1111')
  })

  it('autopay whose card the provider has deleted ends, and its owner is notified', async () => {
    const { rosa, water } = await enrolled()
    await database.write((builder) => [
      builder.execute(
        sql`update saved_methods set removed_at = now() where owner = ${`user/${rosa.userId}`}`,
      ),
    ])
    expect(await watchMethods(job('2026-11-22'))).toBe(1)
    expect(await isOn(water.id)).toBe(false)
  })
})
