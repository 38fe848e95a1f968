import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import {
  citationPostingsAsCsv,
  importBatch,
  listCitationPostings,
} from '../billing-import/index.ts'
import { citationPath, getCitation, lookUpCitation } from '../citations/index.ts'
import { chargePayment } from './charge-payment.ts'
import { claimPayment } from './claim-payment.ts'
import { openMachine } from './machine.fixture.ts'
import type { PaymentOrder } from './payment-order.ts'
import { findPayments } from './payment.ts'
import { refundPayment } from './refund-payment.ts'

const machine = await openMachine(await testDatabase())
const { at, contextOf, nonce, orderOf, provider } = machine
const staff = await machine.person({ isAdmin: true })
afterAll(() => machine.stop())

const clerk = () => contextOf(staff, at().clock.now())
let sent = 0

/** A batch from the office. */
async function send(...rows: readonly Readonly<Record<string, string>>[]) {
  const json = JSON.stringify(rows.map((row) => ({ kind: 'citation', ...row })))
  const body = (async function* pieces() {
    yield await Promise.resolve(new TextEncoder().encode(json))
  })()
  sent += 1
  const batchId = `citations-${sent}`
  return importBatch(clerk(), { batchId, kind: 'partial', format: 'json', body, limit: 1e6 })
}

const meter = {
  type: 'Expired meter',
  date: '11162026',
  dueDate: '12162026',
  amount: '3000',
  balance: '3000',
}

const order = (number: string, amountCents: number, caller: string): PaymentOrder =>
  orderOf(amountCents, {
    purpose: 'CITATION',
    items: [{ accountNumber: number, amountCents }],
    payer: { caller, userId: null, organizationId: null, email: null },
  })

const find = (number: string, plate = '', address = 'a') =>
  lookUpCitation(at(), { number, plate }, address)

