import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { merchant } from './open-payments.ts'
import { newInvoice, openTestPayments, outcome } from './payments.fixture.ts'

const payments = await openTestPayments()
const { url, post, order, control, charge, statusOf, booked } = payments
afterAll(() => payments.stop())

beforeEach(async () => {
  await control('PUT', '/filters', { holdAboveCents: 1_000_000, bankLimitCents: 500_000 })
})

describe('charging a card', () => {
  it.each([
    ['a test card', {}, ['1', undefined]],
    ['ZIP 46282', { zip: '46282' }, ['2', '2']],
    ['card code 901', { cardCode: '901' }, ['2', '65']],
    ['ZIP 46205, which matches no address', { zip: '46205' }, ['2', '27']],
    ['a number that is none', { number: '4111111111111112' }, ['3', '6']],
    ['nothing', { amount: '0.00' }, ['3', '5']],
  ] as const)('is answered as documented for %s', async (_name, card, expected) => {
    expect(outcome(await charge(card))).toEqual(expected)
  })

  it('is refused as a duplicate within the window, which names the first', async () => {
    const invoice = newInvoice()
    const first = await charge({ invoice })
    const second = await charge({ invoice })
    expect(outcome(second)).toEqual(['3', '11'])
    expect(second.transactionResponse?.transId).toBe(first.transactionResponse?.transId)
    expect(await booked(invoice)).toHaveLength(1)
  })

  it('is held above the amount filter, until it is approved', async () => {
    await control('PUT', '/filters', { holdAboveCents: 1000, bankLimitCents: 500_000 })
    const held = await charge({ amount: '10.01' })
    const id = held.transactionResponse?.transId
    expect(outcome(held)).toEqual(['4', undefined])
    expect(await statusOf(id)).toBe('FDSPendingReview')
    expect((await control('POST', `/transactions/${id}/approve`)).status).toBe(204)
    expect(await statusOf(id)).toBe('capturedPendingSettlement')
  })

  it('needs the merchant’s credentials', async () => {
    const answer = await post({
      authenticateTestRequest: { merchantAuthentication: { name: 'x', transactionKey: 'y' } },
    })
    expect(answer.messages.message[0]?.code).toBe('E00007')
  })

  it.each([
    ['fields in another order', { amount: '1.00', transactionType: 'authCaptureTransaction' }],
    [
      'an invoice number of 21 characters',
      {
        transactionType: 'authCaptureTransaction',
        amount: '1.00',
        order: { invoiceNumber: 'x'.repeat(21) },
      },
    ],
    [
      'a field that does not exist',
      { transactionType: 'authCaptureTransaction', amount: '1.00', tip: '1' },
    ],
  ])('is refused for %s', async (_name, transactionRequest) => {
    const answer = await order('createTransactionRequest', { transactionRequest })
    expect(answer.messages.message[0]?.code).toBe('E00003')
  })
})

describe('undoing a charge', () => {
  const undo = (transactionType: string, refTransId: string | undefined, amount?: string) =>
    order('createTransactionRequest', {
      transactionRequest: { transactionType, ...(amount && { amount }), refTransId },
    })

  it('voids before it is settled, once', async () => {
    const id = (await charge()).transactionResponse?.transId
    expect(outcome(await undo('refundTransaction', id, '1.00'))).toEqual(['3', '54'])
    expect(outcome(await undo('voidTransaction', id))).toEqual(['1', undefined])
    expect(outcome(await undo('voidTransaction', id))).toEqual(['3', '310'])
    expect(await statusOf(id)).toBe('voided')
  })

  it('refunds after it, never more than was paid', async () => {
    const id = (await charge({ amount: '12.50' })).transactionResponse?.transId
    await control('POST', '/settle')
    expect(await statusOf(id)).toBe('settledSuccessfully')
    expect(outcome(await undo('voidTransaction', id))).toEqual(['3', '16'])
    expect(outcome(await undo('refundTransaction', id, '12.00'))).toEqual(['1', undefined])
    expect(outcome(await undo('refundTransaction', id, '0.51'))).toEqual(['3', '55'])
    expect(outcome(await undo('refundTransaction', id, '0.50'))).toEqual(['1', undefined])
  })
})

it('takes a bank account, settles it in a batch, and takes it back with its code', async () => {
  const invoice = newInvoice()
  const paid = await order('createTransactionRequest', {
    transactionRequest: {
      transactionType: 'authCaptureTransaction',
      amount: '80.00',
      payment: {
        bankAccount: {
          accountType: 'checking',
          routingNumber: '121042882',
          accountNumber: '123456789',
          nameOnAccount: 'Ana',
        },
      },
      order: { invoiceNumber: invoice },
    },
  })
  const id = paid.transactionResponse?.transId
  await control('POST', '/settle')
  const { batchList = [] } = await order('getSettledBatchListRequest', {})
  const { transactions = [] } = await order('getTransactionListRequest', {
    batchId: batchList.at(-1)?.batchId,
  })
  expect(transactions.map((one) => one['invoiceNumber'])).toContain(invoice)
  expect((await control('POST', `/transactions/${id}/return`, { code: 'R02' })).status).toBe(204)
  const { transaction } = await order('getTransactionDetailsRequest', { transId: id })
  expect(transaction?.['returnedItems']).toMatchObject([{ code: 'R02' }])
})

