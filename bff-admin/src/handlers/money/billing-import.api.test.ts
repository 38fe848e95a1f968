import { describe, expect, it } from 'vitest'
import {
  ask,
  contractViolations,
  newCast,
  standingViolations,
  testCity,
} from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'

const token = 'a-token-of-the-billing-system-in-this-test'
const city = await testCity({ variables: { BILLING_IMPORT_TOKEN: token } })
const origin = city.origins.staff
const staff = await newCast(city, 'staff')

const header = 'kind,customerId,locationId,balance,number,type,billDate,dueDate,amount'
// Of the demo city's account 1004-5004.
const bill = 'bill,1004,5004,6120,NEW-1,Water,11082026,11292026,6120'

interface Sending {
  readonly bearer?: string
  readonly cookie?: string
  readonly type?: string
  readonly body?: string
  readonly batchId?: string
}

async function send({ bearer = token, cookie, type = 'text/csv', body = '', batchId }: Sending) {
  const answer = await ask(
    origin,
    `/api/billing/batches?batchId=${batchId ?? crypto.randomUUID()}`,
    {
      method: 'POST',
      headers: {
        'content-type': type,
        ...(cookie === undefined ? { authorization: `Bearer ${bearer}` } : { cookie, origin }),
      },
      body,
    },
  )
  // What any operation may answer, no contract lists.
  const isGeneral = answer.text.includes('"code":"Error.')
  expect(isGeneral ? [] : contractViolations(adminContract.importBatch, answer)).toEqual([])
  expect(standingViolations(origin, answer)).toEqual([])
  // What the contract has just been held to.
  return { status: answer.status, ...(JSON.parse(answer.text) as Record<string, unknown>) }
}

describe('the billing system', () => {
  it('sends a batch with its token, as CSV or JSON', async () => {
    expect(await send({ body: `${header}\r\n${bill}\r\n` })).toMatchObject({
      status: 'applied',
      rowCount: 1,
    })
    const row = { kind: 'delinquency', customerId: '1004', locationId: '5004', type: 'past-due' }
    const body = JSON.stringify([{ ...row, amount: 6120, date: '11012026' }])
    expect(await send({ body, type: 'application/json; charset=utf-8' })).toMatchObject({
      status: 'applied',
    })
  })

  it('lists each wrong row, and applies nothing of the batch', async () => {
    const body = `${header}\n${bill.replace('NEW-1', 'NEW-2')}\n${bill.replace('11292026', '02302026')}`
    const batchId = crypto.randomUUID()
    const answer = {
      status: 'refused',
      errorCount: 1,
      errors: [{ line: 3, field: 'dueDate', code: 'not-a-day' }],
    }
    expect(await send({ body, batchId })).toMatchObject(answer)
    const again = await ask(origin, `/api/billing/batches/${batchId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(contractViolations(adminContract.getBatch, again)).toEqual([])
    expect(JSON.parse(again.text)).toMatchObject(answer)
  })

  it('is refused with any other token, and without one', async () => {
    const strangers = ['', 'x', `${token}x`, token.slice(1), 'undefined']
    for (const bearer of strangers)
      expect(await send({ bearer, body: header })).toMatchObject({ status: 401 })
    const answer = await ask(origin, '/api/billing/postings', {})
    expect(answer.status).toBe(401)
  })

  it('may do nothing else', async () => {
    for (const path of ['/users', '/requests/desk', '/deliveries/undelivered', '/currentUser']) {
      const answer = await ask(origin, `/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect([path, answer.status >= 401]).toEqual([path, true])
    }
  })

  it('fetches what was paid through the portal, as CSV or JSON', async () => {
    const fetched = (query: string) =>
      ask(origin, `/api/billing/postings${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    const json = await fetched('')
    expect(contractViolations(adminContract.listPostings, json)).toEqual([])
    // The demo city's bakery has paid half of its amount due.
    expect(JSON.parse(json.text)).toMatchObject([{ customerId: '1002', type: 'Portal' }])
    const csv = await fetched('?format=csv')
    expect(csv.headers.get('content-type')).toBe('text/csv')
    expect(csv.text).toMatch(
      /^kind,customerId,locationId,reference,type,date,amount\r\npayment,1002,5002,/,
    )
    // What is sent back is booked.
    expect(await send({ body: csv.text })).toMatchObject({ status: 'applied', rowCount: 1 })
    expect(JSON.parse((await fetched('')).text)).toEqual([])
  })
})

it('only the billing system and staff can send batches', async () => {
  const as = (role: 'resident' | 'staff') => ({ cookie: `staff_session=${staff.cookies[role]}` })
  expect(await send({ ...as('staff'), body: header })).toMatchObject({ status: 'applied' })
  expect(await send({ ...as('resident'), body: header })).toMatchObject({ status: 401 })
})

it.each([
  [{ type: 'application/xml', body: '<a/>' }, 415, 'Error.UnsupportedMediaType'],
  [{ type: 'application/json', body: '{' }, 400, 'Billing.BatchUnreadable'],
  [{ body: 'kind\n"account' }, 400, 'Billing.BatchUnreadable'],
  [{ body: header, batchId: '../x' }, 400, 'Error.InvalidInput'],
])('%j is answered %i', async (sending, status, code) => {
  expect(await send(sending)).toMatchObject({ status, code })
})

it('the same name with another body is refused', async () => {
  const batchId = crypto.randomUUID()
  const first = await send({ body: header, batchId })
  expect(await send({ body: header, batchId })).toEqual(first)
  expect(await send({ body: `${header}\n`, batchId })).toMatchObject({
    status: 409,
    code: 'Billing.BatchDiffers',
  })
})
