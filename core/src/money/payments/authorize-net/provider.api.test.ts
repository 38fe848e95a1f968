import { createHmac } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { merchant } from '@portal/local/testing'
import { toCents } from '../../../platform/kernel/money.ts'
import type { Order, ProviderTransaction } from '../payment-provider.ts'
import { openTestProvider } from '../provider.fixture.ts'
import { readWebhook } from './webhook.ts'

const { provider, control, nonce, stop } = await openTestProvider()
afterAll(stop)

let orders = 0
const newOrder = (cents = 1250): Order => ({
  reference: `T${(orders += 1)}`,
  amount: toCents(cents),
  description: 'Water',
  email: 'ana@home.example',
})

const longAgo = new Date()
longAgo.setDate(longAgo.getDate() - 60)

async function allOf(reference: string): Promise<readonly ProviderTransaction[]> {
  const found: ProviderTransaction[] = []
  for await (const page of provider.transactions(longAgo, new Date(Date.now() + 60_000)))
    found.push(...page.filter((each) => each.reference === reference))
  return found
}

describe('an order', () => {
  it('is approved, with its method', async () => {
    const order = newOrder()
    const answer = await provider.charge(order, await nonce())
    expect(answer).toMatchObject({
      kind: 'approved',
      method: { kind: 'card', brand: 'Visa', last4: '1111' },
    })
    expect(await allOf(order.reference)).toMatchObject([{ status: 'captured', amount: 1250 }])
  })

  it('is declined with its reason', async () => {
    expect(await provider.charge(newOrder(), await nonce({ zip: '46282' }))).toMatchObject({
      kind: 'declined',
      reason: 'declined',
    })
  })

  it('is held above the filter', async () => {
    expect(await provider.charge(newOrder(1_000_001), await nonce())).toMatchObject({
      kind: 'held',
    })
  })

  it('is looked up if its nonce was used already: it may have used it itself', async () => {
    const used = await nonce()
    await provider.charge(newOrder(), used)
    expect(await provider.charge(newOrder(), used)).toEqual({ kind: 'used-nonce' })
  })

  it.each([
    ['timeout-before', 'unknown', 0],
    ['timeout-after', 'unknown', 1],
    ['broken', 'unknown', 0],
    ['too-many', 'refused', 0],
    ['answer-twice', 'used-nonce', 1],
  ])('whose connection fails (%s) is %s, and %i are booked', async (fault, kind, count) => {
    const order = newOrder()
    const method = await nonce()
    await control('POST', '/faults', { request: 'createTransactionRequest', fault })
    expect(await provider.charge(order, method)).toMatchObject({ kind })
    expect(await allOf(order.reference)).toHaveLength(count)
  })

  it('is voided before it is settled, and refunded after', async () => {
    const first = newOrder()
    const second = newOrder()
    const [one, two] = [
      await provider.charge(first, await nonce()),
      await provider.charge(second, await nonce()),
    ]
    if (one.kind !== 'approved' || two.kind !== 'approved')
      throw new Error('a test card was not approved')
    expect(await provider.voidCharge(one.transactionId)).toMatchObject({ kind: 'approved' })
    await control('POST', '/settle')
    expect(await provider.refund(two.transactionId, { ...newOrder(1250) })).toMatchObject({
      kind: 'approved',
    })
    expect(await provider.details(one.transactionId)).toMatchObject({ status: 'voided' })
    expect(await allOf(second.reference)).toMatchObject([{ status: 'settled' }])
  })
})

describe('a saved method', () => {
  it('is saved once, listed, charged and removed', async () => {
    const customer = await provider.createCustomer('u-1', 'ana@home.example')
    expect(await provider.createCustomer('u-1', 'ana@home.example')).toBe(customer)
    const saved = await provider.saveMethod(customer, await nonce({ number: '5424000000000015' }))
    if (saved.kind !== 'saved') throw new Error('a test card was not saved')
    expect(
      await provider.saveMethod(customer, await nonce({ number: '5424000000000015' })),
    ).toEqual(saved)
    expect(await provider.listMethods(customer)).toEqual([
      {
        kind: 'card',
        methodId: saved.methodId,
        brand: 'MasterCard',
        last4: '0015',
        expiry: '2040-12',
      },
    ])
    const method = { kind: 'saved', customerId: customer, methodId: saved.methodId } as const
    expect(await provider.charge(newOrder(), method)).toMatchObject({ kind: 'approved' })
    await provider.removeMethod(customer, saved.methodId)
    await provider.removeMethod(customer, saved.methodId)
    expect(await provider.listMethods(customer)).toEqual([])
  })

  it('may be a bank account by its numbers, which are checked', async () => {
    const customer = await provider.createCustomer('u-2', 'bo@home.example')
    const bank = {
      accountType: 'savings',
      accountNumber: '987654321',
      nameOnAccount: 'Bo',
    } as const
    expect(await provider.saveMethod(customer, { ...bank, routingNumber: '121042881' })).toEqual({
      kind: 'refused',
      reason: 'bank-number',
    })
    await provider.saveMethod(customer, { ...bank, routingNumber: '121042882' })
    expect(await provider.listMethods(customer)).toMatchObject([
      { kind: 'bank', brand: 'Savings', last4: '4321' },
    ])
    // The same numbers are the same method; its type is corrected.
    const other = { ...bank, accountType: 'checking', routingNumber: '121042882' } as const
    await provider.saveMethod(customer, other)
    expect(await provider.listMethods(customer)).toMatchObject([
      { kind: 'bank', brand: 'Checking', last4: '4321' },
    ])
  })
})

it('returns the bank return’s code and payment', async () => {
  const paid = await provider.charge(newOrder(), await nonce({ isBank: true }))
  if (paid.kind !== 'approved') throw new Error('a test account was not approved')
  await control('POST', '/settle')
  await control('POST', `/transactions/${paid.transactionId}/return`, { code: 'R01' })
  expect(await provider.details(paid.transactionId)).toMatchObject({ returnCode: 'R01' })
  expect(await provider.details('1')).toBeNull()
})

it('opens a hosted page by posting its token', async () => {
  const { address, token } = await provider.paymentPage(
    newOrder(4321),
    { kind: 'redirect', doneUrl: 'http://localhost:1/done', cancelUrl: 'http://localhost:1/away' },
    null,
  )
  const page = await fetch(address, { method: 'POST', body: new URLSearchParams({ token }) })
  expect(await page.text()).toContain('$43.21')
})

describe('a webhook', () => {
  const body = JSON.stringify({
    notificationId: 'n1',
    eventType: 'net.authorize.payment.authcapture.created',
    payload: { entityName: 'transaction', id: '60' },
  })
  const sign = (text: string, key: string = merchant.signatureKey) =>
    `sha512=${createHmac('sha512', Buffer.from(key, 'hex')).update(text).digest('hex').toUpperCase()}`

  it('is read where the provider signed it', async () => {
    expect(await readWebhook(body, sign(body), merchant.signatureKey)).toEqual({
      notificationId: 'n1',
      eventType: 'net.authorize.payment.authcapture.created',
      transactionId: '60',
    })
  })

  it.each([
    ['no signature', undefined],
    ['another key', sign(body, 'ABCD'.repeat(32))],
    ['another body', sign(`${body} `)],
    ['a signature cut short', sign(body).slice(0, -2)],
  ])('is rejected with %s', async (_name, signature) => {
    expect(await readWebhook(body, signature, merchant.signatureKey)).toBeNull()
  })
})
