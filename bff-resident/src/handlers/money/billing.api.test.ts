import { describe, expect, it } from 'vitest'
import { ask, callerOf, demoPassword, standingViolations, testCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity()
const origin = city.origins.resident
const call = callerOf(origin, residentContract)

async function cookieOf(email: string): Promise<string> {
  const signIn = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
const ana = await cookieOf('ana@demo.example')
const ada = await cookieOf('ada@demo.example')

interface Bill {
  readonly key: string
  readonly pdfLink: string
}

describe('the demo city’s billing', () => {
  it('costs one round trip and keeps to the contract', async () => {
    const history = await call('getBillingHistory', '/naviline/getbillinghistory', { cookie: ana })
    expect([history.status, history.trips]).toEqual([200, 1])
    expect(history.body['accounts']).toHaveLength(2)
    expect(history.body['accountDelinquentStatuses']).toMatchObject([{ type: 'past-due' }])
    const v2 = await call('getPaymentHistory', '/naviline/paymenthistoryv2', { cookie: ana })
    expect(v2.body['upcomingBills']).toHaveLength(2)
    const v1 = await call('listPaymentHistory', '/naviline/paymenthistory', { cookie: ana })
    expect([v1.status, v1.trips]).toEqual([200, 1])
    const overdue = '/naviline/getdelinquentstatus'
    expect((await call('listDelinquencies', overdue, { cookie: ada })).text).toBe('[]')
  })

  it('prints a bill for its owner alone, in the language that its link names', async () => {
    const { text } = await call('getBillingHistory', '/naviline/getbillinghistory', {
      cookie: ana,
      language: 'es',
    })
    // The contract has just said so.
    const { bills } = JSON.parse(text) as { readonly bills: readonly Bill[] }
    const [bill] = bills
    expect(bill?.pdfLink).toMatch(/lng=es$/)
    const link = bill?.pdfLink ?? ''
    const pdf = await ask(origin, link, { headers: { cookie: ana } })
    expect([pdf.status, pdf.text.slice(0, 5), pdf.headers.get('content-disposition')]).toEqual([
      200,
      '%PDF-',
      expect.stringMatching(/^inline; filename="bill-[\w.-]+\.pdf"$/),
    ])
    expect(standingViolations(origin, pdf)).toEqual([])
    const english = await ask(origin, link.replace('lng=es', 'lng=en'), {
      headers: { cookie: ana },
    })
    expect([english.status, english.bytes.equals(pdf.bytes)]).toEqual([200, false])
    for (const [cookie, status] of [
      [ada, 404],
      ['', 401],
    ] as const) {
      const answer = await ask(origin, link, { headers: cookie ? { cookie } : {} })
      expect(answer.status).toBe(status)
    }
  })

  it('lets a person add an account without an owner, once, and remove it again', async () => {
    const path = '/naviline/paymentInformation'
    const claim = { customerId: '001004', streetNumber: '102', userId: '', organizationId: null }
    const add = (body: unknown) => call('addUtilityAccount', path, { cookie: ada, body })
    expect((await add({ ...claim, streetNumber: '103' })).body).toMatchObject({
      code: 'Account.utility-account-street-number-mismatch',
    })
    expect((await add(claim)).status).toBe(200)
    expect((await add(claim)).body).toMatchObject({ code: 'Billing.duplicate-payment-account' })
    const listed = await call('listUtilityAccounts', path, { cookie: ada })
    expect(listed.body).toMatchObject([
      { CustomerId: '1003' },
      { CustomerId: '1004', Autopay: { AutopayStatus: '', AutopayEnabled: false } },
    ])
    const numbers = { customerId: '1004', locationId: '5004' }
    const paperless = await call('setPaperless', `${path}/paperless`, {
      cookie: ada,
      body: { ...numbers, isPaperless: true },
    })
    expect(paperless.status).toBe(200)
    const query = new URLSearchParams(numbers)
    const remove = (cookie: string) => call('removeUtilityAccount', `${path}?${query}`, { cookie })
    expect((await remove(ana)).status).toBe(404)
    expect((await remove(ada)).status).toBe(200)
  })

  it('shows a guest what is due on an account', async () => {
    const { body } = await call('lookUpAccount', '/naviline/account?accountNumber=1004-5004')
    expect(body['OutputParms']).toMatchObject({ ErrorCode: '0000', AccountNumber: '1004-5004' })
  })
})