describe('a citation', () => {
  it('is found by its number and its plate as they are typed, with what is due on it', async () => {
    expect(await send({ ...meter, number: 'pk-1001', plate: 'ab 12-345' })).toMatchObject({
      status: 'applied',
    })
    expect(await find(' PK-1001', 'AB12345')).toEqual({
      number: 'PK-1001',
      type: 'Expired meter',
      typeEs: null,
      issuedOn: '2026-11-16',
      dueOn: '2026-12-16',
      dueCents: 3000,
    })
    for (const [number, plate] of [
      ['PK-1001', ''],
      ['PK-1001', 'AB12346'],
      ['PK-9999', 'AB12345'],
    ] as const)
      await expect(find(number, plate)).rejects.toMatchObject({
        kind: 'not-found',
        code: 'Payment.CitationNotFound',
      })
  })

  it('opens by the signed link of its look-up, without the plate, and by no other', async () => {
    const found = await find('PK-1001', 'AB12345')
    const { searchParams } = new URL(citationPath('secret', found), 'http://city.local')
    const signature = searchParams.get('signature') ?? ''
    const open = (secret: string, number: string) =>
      getCitation(at(), secret, { number, signature })
    expect(await open('secret', 'PK-1001')).toEqual(found)
    for (const [secret, number] of [
      ['another', 'PK-1001'],
      ['secret', 'PK-1002'],
    ] as const)
      await expect(open(secret, number)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('that is unknown cannot be paid', async () => {
    await expect(
      claimPayment(at(), order('PK-9999', 3000, 'device/a'), 'created'),
    ).rejects.toMatchObject({
      kind: 'not-found',
      code: 'Payment.CitationNotFound',
    })
  })

  it('is paid exactly, once, and says so until it is refunded', async () => {
    await send({ ...meter, number: 'PK-1002' })
    for (const cents of [2999, 3001])
      await expect(
        chargePayment(at(), provider, order('PK-1002', cents, 'device/a'), await nonce()),
      ).rejects.toMatchObject({ code: 'Payment.CitationAmount' })
    const outcomes = await Promise.allSettled(
      ['device/a', 'device/b'].map(async (device) =>
        chargePayment(at(), provider, order('pk-1002', 3000, device), await nonce()),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await find('PK-1002')).toMatchObject({ dueCents: 0 })
    await expect(
      claimPayment(at(), order('PK-1002', 3000, 'device/c'), 'created'),
    ).rejects.toMatchObject({ code: 'Payment.NothingToPay' })
    // The office has not booked it yet.
    await send({ ...meter, number: 'PK-1002' })
    expect(await find('PK-1002')).toMatchObject({ dueCents: 0 })
    const [paid] = await findPayments(
      at(),
      sql`p.status = 'approved' and p.account_type = 'CITATION'`,
    )
    const refund = { paymentId: paid?.id ?? '', amountCents: null, reason: 'A test' }
    await refundPayment(clerk(), provider, refund)
    expect(await find('PK-1002')).toMatchObject({ dueCents: 3000 })
  })

  it('that the office has closed is not paid', async () => {
    await send({ ...meter, number: 'PK-1003', balance: '0' })
    await expect(
      claimPayment(at(), order('PK-1003', 3000, 'device/a'), 'created'),
    ).rejects.toMatchObject({ code: 'Payment.NothingToPay' })
  })

  it('cannot be guessed: after twenty numbers it is blocked', async () => {
    for (let n = 0; n < 20; n += 1)
      await expect(find(`PK-${n}000`, '', 'guesser')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(find('PK-1003', '', 'guesser')).rejects.toMatchObject({ kind: 'limited' })
  })
})

describe('what was paid of a citation', () => {
  const postings = async (number: string) =>
    (await listCitationPostings(clerk())).filter((one) => one.number === number)
  const refund = async (reference: string, amountCents: number | null) => {
    const [paid] = await findPayments(at(), sql`p.reference = ${reference}`)
    await refundPayment(clerk(), provider, {
      paymentId: paid?.id ?? '',
      amountCents,
      reason: 'A test',
    })
  }
  const pay = async (number: string) => {
    await send({ ...meter, number })
    await chargePayment(at(), provider, order(number, 3000, `device/${number}`), await nonce())
    const [posting] = await postings(number)
    return posting
  }

  it('is listed for its office until the office sends it back as booked', async () => {
    const posting = await pay('PK-3001')
    expect(posting).toMatchObject({ kind: 'citation-payment', number: 'PK-3001', amount: '3000' })
    expect(citationPostingsAsCsv(posting ? [posting] : [])).toMatch(
      /^kind,number,reference,date,amount\r\ncitation-payment,PK-3001,\w+,\d{8},3000\r\n$/,
    )
    // Booked, and sent again as booked.
    for (let times = 0; times < 2; times += 1)
      expect(
        await send({ ...posting }, { ...meter, number: 'PK-3001', balance: '0' }),
      ).toMatchObject({ status: 'applied' })
    expect(await postings('PK-3001')).toEqual([])
    expect(await find('PK-3001')).toMatchObject({ dueCents: 0 })
  })

  it('lists its refund as well, whether it was booked by then or not', async () => {
    for (const [number, isBooked] of [
      ['PK-3002', true],
      ['PK-3003', false],
    ] as const) {
      const posting = await pay(number)
      if (isBooked) await send({ ...posting })
      await refund(posting?.reference ?? '', null)
      const back = { amount: '3000-', reference: `${posting?.reference}-R` }
      expect(await postings(number)).toMatchObject(isBooked ? [back] : [posting, back])
      expect(await find(number)).toMatchObject({ dueCents: 3000 })
    }
  })

  it('is refused as booked under another reference, number or sum, and the batch with it', async () => {
    const posting = await pay('PK-3004')
    const wrong = [
      [{ reference: 'Pnone' }, 'reference', 'unknown-payment'],
      [{ number: 'PK-3001' }, 'reference', 'unknown-payment'],
      [{ amount: '2999' }, 'amount', 'amount-differs'],
      [{ customerId: '1' }, 'customerId', 'not-for-this-kind'],
    ] as const
    for (const [change, field, code] of wrong)
      expect(await send({ ...posting, ...change })).toMatchObject({
        status: 'refused',
        errors: [{ line: 1, field, code }],
      })
    expect(await postings('PK-3004')).toEqual([posting])
  })

  it('is read by the billing system and staff alone', async () => {
    await expect(listCitationPostings(at())).rejects.toMatchObject({ kind: 'forbidden' })
    const someone = await machine.person()
    await expect(listCitationPostings(contextOf(someone, at().clock.now()))).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

it('what a citation is for is said in both languages where its office says it', async () => {
  const number = 'PK-4001'
  await send({ ...meter, number, typeEs: 'Parquímetro vencido' })
  // A later row in the older form removes nothing.
  await send({ ...meter, number })
  expect(await find(number)).toMatchObject({
    type: 'Expired meter',
    typeEs: 'Parquímetro vencido',
  })
  await chargePayment(at(), provider, order(number, 3000, 'device/es'), await nonce())
  const [paid] = await findPayments(
    at(),
    sql`p.id in (
    select payment_id from payment_items where account_number = ${number})`,
  )
  expect(paid?.items).toMatchObject([{ title: 'Expired meter', titleEs: 'Parquímetro vencido' }])
  // Another reason does not keep the earlier one's Spanish text.
  await send({ ...meter, number, type: 'Fire lane' })
  expect(await find(number)).toMatchObject({ type: 'Fire lane', typeEs: null })
})

it('a batch with a wrong citation is refused whole, each error named', async () => {
  expect(
    await send(
      { ...meter, number: 'PK-2001' },
      { ...meter, number: 'PK-2001' },
      { ...meter, number: '!', plate: 'much too long a plate' },
      { ...meter, number: 'PK-2002', balance: '5-', customerId: '1' },
    ),
  ).toMatchObject({
    status: 'refused',
    errors: [
      { line: 2, field: 'number', code: 'twice' },
      { line: 3, field: 'number', code: 'not-a-citation' },
      { line: 3, field: 'plate', code: 'not-a-plate' },
      { line: 4, field: 'customerId', code: 'not-for-this-kind' },
      { line: 4, field: 'balance', code: 'negative' },
    ],
  })
  await expect(find('PK-2001', '', 'b')).rejects.toMatchObject({ kind: 'not-found' })
})
