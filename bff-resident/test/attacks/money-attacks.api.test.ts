import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import {
  ask,
  cityDay,
  newCast,
  opaqueDataFrom,
  putAccount,
  type Role,
  testCity,
} from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const { resident: origin, staff, payments } = city.origins
const cast = await newCast(city, 'resident')
const database = openDatabase(city.databaseUrl, city.neonEndpoint)
const read = async (statement: string) =>
  (
    await database.read((builder) =>
      builder.execute<Record<string, string | number | null>>(statement),
    )
  ).rows
const write = (statement: string) =>
  database.write((builder) => [builder.execute(statement)] as const)

interface Try {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

async function attempt(by: Role, { method, path, body, headers }: Try) {
  const { status, text } = await ask(origin, `/api${path}`, {
    method,
    headers: {
      origin,
      cookie: `session=${cast.cookies[by]}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status, text }
}

const dueOn = cityDay(20)

/** A user with a bill, a card, autopay, a scheduled payment and an offer of instalments. */
async function payer(role: Role) {
  const userId = cast.ids[role]
  const [account, offered] = [
    await putAccount(city, userId, 9000, dueOn),
    await putAccount(city, userId, 8000, dueOn),
  ]
  const [customer = '', location = ''] = account.number.split('-')
  const enrolled = await attempt(role, {
    method: 'PUT',
    path: '/autopay',
    body: {
      navilineCustomerId: customer,
      navilineLocationId: location,
      nonce: await opaqueDataFrom(payments),
    },
  })
  expect(enrolled.status).toBe(200)
  const [found] = await read(
    `select id, saved_method_id as card from autopays where utility_account_id = '${account.id}'`,
  )
  const card = String(found?.['card'])
  const scheduled = await attempt(role, {
    method: 'POST',
    path: '/scheduled-payments',
    body: {
      navilineCustomerId: customer,
      navilineLocationId: location,
      amount: 20,
      payOn: cityDay(5),
      savedCard: card,
    },
  })
  expect(scheduled.status).toBe(200)
  const [arrangement, bill] = [newId(), newId()]
  await write(`insert into payment_arrangements (id, utility_account_id, status, total_cents, note,
      offered_by, offered_at, answer_by)
    values ('${arrangement}', '${offered.id}', 'offered', 8000, '', '${cast.ids.staff}', now(), current_date + 10)`)
  await write(`insert into arrangement_instalments (arrangement_id, position, amount_cents, due_on)
    values ('${arrangement}', 1, 4000, current_date + 12), ('${arrangement}', 2, 4000, current_date + 42)`)
  await write(`insert into bills (id, utility_account_id, number, type, billed_on, due_on, amount_cents,
      balance_cents, lines, updated_at)
    values ('${bill}', '${account.id}', 'B-1', 'Water', current_date - 5, '${dueOn}', 9000, 9000, '[]', now())`)
  return {
    userId,
    customer,
    location,
    number: account.number,
    card,
    bill,
    arrangement,
    autopay: String(found?.['id']),
    // The contract's answer.
    scheduled: (JSON.parse(scheduled.text) as { id: string }).id,
  }
}

const victim = await payer('resident')
const attacker = await payer('another resident')
const paymentCount = async () => {
  const [row] = await read('select count(*)::int as count from payments')
  return row?.['count']
}

/** Everything that an attacker might change. */
const standing = async () => ({
  payments: await paymentCount(),
  victim: await read(`select
    (select json_agg(s order by s.id)::text from scheduled_payments s where s.user_id = '${victim.userId}') as scheduled,
    (select json_agg(a order by a.id)::text from autopays a where a.user_id = '${victim.userId}') as autopay,
    (select json_agg(m order by m.id)::text from saved_methods m where m.id = '${victim.card}') as cards,
    (select json_agg(r order by r.id)::text from payment_arrangements r where r.id = '${victim.arrangement}') as arrangement,
    (select count(*) from messages where user_id = '${victim.userId}') as messages`),
})

const schedule = (over: object): Try => ({
  method: 'POST',
  path: '/scheduled-payments',
  body: {
    navilineCustomerId: attacker.customer,
    navilineLocationId: attacker.location,
    amount: 10,
    payOn: cityDay(6),
    savedCard: attacker.card,
    ...over,
  },
})
const pay = (over: object): Try => ({
  method: 'POST',
  path: '/payment',
  headers: { 'idempotency-key': randomUUID() },
  body: {
    savedCard: attacker.card,
    amount: 10,
    navilineCustomerId: attacker.customer,
    navilineLocationId: attacker.location,
    ...over,
  },
})
const begin = (over: object): Try => ({
  method: 'POST',
  path: '/payments',
  body: {
    transactionType: 'UTILITY',
    items: [{ accountNumber: attacker.number, amount: 10 }],
    activityId: null,
    email: null,
    ...over,
  },
})
const change = (over: object): Try => ({
  method: 'PUT',
  path: `/scheduled-payments/${attacker.scheduled}`,
  body: { amount: 10, payOn: cityDay(6), savedCard: attacker.card, ...over },
})

describe('another’s money is not moved, nor seen,', () => {
  it.each<[string, () => Try]>([
    [
      'by a payment scheduled on their account',
      () => schedule({ navilineCustomerId: victim.customer, navilineLocationId: victim.location }),
    ],
    ['by a payment scheduled from their card', () => schedule({ savedCard: victim.card })],
    [
      'by a change of their scheduled payment',
      () => ({ ...change({}), path: `/scheduled-payments/${victim.scheduled}` }),
    ],
    ['by their card in one’s own scheduled payment', () => change({ savedCard: victim.card })],
    [
      'by cancelling their scheduled payment',
      () => ({ method: 'DELETE', path: `/scheduled-payments/${victim.scheduled}` }),
    ],
    [
      'by accepting their arrangement',
      () => ({
        method: 'POST',
        path: `/payment-arrangements/${victim.arrangement}/accept`,
        body: { savedCard: null },
      }),
    ],
    [
      'by declining their arrangement',
      () => ({ method: 'POST', path: `/payment-arrangements/${victim.arrangement}/decline` }),
    ],
    [
      'by their card for one’s own arrangement',
      () => ({
        method: 'POST',
        path: `/payment-arrangements/${attacker.arrangement}/accept`,
        body: { savedCard: victim.card },
      }),
    ],
    ['by a payment from their card', () => pay({ savedCard: victim.card })],
    [
      'by autopay of their account',
      () => ({
        method: 'PUT',
        path: '/autopay',
        body: {
          navilineCustomerId: victim.customer,
          navilineLocationId: victim.location,
          paymentProfileId: attacker.card,
        },
      }),
    ],
    [
      'by autopay of one’s own account from their card',
      () => ({
        method: 'PUT',
        path: '/autopay',
        body: {
          navilineCustomerId: attacker.customer,
          navilineLocationId: attacker.location,
          paymentProfileId: victim.card,
        },
      }),
    ],
    ['by ending their autopay', () => ({ method: 'DELETE', path: `/autopay/${victim.autopay}` })],
    [
      'by removing their card',
      () => ({ method: 'DELETE', path: `/payment-methods/${victim.card}` }),
    ],
    [
      'by removing their card in their name',
      () => ({ method: 'DELETE', path: `/core/payment-methods/${victim.card}/${victim.userId}` }),
    ],
    ['by opening their bill', () => ({ method: 'GET', path: `/naviline/bills/${victim.bill}` })],
    [
      'by fetching their bill as PDF',
      () => ({ method: 'GET', path: `/naviline/bills/${victim.bill}/pdf` }),
    ],
    [
      'by asking for their billing history',
      () => ({ method: 'GET', path: `/naviline/getbillinghistory?userId=${victim.userId}` }),
    ],
    [
      'by asking for their payments as a table',
      () => ({ method: 'GET', path: `/payments/history.csv?userId=${victim.userId}` }),
    ],
  ])('%s', async (_what, make) => {
    const before = await standing()
    const { status, text } = await attempt('another resident', make())
    expect([400, 401, 403, 404]).toContain(status)
    expect(text).not.toContain(victim.number)
    expect(await standing()).toEqual(before)
  })
})

describe('a sum, a day or a field that is none takes nothing:', () => {
  const never: readonly (readonly [string, () => Try])[] = [
    ...[-10, 0, 0.99, 10.005, 1e308, '10', null].map(
      (amount) => [`${String(amount)} dollars scheduled`, () => schedule({ amount })] as const,
    ),
    ...[-10, 0, 0.99, 10.005, 1e308, '10', null].map(
      (amount) => [`${String(amount)} dollars paid`, () => pay({ amount })] as const,
    ),
    ...[cityDay(-1), cityDay(0), cityDay(21), '9999-12-31', '2026-02-30', 'tomorrow'].map(
      (payOn) => [`a payment of the day ${payOn}`, () => schedule({ payOn })] as const,
    ),
    ['more than is due, scheduled', () => schedule({ amount: 90 })],
    ['a scheduled payment for another person', () => schedule({ userId: victim.userId })],
    ['a scheduled payment that is paid already', () => change({ status: 'paid' })],
    ['a yes to a question that is none', () => begin({ confirm: ['Payment.Anything'] })],
    [
      'a sum that another takes off again',
      () =>
        begin({
          items: [
            { accountNumber: attacker.number, amount: 100 },
            { accountNumber: victim.number, amount: -99 },
          ],
        }),
    ],
    [
      'a thousand accounts at once',
      () =>
        begin({
          items: Array.from({ length: 1000 }, () => ({
            accountNumber: attacker.number,
            amount: 1,
          })),
        }),
    ],
    [
      'an account’s number with SQL in it',
      () => begin({ items: [{ accountNumber: "1' or '1'='1", amount: 10 }] }),
    ],
    ['a purpose that is none', () => begin({ transactionType: 'DONATION' })],
    [
      'a citation that the city does not know',
      () =>
        begin({
          transactionType: 'CITATION',
          items: [{ accountNumber: 'C-1', amount: 1 }],
        }),
    ],
    [
      'another’s request as the fee',
      () => begin({ transactionType: 'Form Fee', activityId: newId() }),
    ],
    [
      'a number and a saved card at once',
      () => pay({ nonce: { dataDescriptor: 'x', dataValue: 'y' } }),
    ],
    ['another user as the payer', () => pay({ userId: victim.userId })],
  ]

  it.each(never)('%s', async (_what, make) => {
    const before = await standing()
    const { status } = await attempt('another resident', make())
    expect([400, 404, 409, 422]).toContain(status)
    expect(await standing()).toEqual(before)
  })
})

describe('another site’s page cannot make a user', () => {
  it.each<[string, () => Try]>([
    ['schedule a payment', () => schedule({})],
    ['pay', () => pay({})],
    ['begin a payment', () => begin({})],
    [
      'accept an arrangement',
      () => ({
        method: 'POST',
        path: `/payment-arrangements/${attacker.arrangement}/accept`,
        body: { savedCard: null },
      }),
    ],
    ['end autopay', () => ({ method: 'DELETE', path: `/autopay/${attacker.autopay}` })],
    ['remove a card', () => ({ method: 'DELETE', path: `/payment-methods/${attacker.card}` })],
  ])('%s', async (_what, make) => {
    const count = await paymentCount()
    const own = make()
    const headers = {
      ...own.headers,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }
    expect((await attempt('another resident', { ...own, headers })).status).toBe(403)
    expect(await paymentCount()).toBe(count)
  })
})

describe('what only staff may do is done by no resident', () => {
  it.each([
    ['GET', '/payments'],
    ['GET', '/billing/postings'],
    ['GET', '/billing/citation-postings'],
    ['POST', `/payments/${newId()}/refund`],
    ['POST', '/payment-arrangements'],
    ['DELETE', `/payment-arrangements/${victim.arrangement}`],
  ])('%s %s with a resident’s session at the staff’s door', async (method, path) => {
    const answer = await ask(staff, `/api${path}`, {
      method,
      headers: {
        origin: staff,
        cookie: `staff_session=${cast.cookies['another resident']}; session=${cast.cookies['another resident']}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect(answer.status).toBe(401)
  })
})

it('a key that was used for one sum pays no other', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  expect((await attempt('another resident', { ...pay({ amount: 11 }), headers })).status).toBe(200)
  const count = await paymentCount()
  const other = await attempt('another resident', { ...pay({ amount: 12 }), headers })
  expect([409, 422]).toContain(other.status)
  expect(await paymentCount()).toBe(count)
})

it('a number that was charged once is charged no second time', async () => {
  const nonce = await opaqueDataFrom(payments)
  const sent = (amount: number) => {
    const own = pay({ amount, nonce })
    const { savedCard: _, ...body } = Object(own.body)
    return attempt('anonymous', { ...own, body: { ...body, email: 'guest@home.example' } })
  }
  expect((await sent(13)).status).toBe(200)
  expect((await sent(14)).status).toBe(400)
})
