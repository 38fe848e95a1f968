import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { toCents } from '../../platform/kernel/money.ts'
import { paymentNotices, payments } from '../ledger/payments.sql.ts'
import { claimPayment } from './claim-payment.ts'
import { openMachine } from './machine.fixture.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { receivePaymentNotice } from './receive-payment-notice.ts'

const machine = await openMachine(await testDatabase())
const { at, nonce, orderOf, provider } = machine
afterAll(() => machine.stop())

const signatureKey = 'A1B2C3D4E5F60718'.repeat(8)
const signed = (body: string, key = signatureKey): string =>
  `sha512=${createHmac('sha512', Buffer.from(key, 'hex')).update(body).digest('hex')}`

let notices = 0
const newsOf = (id: string, over: object = {}): string =>
  JSON.stringify({
    notificationId: `news-${(notices += 1)}`,
    eventType: 'net.authorize.payment.authcapture.created',
    payload: { entityName: 'transaction', id },
    ...over,
  })
const hear = (body: string, signature: string | undefined = signed(body), by = provider) =>
  receivePaymentNotice(at(), by, { body, signature, signatureKey })

let cents = 4100
async function paid() {
  cents += 1
  const { payment } = await claimPayment(at(), orderOf(cents, { channel: 'hosted' }), 'submitted')
  const { reference } = payment
  const order = { reference, amount: toCents(cents), description: 'Water', email: null }
  const answer = await provider.charge(order, await nonce())
  if (answer.kind !== 'approved') throw new Error('It was not charged')
  return { id: payment.id, transactionId: answer.transactionId }
}
const statusOf = async (id: string) => {
  const [row] = await at().database.read((builder) =>
    builder.select().from(payments).where(eq(payments.id, id)),
  )
  return row?.status
}

describe('a provider’s webhook', () => {
  it('moves the payment that it is about, once', async () => {
    const { id, transactionId } = await paid()
    const body = newsOf(transactionId)
    expect(await hear(body)).toEqual({ outcome: 'moved', transactionId })
    expect(await statusOf(id)).toBe('approved')
    expect(await hear(body)).toEqual({ outcome: 'heard-before', transactionId })
    expect(await hear(newsOf(transactionId))).toEqual({ outcome: 'nothing-new', transactionId })
  })

  it('is handled again if the provider could not be asked the first time', async () => {
    const { id, transactionId } = await paid()
    const body = newsOf(transactionId)
    const away: PaymentProvider = {
      ...provider,
      details: () => Promise.reject(new Error('away')),
    }
    await expect(hear(body, signed(body), away)).rejects.toThrow('away')
    expect(await hear(body)).toEqual({ outcome: 'moved', transactionId })
    expect(await statusOf(id)).toBe('approved')
  })

  it('is not trusted: an unknown transaction changes nothing', async () => {
    expect(await hear(newsOf('999999999'))).toMatchObject({ outcome: 'unknown-transaction' })
  })

  it('about something else than a transaction is not asked about', async () => {
    const { id, transactionId } = await paid()
    const payload = { entityName: 'customerProfile', id: transactionId }
    for (const body of [newsOf('', { payload }), newsOf('12x'), newsOf('1'.repeat(21))])
      expect(await hear(body)).toMatchObject({ outcome: 'no-transaction' })
    expect(await statusOf(id)).toBe('submitted')
  })
})

describe('what the provider has not signed is refused', () => {
  it.each([
    ['not at all', () => undefined],
    ['with another key', (body: string) => signed(body, 'FF'.repeat(64))],
    ['for another text', (body: string) => signed(`${body} `)],
    ['with more behind it', (body: string) => `${signed(body)}00`],
    ['with something before it', (body: string) => `x${signed(body)}`],
    ['in another way', (body: string) => signed(body).replace('sha512', 'sha256')],
  ])('%s', async (_how, sign) => {
    const { id, transactionId } = await paid()
    const body = newsOf(transactionId)
    await expect(
      receivePaymentNotice(at(), provider, { body, signature: sign(body), signatureKey }),
    ).rejects.toMatchObject({ kind: 'unauthenticated', code: 'Payment.NoticeUnsigned' })
    expect(await statusOf(id)).toBe('submitted')
    const kept = await at().database.read((builder) =>
      builder.select().from(paymentNotices).where(eq(paymentNotices.transactionId, transactionId)),
    )
    expect(kept).toEqual([])
  })

  it('but upper-case, as the provider writes it, is valid', async () => {
    const { transactionId } = await paid()
    const body = newsOf(transactionId)
    const signature = `sha512=${signed(body).slice(7).toUpperCase()}`
    expect(await hear(body, signature)).toMatchObject({ outcome: 'moved' })
  })
})
