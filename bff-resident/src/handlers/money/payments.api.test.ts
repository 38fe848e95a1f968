import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  ask,
  callerOf,
  merchant,
  newCast,
  opaqueDataFrom,
  putAccount,
  testCity,
  typedCard,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'demo' })
const { resident: origin, payments: providerUrl } = city.origins
const cast = await newCast(city, 'resident')
const call = callerOf(origin, residentContract)

// It owes more than all of these payments come to, so that none is asked about.
const { number: water } = await putAccount(city, cast.ids.resident, 10_000_000)
const [customer = '', location = ''] = water.split('-')
const device = `device=${randomUUID()}`

const control = (method: string, path: string, body?: object) =>
  fetch(`${providerUrl}/emulator${path}`, { method, ...(body && { body: JSON.stringify(body) }) })

const begin = (amount: unknown, cookie = device, accountNumber = water) =>
  call('beginPayment', '/payments', {
    cookie,
    body: {
      transactionType: 'UTILITY',
      items: [{ accountNumber, amount }],
      activityId: null,
      email: 'guest@home.example',
    },
  })

/** The token that our page around the provider's hands to it. */
async function tokenIn(path: string): Promise<string> {
  const { status, text } = await ask(origin, path)
  expect(status).toBe(200)
  return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
}

/** Types a card into the provider's page; returns its final message. */
async function payOnPage(token: string, over: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({
    token,
    kind: 'card',
    cardNumber: '4111111111111111',
    expiry: '12/40',
    zip: '60120',
    ...over,
  })
  const answer = await fetch(`${providerUrl}/payment/submit`, { method: 'POST', body })
  return answer.text()
}

/** Of the payment that a charge was answered with. */
const referenceIn = ({ payment }: Readonly<Record<string, unknown>>): string =>
  textIn({ ...Object(payment) }, 'reference')

const textIn = (body: Readonly<Record<string, unknown>>, name: string): string => String(body[name])

const view = async (reference: string, cookie = device) =>
  (await call('getPayment', `/payments/${reference}`, { cookie })).body

const check = (reference: string, cookie = device) =>
  call('checkPayment', `/payments/${reference}/check`, { cookie, body: { transactionId: null } })

/** What a browser gets for a card that it sends to the provider. */
const nonce = (zip?: string) => opaqueDataFrom(providerUrl, typedCard({ zip }))

const silence = () => control('PUT', '/webhooks', { isOff: true })

