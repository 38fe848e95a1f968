import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { payments } from '../ledger/payments.sql.ts'
import { chargeNow, type ChargeOrder } from './charge-now.ts'
import { openMachine } from './machine.fixture.ts'
import { ownerOf } from './method-owner.ts'
import { saveMethod } from './saved-methods.ts'

const machine = await openMachine(await testDatabase())
const { ana, at, booked, nonce, provider } = machine
afterAll(() => machine.stop())

/** An order whose caller sends no key. */
function keyless(amountCents: number, over: Partial<ChargeOrder> = {}): ChargeOrder {
  const { key: _key, channel: _channel, ...order } = machine.orderOf(amountCents)
  return { ...order, ...over }
}

const charges = async (cents: number) =>
  (await booked()).filter((charge) => charge.cents === cents).length

const keyOfPayment = async (reference: string) => {
  const [found] = await at().database.read((builder) =>
    builder
      .select({ key: payments.key })
      .from(payments)
      .where(sql`${payments.reference} = ${reference}`),
  )
  return found?.key
}

describe('a payment in one call', () => {
  it('goes by the key that its caller sent, also with a nonce', async () => {
    const order = keyless(2100, { key: 'the-caller-s-own' })
    const { payment } = await chargeNow(at(), provider, order, { nonce: await nonce() })
    expect(await keyOfPayment(payment.reference)).toBe('the-caller-s-own')
  })

  it('is charged once where a double click sends no key, and again minutes later', async () => {
    const pay = async (minutes = 0) =>
      (await chargeNow(at(minutes), provider, keyless(2200), { nonce: await nonce() })).payment
    const first = await pay()
    expect((await pay()).reference).toBe(first.reference)
    expect(await charges(2200)).toBe(1)
    const confirmed = ['Payment.PaidRecently'] as const
    const later = await chargeNow(at(3), provider, keyless(2200, { confirmed }), {
      nonce: await nonce(),
    })
    expect(later.payment.reference).not.toBe(first.reference)
  })

  it('is held by its nonce without a key: another order by the same nonce is refused', async () => {
    const once = await nonce()
    const { payment } = await chargeNow(at(), provider, keyless(2300), { nonce: once })
    expect(await keyOfPayment(payment.reference)).toBe(`nonce/${once.value}`.slice(0, 128))
    const again = await chargeNow(at(3), provider, keyless(2300), { nonce: once })
    expect(again.payment.reference).toBe(payment.reference)
    await expect(chargeNow(at(), provider, keyless(2301), { nonce: once })).rejects.toMatchObject({
      code: 'Error.IdempotencyKeyReused',
    })
  })

  it('counts toward the limit of new cards, and not with a saved one', async () => {
    const holder = { owner: ownerOf(ana), userId: ana.userId }
    const { id: savedCard } = await saveMethod(at(), provider, holder, await nonce())
    const rateLimitKey = { limit: 'payment-charge', key: `user/${ana.userId}` } as const
    const hits = async () => {
      const { rows } = await at().database.read((builder) =>
        builder.execute<{ hits: number }>(sql`select count(*)::int as hits from attempts`),
      )
      return rows[0]?.hits
    }
    const before = await hits()
    await chargeNow(at(), provider, keyless(2400, { rateLimitKey }), { nonce: null, savedCard })
    expect(await hits()).toBe(before)
    await chargeNow(at(), provider, keyless(2401, { rateLimitKey }), { nonce: await nonce() })
    expect(await hits()).toBe((before ?? 0) + 1)
  })

  it('needs a nonce or a saved method', async () => {
    await expect(chargeNow(at(), provider, keyless(2500), { nonce: null })).rejects.toMatchObject({
      code: 'Payment.MethodMissing',
    })
  })
})
