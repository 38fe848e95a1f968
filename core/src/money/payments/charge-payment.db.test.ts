import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { chargePayment } from './charge-payment.ts'
import { openMachine } from './machine.fixture.ts'
import { sweepPayments } from './sweep.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { at, booked, control, nonce, orderOf, ours, postedCents, provider } = machine
afterAll(() => machine.stop())
afterEach(() => control('DELETE', '/faults'))

const ofReference = async (reference: string) =>
  (await booked()).filter(({ invoice }) => invoice === reference)
const statusOf = async (reference: string) =>
  (await ours()).find((payment) => payment.reference === reference)?.status

describe('a payment', () => {
  it('is charged, posted and receipted, in two round trips', async () => {
    const before = await postedCents()
    const context = at()
    const { payment, isPaid } = await chargePayment(context, provider, orderOf(1234), await nonce())
    expect(isPaid).toBe(true)
    expect(context.database.usage.trips).toBe(2)
    expect(await ofReference(payment.reference)).toMatchObject([
      { cents: 1234, status: 'capturedPendingSettlement' },
    ])
    expect(await postedCents()).toBe(before + 1234)
    expect(await machine.mailTo(machine.ana.email)).toMatchObject([
      {
        kind: 'payment-receipt',
        values: {
          amount: '$12.34',
          reference: payment.reference,
          purpose: 'Water bill',
          accounts: `Account number ${machine.account.number}, ${machine.account.address1}`,
          day: expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/),
          method: 'Visa ending in 1111',
        },
      },
    ])
  })

  it('whose request names no language is receipted in the payer’s own', async () => {
    const { contextOf, person } = machine
    const rosa = await person({ language: 'es' })
    const payer = { caller: `user/${rosa.userId}`, userId: rosa.userId, organizationId: null }
    const order = orderOf(1235, { payer: { ...payer, email: rosa.email } })
    const context = { ...contextOf(rosa, new Date()), isLanguageAssumed: true }
    await chargePayment(context, provider, order, await nonce())
    expect(await machine.mailTo(rosa.email)).toMatchObject([
      { kind: 'payment-receipt', language: 'es', values: { method: 'Visa terminada en 1111' } },
    ])
  })

  it('answers the same for the same key, and charges once', async () => {
    const order = orderOf(1300)
    const method = await nonce()
    const first = await chargePayment(at(), provider, order, method)
    const again = await chargePayment(at(), provider, order, method)
    expect(again.payment.transactionId).toBe(first.payment.transactionId)
    expect(await ofReference(first.payment.reference)).toHaveLength(1)
  })

  it('cannot change under the same key', async () => {
    const order = orderOf(1400)
    await chargePayment(at(), provider, order, await nonce())
    const other = { ...order, items: orderOf(1500).items }
    await expect(chargePayment(at(), provider, other, await nonce())).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Error.IdempotencyKeyReused',
    })
  })

  it('that is declined charges nothing, says so, and can be retried', async () => {
    const before = await postedCents()
    const order = orderOf(1600)
    await expect(
      chargePayment(at(), provider, order, await nonce({ zip: '46282' })),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'Payment.Declined' })
    // The same request again gets the same reply.
    await expect(chargePayment(at(), provider, order, await nonce())).rejects.toMatchObject({
      code: 'Payment.Declined',
    })
    expect(await postedCents()).toBe(before)
    const { isPaid } = await chargePayment(at(), provider, orderOf(1600), await nonce())
    expect(isPaid).toBe(true)
  })

  it('whose answer is lost after the charge is found at once', async () => {
    await control('POST', '/faults', {
      request: 'createTransactionRequest',
      fault: 'timeout-after',
    })
    const { payment, isPaid } = await chargePayment(at(), provider, orderOf(1700), await nonce())
    expect(isPaid).toBe(true)
    expect(await ofReference(payment.reference)).toHaveLength(1)
  })

  it('that is unknown blocks the next one until the sweep has asked', async () => {
    await control('POST', '/faults', {
      request: 'createTransactionRequest',
      fault: 'timeout-before',
    })
    const { payment, isPaid } = await chargePayment(at(), provider, orderOf(1800), await nonce())
    expect(isPaid).toBe(false)
    expect(await statusOf(payment.reference)).toBe('unknown')
    await expect(chargePayment(at(), provider, orderOf(1800), await nonce())).rejects.toMatchObject(
      { code: 'Payment.StillBeingChecked' },
    )
    await sweepPayments(at(11), provider)
    expect(await statusOf(payment.reference)).toBe('failed')
    const next = await chargePayment(at(), provider, orderOf(1800), await nonce())
    expect(next.isPaid).toBe(true)
  })

  it('whose nonce is invalid or used is refused and can be retried right away', async () => {
    const used = await nonce()
    await chargePayment(at(), provider, orderOf(1801), used)
    for (const method of [{ ...used, value: 'made-up' }, used]) {
      const order = orderOf(1802)
      await expect(chargePayment(at(), provider, order, method)).rejects.toMatchObject({
        kind: 'invalid',
        code: 'Payment.NonceInvalid',
      })
      const [refused] = (await ours()).slice(-1)
      expect(refused).toMatchObject({ status: 'declined', transactionId: null })
    }
    expect((await chargePayment(at(), provider, orderOf(1802), await nonce())).isPaid).toBe(true)
  })

  it('whose nonce is refused while the provider’s books are closed is being checked', async () => {
    await control('POST', '/faults', {
      request: 'getUnsettledTransactionListRequest',
      fault: 'broken',
    })
    const made = { ...(await nonce()), value: 'made-up' }
    expect(await chargePayment(at(), provider, orderOf(1803), made)).toMatchObject({
      isPaid: false,
    })
  })

  it('by a saved method that the provider has deleted is refused', async () => {
    const gone = { kind: 'saved', customerId: '500000009', methodId: '510000009' } as const
    await expect(
      chargePayment(at(), provider, orderOf(1804, { channel: 'saved' }), gone),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'Payment.MethodNotFound' })
  })

  it('that the provider holds and a review turns away was never paid', async () => {
    const before = await postedCents()
    const order = orderOf(1_000_003)
    const { payment } = await chargePayment(at(), provider, order, await nonce())
    const [held] = await ofReference(payment.reference)
    await control('POST', `/transactions/${held?.id}/decline`)
    await sweepPayments(at(3), provider)
    expect(await statusOf(payment.reference)).toBe('declined')
    expect(await postedCents()).toBe(before)
    const mails = await machine.mailTo(machine.ana.email)
    expect(mails).toContainEqual(
      expect.objectContaining({
        kind: 'payment-not-taken',
        values: expect.objectContaining({ reference: payment.reference }),
      }),
    )
    await expect(chargePayment(at(), provider, order, await nonce())).rejects.toMatchObject({
      code: 'Payment.Declined',
    })
  })

  it('that the provider holds is paid once its review approves it', async () => {
    const { payment, isPaid } = await chargePayment(
      at(),
      provider,
      orderOf(1_000_001),
      await nonce(),
    )
    expect(isPaid).toBe(false)
    const [held] = await ofReference(payment.reference)
    await control('POST', `/transactions/${held?.id}/approve`)
    await sweepPayments(at(3), provider)
    expect(await statusOf(payment.reference)).toBe('approved')
  })

  it('sent two hundred times at once is charged once', async () => {
    const order = orderOf(1900)
    const method = await nonce()
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, () => chargePayment(at(), provider, order, method)),
    )
    const references = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.payment.reference] : [],
    )
    expect(new Set(references).size).toBe(1)
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.code] : [],
    )
    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['Payment.InFlight'] : []))
    expect(await ofReference(references[0] ?? '')).toHaveLength(1)
  })

  it.each([0, 0.1, 99, -100, 1_000_000_000_00, 10_000_000, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %d cents is none',
    async (cents) => {
      await expect(
        chargePayment(at(), provider, orderOf(cents), await nonce()),
      ).rejects.toMatchObject({ kind: 'invalid', code: 'Payment.AmountInvalid' })
    },
  )

  it('for an unknown account is refused', async () => {
    const order = orderOf(2000, { items: [{ accountNumber: '999999-1', amountCents: 2000 }] })
    await expect(chargePayment(at(), provider, order, await nonce())).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})