describe('a guest’s payment on the provider’s page', () => {
  it('is paid once, in either of two windows', async () => {
    await silence()
    const { body: begun } = await begin(61.5)
    const { body: again } = await begin(61.5)
    expect(textIn(again, 'reference')).toBe(textIn(begun, 'reference'))
    const tokens = [
      await tokenIn(textIn(begun, 'frameUrl')),
      await tokenIn(textIn(again, 'frameUrl')),
    ]
    expect(await payOnPage(tokens[0] ?? '')).toContain('Thank you')
    expect(await payOnPage(tokens[1] ?? '')).not.toContain('Thank you')
    expect((await view(textIn(begun, 'reference')))['status']).toBe('open')
    const { body } = await check(textIn(begun, 'reference'))
    expect(body).toMatchObject({
      status: 'paid',
      amount: 61.5,
      paymentType: 'UTILITY',
      navilineRoutingIds: [water],
      method: { kind: 'card', brand: 'Visa', last4: '1111' },
    })
    const { status, text } = await ask(origin, textIn(body, 'pdfUrl'))
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('is seen only by the device that made it and by its signed link', async () => {
    const { body: begun } = await begin(62)
    const { body } = await call('getPayment', `/payments/${textIn(begun, 'reference')}`, {
      cookie: device,
    })
    const link = new URL(textIn(body, 'receiptUrl'), origin)
    const signed = await call(
      'getPayment',
      `/payments/${textIn(begun, 'reference')}?signature=${link.searchParams.get('signature')}`,
    )
    expect(signed.status).toBe(200)
    for (const cookie of [`device=${randomUUID()}`, `session=${cast.cookies.resident}`]) {
      const other = await call('getPayment', `/payments/${textIn(begun, 'reference')}`, { cookie })
      expect([other.status, other.body['code']]).toEqual([404, 'Payment.NotFound'])
    }
  })

  it('is found by its signature, even if its payer logged in or out before it was paid', async () => {
    await silence()
    const { body: begun } = await begin(66, `session=${cast.cookies.resident}`)
    const [reference, signature] = [textIn(begun, 'reference'), textIn(begun, 'signature')]
    await payOnPage(await tokenIn(textIn(begun, 'frameUrl')))
    const path = `/payments/${reference}/check`
    const unsigned = await call('checkPayment', path, { body: { transactionId: null } })
    expect(unsigned.status).toBe(404)
    const { body } = await call('checkPayment', path, { body: { transactionId: null, signature } })
    expect(body).toMatchObject({ reference, status: 'paid', amount: 66 })
    const pdf = await ask(origin, textIn(body, 'pdfUrl'))
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const others = { cookie: `session=${cast.cookies.resident}` }
    const { body: guests } = await begin(67)
    const guestPath = `/payments/${textIn(guests, 'reference')}?signature=`
    expect((await call('getPayment', guestPath + signature, others)).status).toBe(404)
    const found = await call('getPayment', guestPath + textIn(guests, 'signature'), others)
    expect(found.body).toMatchObject({ status: 'open', amount: 67 })
  })

  it('is known by the provider’s webhook when its window was closed', async () => {
    const { body: begun } = await begin(63)
    await payOnPage(await tokenIn(textIn(begun, 'frameUrl')))
    await control('PUT', '/webhooks', {})
    await control('POST', '/webhooks/flush')
    expect((await view(textIn(begun, 'reference')))['status']).toBe('paid')
    await silence()
  })

  it('has a receipt when it is paid, and none before', async () => {
    const { body: begun } = await begin(68)
    const path = `/payments/${textIn(begun, 'reference')}`
    expect(await view(textIn(begun, 'reference'))).toMatchObject({ status: 'open', pdfUrl: null })
    const { status, body } = await call('getReceiptDocument', `${path}/pdf`, { cookie: device })
    expect([status, body['code']]).toEqual([404, 'Payment.NoReceipt'])
  })

  it.each([0, 0.001, 0.99, -5, 1e9, 1.005])('of %d dollars is refused', async (amount) => {
    const { status } = await begin(amount)
    expect(status).toBe(400)
  })

  it.each(['1,00', 'NaN', null])('of %j is not understood', async (amount) => {
    expect((await begin(amount)).status).toBe(400)
  })

  it('for an account that there is none of is refused with a sentence', async () => {
    const { status, body } = await begin(5, device, '99-99')
    expect([status, body['code']]).toEqual([404, 'Payment.AccountNotFound'])
  })

  it('opens for older apps in one call', async () => {
    const query = `transactionType=UTILITY&accountNumber=${water}&english=false&amount=64.00&appCode=UTILITY`
    const { status, text, headers } = await ask(origin, `/api/core/bill-pay/iframe/unauth?${query}`)
    expect(status).toBe(200)
    expect(text).toContain('lang="es"')
    expect(headers.get('content-security-policy')).toContain(`frame-src ${providerUrl}`)
    const { body } = await call(
      'getPaymentusToken',
      `/paymentus-token?${query.replace('64.00', '65.00')}`,
    )
    const { pathname, search } = new URL(textIn(body, 'iframeURL'))
    expect(await payOnPage(await tokenIn(pathname + search))).toContain('Gracias')
  })

  it('offers saved methods to its payer only', async () => {
    const resident = `session=${cast.cookies.resident}`
    await call('addPaymentMethod', '/payment-methods', {
      cookie: resident,
      body: { nonce: await nonce() },
    })
    const open = async (cookie: string) => {
      const { body: begun } = await begin(69, cookie)
      const token = await tokenIn(textIn(begun, 'frameUrl'))
      const page = await fetch(`${providerUrl}/payment/payment`, {
        method: 'POST',
        body: new URLSearchParams({ token }),
      })
      return page.text()
    }
    expect(await open(resident)).toContain('Visa ending in 1111')
    expect(await open(device)).not.toContain('ending in')
  })

  it('is spoken of through a page that the provider’s page may frame, and no other site', async () => {
    const { status, headers } = await ask(origin, '/api/core/bill-pay/communicator')
    const policy = headers.get('content-security-policy')
    expect([status, policy]).toEqual([
      200,
      `default-src 'none'; script-src 'self'; frame-ancestors 'self' ${providerUrl}`,
    ])
  })

  it('has no page at a made-up address', async () => {
    const { body: begun } = await begin(66.5)
    const { status } = await call(
      'openPaymentFrame',
      `/core/bill-pay/frame/${textIn(begun, 'reference')}?mode=frame&signature=made-up`,
    )
    expect(status).toBe(404)
  })
})

describe('a payment by a number that the browser sent to the provider', () => {
  const pay = async (amount: number, key: string, zip?: string) =>
    call('payBill', '/payment', {
      cookie: `session=${cast.cookies.resident}`,
      key,
      body: {
        nonce: await nonce(zip),
        amount,
        appCode: 'UTILITY',
        navilineCustomerId: customer,
        navilineLocationId: location,
      },
    })

  it('is taken once by its key', async () => {
    const key = randomUUID()
    const first = await pay(70, key)
    const again = await pay(70, key)
    expect(first.status).toBe(200)
    expect(again.body['authNetTransId']).toBe(first.body['authNetTransId'])
  })

  it('costs two round trips, counted as an attempt and all', async () => {
    const send = async (amount: number) =>
      ask(origin, '/api/payment', {
        method: 'POST',
        headers: {
          origin,
          'content-type': 'application/json',
          'cf-connecting-ip': '192.0.2.7',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({
          nonce: await nonce(),
          amount,
          navilineCustomerId: customer,
          navilineLocationId: location,
        }),
      })
    await send(73)
    const { status, trips } = await send(73.01)
    expect([status, trips]).toEqual([200, 2])
  })

  it('of a guest whose first answer was lost, and the cookie with it, is the same by its key', async () => {
    const key = randomUUID()
    const press = async (cookie?: string) =>
      call('payBill', '/payment', {
        key,
        cookie,
        body: {
          nonce: await nonce(),
          amount: 72,
          navilineCustomerId: customer,
          navilineLocationId: location,
          email: 'guest@home.example',
        },
      })
    const first = await press()
    const again = await press()
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
    const cookie = first.headers.get('set-cookie')?.split(';')[0]
    expect((await press(cookie)).body).toEqual(first.body)
    expect((await view(referenceIn(first.body), cookie))['status']).toBe('paid')
  })

  it('that is declined takes nothing, and says so', async () => {
    const { status, body } = await pay(71, randomUUID(), '46282')
    expect([status, body['code']]).toEqual([400, 'Payment.Declined'])
  })
})

describe('what was paid already', () => {
  const begun = (amount: number, confirm?: readonly string[], cookie = randomUUID()) =>
    call('beginPayment', '/payments', {
      cookie: `device=${cookie}`,
      body: {
        transactionType: 'UTILITY',
        items: [{ accountNumber: water, amount }],
        activityId: null,
        email: null,
        ...(confirm && { confirm }),
      },
    })

  it('is refused to callers that know no confirming field, with the day and the sum', async () => {
    const cookie = randomUUID()
    const first = await begun(58, [], cookie)
    await payOnPage(await tokenIn(textIn(first.body, 'frameUrl')))
    await check(textIn(first.body, 'reference'), `device=${cookie}`)
    const { status, body } = await begun(58)
    expect([status, body['code']]).toEqual([409, 'Payment.PaidRecently'])
    expect(body).toMatchObject({
      detail: expect.stringContaining('$58.00'),
      questions: [{ code: 'Payment.PaidRecently', accountNumber: water, amount: 58, paidAt: null }],
    })
    expect((await begun(58, ['Payment.PaidRecently'])).status).toBe(201)
    expect((await begun(58, ['Payment.NothingDue'])).status).toBe(409)
  })

  it('is asked in the language of the frame or web view that wants to pay it again', async () => {
    const query = `transactionType=UTILITY&accountNumber=${water}&english=false&amount=58.00`
    const path = `/api/core/bill-pay/iframe/unauth?${query}`
    const headers = { accept: 'text/html' }
    const { status, text, headers: sent } = await ask(origin, path, { headers })
    expect([status, sent.get('content-type')]).toEqual([409, 'text/html; charset=UTF-8'])
    expect(text).toContain('ya se pagaron')
    expect(text).toContain('name="confirm" value="Payment.PaidRecently"')
    const yes = await ask(origin, `${path}&confirm=Payment.PaidRecently`, { headers })
    expect(yes.status).toBe(200)
    expect((await ask(origin, path)).headers.get('content-type')).toBe('application/problem+json')
  })
})

describe('a webhook', () => {
  const send = (body: string, signature?: string) =>
    fetch(`${origin}/api/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'x-anet-signature': signature }),
      },
      body,
    })
  const signed = (body: string) =>
    `sha512=${createHmac('sha512', Buffer.from(merchant.signatureKey, 'hex')).update(body).digest('hex')}`
  const about = (id: string, invoiceNumber = '') =>
    JSON.stringify({
      notificationId: randomUUID(),
      eventType: 'net.authorize.payment.authcapture.created',
      payload: { entityName: 'transaction', id, invoiceNumber, responseCode: 1, authAmount: 67 },
    })

  it('that is forged, or about another’s transaction, changes nothing and is logged', async () => {
    await silence()
    const { body: begun } = await begin(67)
    const { body: paid } = await begin(68)
    await payOnPage(await tokenIn(textIn(paid, 'frameUrl')))
    await check(textIn(paid, 'reference'))
    const transaction = String((await view(textIn(paid, 'reference')))['authNetTransId'])
    const forged = about(transaction, textIn(begun, 'reference'))
    expect((await send(forged)).status).toBe(401)
    expect((await send(forged, `sha512=${'0'.repeat(128)}`)).status).toBe(401)
    // Signed, but about a transaction of another payment, and about none at all.
    expect((await send(forged, signed(forged))).status).toBe(204)
    const made = about('999999999', textIn(begun, 'reference'))
    expect((await send(made, signed(made))).status).toBe(204)
    expect((await send(made, signed(made))).status).toBe(204)
    expect((await view(textIn(begun, 'reference')))['status']).toBe('open')
    const malformed = about('no-number')
    expect((await send(malformed, signed(malformed))).status).toBe(204)
    const log = await city.logged()
    expect(log).toContain('payment notice refused')
    expect(log).toContain('unknown-transaction')
  })
})