it('gives a browser a nonce that pays once', async () => {
  const { opaqueData } = await post({
    securePaymentContainerRequest: {
      merchantAuthentication: { name: merchant.loginId, clientKey: merchant.clientKey },
      data: {
        type: 'TOKEN',
        id: '1',
        token: { cardNumber: '5424000000000015', expirationDate: '12/2040' },
      },
    },
  })
  const pay = () =>
    order('createTransactionRequest', {
      transactionRequest: {
        transactionType: 'authCaptureTransaction',
        amount: '3.00',
        payment: { opaqueData },
      },
    })
  expect(outcome(await pay())).toEqual(['1', undefined])
  expect((await pay()).messages.message[0]?.code).toBe('E00114')
})

describe('a customer', () => {
  it('keeps a card that can be charged, without its number, and once', async () => {
    const { customerProfileId } = await order('createCustomerProfileRequest', {
      profile: { merchantCustomerId: `c${Date.now()}` },
    })
    const add = () =>
      order('createCustomerPaymentProfileRequest', {
        customerProfileId,
        paymentProfile: {
          payment: { creditCard: { cardNumber: '6011000000000012', expirationDate: '2040-01' } },
        },
      })
    const { customerPaymentProfileId } = await add()
    expect((await add()).messages.message[0]?.code).toBe('E00039')
    const kept = JSON.stringify(await order('getCustomerProfileRequest', { customerProfileId }))
    expect(kept).toContain('XXXX0012')
    expect(kept).not.toContain('6011000000000012')
    const paid = await order('createTransactionRequest', {
      transactionRequest: {
        transactionType: 'authCaptureTransaction',
        amount: '4.00',
        profile: {
          customerProfileId,
          paymentProfile: { paymentProfileId: customerPaymentProfileId },
        },
      },
    })
    expect(outcome(paid)).toEqual(['1', undefined])
    const asked = { customerProfileId, customerPaymentProfileId }
    expect((await order('deleteCustomerPaymentProfileRequest', asked)).messages.resultCode).toBe(
      'Ok',
    )
    expect(
      (await order('deleteCustomerPaymentProfileRequest', asked)).messages.message[0]?.code,
    ).toBe('E00040')
  })
})

describe('a hosted page', () => {
  const open = (path: string, fields: Record<string, string>) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  async function tokenWith(settings: Record<string, object>, invoice: string) {
    const { token = '' } = await order('getHostedPaymentPageRequest', {
      transactionRequest: {
        transactionType: 'authCaptureTransaction',
        amount: '7.25',
        order: { invoiceNumber: invoice },
      },
      hostedPaymentSettings: {
        setting: Object.entries(settings).map(([settingName, value]) => ({
          settingName,
          settingValue: JSON.stringify(value),
        })),
      },
    })
    return token
  }
  const card = { kind: 'card', cardNumber: '4111 1111 1111 1111', expiry: '12/40', cardCode: '900' }

  it('takes the amount of its token, and notifies the communicator', async () => {
    const invoice = newInvoice()
    const token = await tokenWith(
      { hostedPaymentIFrameCommunicatorUrl: { url: 'http://localhost:1/frame' } },
      invoice,
    )
    expect(await (await open('/payment/payment', { token })).text()).toContain('$7.25')
    const declined = await (
      await open('/payment/submit', { token, ...card, zip: '46282', amount: '0.01' })
    ).text()
    expect(declined).toContain('This transaction has been declined.')
    const done = await (
      await open('/payment/submit', { token, ...card, zip: '60120', amount: '0.01' })
    ).text()
    expect(done).toContain('action=transactResponse')
    expect(await booked(invoice)).toMatchObject(
      [{ transactionStatus: 'declined' }, { settleAmount: 7.25 }].toReversed(),
    )
    expect(
      await (await open('/payment/submit', { token, ...card, zip: '60120' })).text(),
    ).toContain('expired')
  })

  it('redirects back when it is not in a frame', async () => {
    const token = await tokenWith(
      {
        hostedPaymentReturnOptions: {
          showReceipt: false,
          url: 'http://localhost:1/back',
          cancelUrl: 'http://localhost:1/away',
        },
      },
      newInvoice(),
    )
    expect((await open('/payment/cancel', { token })).headers.get('location')).toBe(
      'http://localhost:1/away',
    )
    const done = await open('/payment/submit', { token, ...card, zip: '60120' })
    expect([done.status, done.headers.get('location')]).toEqual([303, 'http://localhost:1/back'])
  })
})
