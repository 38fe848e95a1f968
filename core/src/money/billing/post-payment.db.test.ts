import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { portalPayment } from '../payments/portal-payment.fixture.ts'
import { billingIn, type FixtureAccount } from './billing.fixture.ts'
import { utilityPayments } from './billing.sql.ts'
import { postPayments, unpostPayment } from './index.ts'

const { database, contextOf } = peopleIn(await testDatabase())
const { account } = billingIn(database)
const context = contextOf(anonymous)

async function pay(
  items: readonly (readonly [FixtureAccount | null, number])[],
  approvedAt: Date | null = now,
) {
  const amountCents = items.reduce((sum, [, cents]) => sum + cents, 0)
  const { id, ...row } = portalPayment({ amountCents, approvedAt })
  await database.write((builder) => [
    builder.insert(payments).values({ id, ...row }),
    builder.insert(paymentItems).values(
      items.map(([of, amountCents]) => ({
        id: newId(),
        paymentId: id,
        utilityAccountId: of?.id ?? null,
        accountNumber: of?.number ?? 'CITATION-1',
        amountCents,
      })),
    ),
  ])
  return { id, reference: row.reference }
}

const post = (id: string) => database.write((builder) => [postPayments(context, builder, [id])])
const takeBack = (id: string) => database.write((builder) => [unpostPayment(context, builder, id)])
const bookedBy = (reference: string) =>
  database.write((builder) => [
    builder.execute(
      sql`update ${utilityPayments} set posted_at = ${now.toISOString()} where reference = ${reference}`,
    ),
  ])

async function rowsOf({ id }: FixtureAccount) {
  const rows = await database.read((builder) =>
    builder
      .select()
      .from(utilityPayments)
      .where(sql`utility_account_id = ${id}`)
      .orderBy(utilityPayments.reference),
  )
  return rows.map(({ reference, amountCents, paidOn, type, postedAt }) => ({
    reference,
    amountCents,
    paidOn,
    type,
    isPosted: postedAt !== null,
  }))
}

describe('posting a payment', () => {
  it('puts each account’s part on it, once', async () => {
    const [first, second] = [await account(), await account()]
    const { id, reference } = await pay([
      [first, 6120],
      [second, 100],
      [first, 30],
      [null, 500],
    ])
    await post(id)
    await post(id)
    const paid = { reference, paidOn: '2026-11-20', type: 'Portal', isPosted: false }
    expect(await rowsOf(first)).toEqual([{ ...paid, amountCents: 6150 }])
    expect(await rowsOf(second)).toEqual([{ ...paid, amountCents: 100 }])
  })

  it('counts for the city’s day on which it was approved', async () => {
    const own = await account()
    const { id } = await pay([[own, 100]], new Date('2026-11-20T04:00:00Z'))
    await post(id)
    expect(await rowsOf(own)).toMatchObject([{ paidOn: '2026-11-19' }])
  })

  it('keeps the payment that the billing system sent with the same reference', async () => {
    const own = await account()
    const { id, reference } = await pay([[own, 100]])
    await post(id)
    await bookedBy(reference)
    await post(id)
    expect(await rowsOf(own)).toMatchObject([{ isPosted: true }])
  })
})

describe('reversing a payment', () => {
  it('deletes it if the billing system does not have it', async () => {
    const own = await account()
    const { id } = await pay([[own, 100]])
    await post(id)
    await takeBack(id)
    await takeBack(id)
    expect(await rowsOf(own)).toEqual([])
  })

  it('posts the same amount back, once, if it has', async () => {
    const own = await account()
    const { id, reference } = await pay([[own, 100]])
    await post(id)
    await bookedBy(reference)
    await takeBack(id)
    await takeBack(id)
    expect(await rowsOf(own)).toMatchObject([
      { reference, amountCents: 100, isPosted: true },
      { reference: `${reference}-R`, amountCents: -100, isPosted: false },
    ])
  })

  it('changes no other payment', async () => {
    const own = await account()
    const [one, other] = [await pay([[own, 100]]), await pay([[own, 200]])]
    await post(one.id)
    await post(other.id)
    await takeBack(one.id)
    expect(await rowsOf(own)).toMatchObject([{ reference: other.reference, amountCents: 200 }])
  })

  it('that is booked reverses its part on each account, and no other payment', async () => {
    const [first, second] = [await account(), await account()]
    const one = await pay([
      [first, 100],
      [second, 30],
    ])
    const other = await pay([
      [first, 200],
      [second, 60],
    ])
    for (const { id, reference } of [one, other]) {
      await post(id)
      await bookedBy(reference)
    }
    await takeBack(one.id)
    const entriesOf = async (of: FixtureAccount) =>
      Object.fromEntries(
        (await rowsOf(of)).map(({ reference, amountCents }) => [reference, amountCents]),
      )
    expect(await entriesOf(first)).toEqual({
      [one.reference]: 100,
      [`${one.reference}-R`]: -100,
      [other.reference]: 200,
    })
    expect(await entriesOf(second)).toEqual({
      [one.reference]: 30,
      [`${one.reference}-R`]: -30,
      [other.reference]: 60,
    })
  })

  it('that is booked on one of its accounts is removed from the other', async () => {
    const [booked, fresh] = [await account(), await account()]
    const { id, reference } = await pay([
      [booked, 100],
      [fresh, 30],
    ])
    await post(id)
    await database.write((builder) => [
      builder.execute(
        sql`update ${utilityPayments} set posted_at = ${now.toISOString()} where utility_account_id = ${booked.id}`,
      ),
    ])
    await takeBack(id)
    expect((await rowsOf(booked)).map(({ amountCents }) => amountCents)).toEqual([100, -100])
    expect(await rowsOf(fresh)).toEqual([])
    expect((await rowsOf(booked)).map((row) => row.reference)).toEqual([
      reference,
      `${reference}-R`,
    ])
  })
})

it('counts nothing twice, in any order of posting, booking and refund', async () => {
  const steps = fc.array(fc.constantFrom('post', 'book', 'take back'), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const own = await account()
      const { id, reference } = await pay([[own, 100]])
      let isIn = false
      let isBooked = false
      let isReversed = false
      for (const step of taken) {
        if (step === 'post') {
          await post(id)
          isIn = true
        } else if (step === 'book') {
          await bookedBy(reference)
          isBooked ||= isIn
        } else {
          await takeBack(id)
          isReversed ||= isBooked
          isIn &&= isBooked
        }
      }
      const sums = (await rowsOf(own)).map(({ amountCents }) => amountCents)
      expect(sums).toEqual([...(isIn ? [100] : []), ...(isReversed ? [-100] : [])])
    }),
    { numRuns: 40, seed: 5 },
  )
})
