import { describe, expect, it } from 'vitest'
import { ask, callerOf, newCast, opaqueDataFrom, putAccount, testCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'empty' })
const { resident: origin, payments } = city.origins
const cast = await newCast(city, 'resident')
const call = callerOf(origin, residentContract)
const cookie = `session=${cast.cookies.resident}`
const userId = cast.ids.resident
const other = `session=${cast.cookies['another resident']}`

const water = await putAccount(city, userId)
const [navilineCustomerId = '', navilineLocationId = ''] = water.number.split('-')
const account = { navilineCustomerId, navilineLocationId }

async function page(path: string) {
  const answer = await fetch(`${origin}/api${path}`, { headers: { cookie } })
  return {
    answer,
    text: await answer.text(),
    policy: answer.headers.get('content-security-policy'),
  }
}

const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** Saves a card on the provider's page, as its form does. */
const saveCard = (token: string) =>
  fetch(`${payments}/customer/submit`, {
    method: 'POST',
    body: new URLSearchParams({
      token,
      kind: 'card',
      cardNumber: '4111111111111111',
      expiry: '12/40',
      zip: '60120',
    }),
  })

const nonce = (typed: object) => opaqueDataFrom(payments, typed)

describe('the frame in which a card is added', () => {
  it('holds the provider’s page, and may be framed by our pages alone', async () => {
    const { answer, text, policy } = await page('/core/payment-methods/iframe')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain(`frame-src ${payments};`)
    expect(text).toContain(`action="${payments}/customer/addPayment"`)
    await saveCard(tokenIn(text))
    const { body } = await call('listStoredMethods', `/core/payment-methods?userId=${userId}`, {
      cookie,
      language: 'es',
    })
    expect(body).toMatchObject([
      {
        name: 'Visa terminada en 1111',
        card_type: 'Visa',
        accountnum: 'XXXX1111',
        expiry: '2040-12',
      },
    ])
  })

  it('leads on by itself without a script, and back to the account', async () => {
    const { text, policy } = await page('/core/payment-methods/iframe?mode=redirect')
    expect(policy).toContain(`form-action ${payments}`)
    const saved = await (await saveCard(tokenIn(text))).text()
    expect(saved).toContain('duplicate record')
    const cancelled = await fetch(`${payments}/customer/cancel`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokenIn(text) }),
    })
    expect(await cancelled.text()).toContain(`href="${origin}/account/${userId}?lng=en"`)
  })
})

describe('saved methods and autopay', () => {
  let savedCard = ''

  it('are known to older apps by their own names', async () => {
    const listed = await call('listStoredMethods', '/core/payment-methods', { cookie })
    savedCard = /"id":"([^"]+)"/.exec(listed.text)?.[1] ?? ''
    const { body } = await call('listPaymentMethods', `/payment-methods?userId=${userId}`, {
      cookie,
    })
    expect(body).toEqual([
      {
        Id: savedCard,
        Type: 'Credit Card',
        MaskedAccountNumber: 'XXXX1111',
        ProfileDescription: 'Visa ending in 1111',
        Token: savedCard,
        Default: true,
      },
    ])
  })

  it('are taken by nonce, and a nonce that is no good says why', async () => {
    const token = { accountNumber: '123456789', routingNumber: '121042882', nameOnAccount: 'Pat' }
    const sent = await nonce({ bankToken: { ...token, accountType: 'savings' } })
    const first = await call('addPaymentMethod', '/payment-methods', {
      cookie,
      body: { nonce: sent },
    })
    expect(first.body).toEqual({ success: true })
    const again = await call('addPaymentMethod', '/payment-methods', {
      cookie,
      body: { token: sent.dataValue },
    })
    expect(again.body).toEqual({
      success: false,
      resultCode: 'Payment.APICouldNotValidateError',
    })
  })

  it('turn on by a saved card, by bank numbers and by nonce, and off by id and by number', async () => {
    const enrol = async (body: object) => {
      const answer = await call('enrolInAutopay', '/autopay', {
        cookie,
        body: { ...account, ...body },
      })
      return { status: answer.status, body: answer.body as Record<string, unknown> }
    }
    const byCard = await enrol({ savedCard })
    expect(byCard.body).toMatchObject({
      success: true,
      AutopayStatus: 'R',
      PaymentProfileId: savedCard,
    })
    expect(
      (await call('getPaymentMethodUse', `/payment-methods/${savedCard}`, { cookie })).body,
    ).toEqual({ isUsedForAutopay: true })
    const numbers = { accountNumber: '987654321', routingNumber: '121042882' }
    const byBank = await enrol({ ...numbers, accountType: 'checking' })
    expect(byBank.body).toMatchObject({ AutopayStatus: 'C' })
    const wrong = await enrol({ ...numbers, routingNumber: '121042881', accountType: 'checking' })
    expect([wrong.status, wrong.body['code']]).toEqual([422, 'Billing.InvalidRoutingNumber'])
    expect(JSON.stringify(wrong.body)).not.toMatch(/12104288|987654321/)
    expect((await enrol({})).status).toBe(400)
    expect((await enrol({ ...numbers, accountType: 'checking', savedCard })).status).toBe(400)
    const id = String(byBank.body['AutopayId'])
    expect((await call('endAutopay', `/autopay/${id}`, { cookie: other })).status).toBe(404)
    expect((await call('endAutopay', `/autopay/${id}`, { cookie })).status).toBe(200)
    const bankToken = { ...numbers, nameOnAccount: 'Pat', accountType: 'checking' }
    await enrol({ nonce: await nonce({ bankToken }) })
    const byNumber = { cookie, body: { accountNumber: water.number } }
    expect((await call('endAutopayOfAccount', '/autopay/', byNumber)).status).toBe(200)
    expect((await call('endAutopayOfAccount', '/autopay/', byNumber)).status).toBe(404)
  })

  it('never stand in the log', async () => {
    const logged = await city.logged()
    expect(logged).toContain('/autopay')
    expect(logged).not.toMatch(/987654321|121042882/)
  })

  it('are removed only by their owner', async () => {
    const path = (owner: string) => `/core/payment-methods/${savedCard}/${owner}`
    const foreign = { cookie: other }
    expect((await call('removeStoredMethod', path(userId), foreign)).status).toBe(404)
    expect(
      (await call('removePaymentMethod', `/payment-methods/${savedCard}`, foreign)).status,
    ).toBe(404)
    expect((await call('removeStoredMethod', path(userId), { cookie })).status).toBe(200)
    expect((await call('removeStoredMethod', path(userId), { cookie })).status).toBe(404)
  })

  it('are refused without a session', async () => {
    const { status } = await ask(origin, '/api/core/payment-methods')
    expect(status).toBe(401)
  })
})
