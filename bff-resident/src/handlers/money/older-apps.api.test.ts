import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  ask,
  callerOf,
  newCast,
  opaqueDataFrom,
  putAccount,
  testCity,
  typedCard,
} from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'empty' })
const { resident: origin, payments: providerUrl } = city.origins
const cast = await newCast(city, 'resident')
const call = callerOf(origin, residentContract)
const cookie = `session=${cast.cookies.resident}`

const water = await putAccount(city, cast.ids.resident, 50_000)
const [navilineCustomerId = '', navilineLocationId = ''] = water.number.split('-')
const account = { navilineCustomerId, navilineLocationId }

const nonce = (zip?: string) => opaqueDataFrom(providerUrl, typedCard({ zip }))

const pay = (body: object) =>
  call('payBill', '/payment', { cookie, key: randomUUID(), body: { ...account, ...body } })

describe('a charge', () => {
  it('takes a nonce’s value alone, and says that nothing turns autopay on by it', async () => {
    const { dataValue } = await nonce()
    const { status, body } = await pay({ nonce: dataValue, amount: 21, autoPay: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ autoPay: false, payment: { status: 'paid' } })
  })

  it('names one payment method, and a saved one by its id', async () => {
    const both = await pay({ nonce: await nonce(), savedCard: randomUUID(), amount: 22 })
    expect([both.status, both.body['code']]).toEqual([400, 'Payment.MethodMissing'])
    expect((await pay({ amount: 22 })).body['code']).toBe('Payment.MethodMissing')
    expect((await pay({ savedCard: 'x', amount: 22 })).status).toBe(400)
    expect((await pay({ savedCard: randomUUID(), amount: 22 })).status).toBe(404)
  })
})

describe('what is not named', () => {
  const empty = 'transactionType=&appCode=&activityId=&english='

  it('may be sent empty when a payment begins', async () => {
    const about = `accountNumber=${water.number}&${empty}`
    for (const path of ['/core/bill-pay/iframe', '/core/bill-pay/iframe/unauth'])
      expect(
        (await ask(origin, `/api${path}?${about}&amount=23`, { headers: { cookie } })).status,
      ).toBe(200)
    const token = await call('getPaymentusToken', `/paymentus-token?${about}&amount=24`)
    expect(token.status).toBe(200)
  })

  it('may be sent empty with saved methods and permits', async () => {
    expect((await call('listPaymentMethods', '/payment-methods?userId=', { cookie })).status).toBe(
      200,
    )
    expect(
      (await call('listStoredMethods', '/core/payment-methods?userId=', { cookie })).status,
    ).toBe(200)
    const { status, body } = await call('createPermitRequest', '/payment/createLPIUserActivities', {
      cookie,
      body: { sfParentId: 'none', activityId: '', organizationId: '', userId: '' },
    })
    expect([status, body['code']]).toEqual([404, 'Payment.RecordNotFound'])
  })
})

describe('the provider’s page', () => {
  const languageIn = (text: string) => /lang="(\w\w)"/.exec(text)?.[1]

  it.each([
    ['true', 'es', 'en'],
    ['false', 'en', 'es'],
  ])('with english=%s is not in the reader’s %s', async (english, reader, spoken) => {
    const headers = { cookie, 'accept-language': reader }
    const about = `accountNumber=${water.number}&english=${english}`
    const page = await ask(origin, `/api/core/bill-pay/iframe?${about}&amount=25`, { headers })
    expect(languageIn(page.text)).toBe(spoken)
    const token = await ask(origin, `/api/paymentus-token?${about}&amount=26`, { headers })
    // The shape is the contract's.
    const { iframeURL } = JSON.parse(token.text) as { iframeURL: string }
    const { pathname, search } = new URL(iframeURL)
    expect(languageIn((await ask(origin, pathname + search, { headers })).text)).toBe(spoken)
  })
})

describe('a number in a body', () => {
  it('turns autopay off with and without the slash at the end', async () => {
    for (const [name, path] of [
      ['endAutopayByNumber', '/autopay'],
      ['endAutopayOfAccount', '/autopay/'],
    ] as const) {
      const body = { accountNumber: water.number }
      const { status, body: answer } = await call(name, path, { cookie, body })
      expect([status, answer['code']]).toEqual([404, 'Autopay.NotFound'])
    }
  })

  it('takes an account out as one in the query does', async () => {
    const path = '/naviline/paymentInformation'
    const named = { customerId: navilineCustomerId, locationId: navilineLocationId }
    expect((await call('removeUtilityAccount', path, { cookie, body: {} })).status).toBe(400)
    expect((await call('removeUtilityAccount', path, { cookie })).status).toBe(400)
    expect((await call('removeUtilityAccount', path, { cookie, body: named })).status).toBe(200)
    const again = await call(
      'removeUtilityAccount',
      `${path}?${String(new URLSearchParams(named))}`,
      { cookie },
    )
    expect([again.status, again.body['code']]).toEqual([404, 'Billing.AccountNotFound'])
  })
})
