import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous, billingSystem } from '../../platform/kernel/actor.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { billingIn } from '../billing/billing.fixture.ts'
import { stageBatch } from './import-batch.ts'
import {
  accountRow,
  billRow,
  overdueRow,
  paymentRow,
  type Sending,
  send,
  sentBatch,
  tablesIn,
} from './import.fixture.ts'
import { getBatch, importBatch, listBatches, listPostings } from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
const { account, bill, payment, delinquency } = billingIn(database)
const context = contextOf(billingSystem)
const { name, newNumbers, found, billsOf, paymentsOf, overdueOf, staged } = tablesIn(database)

describe('a batch', () => {
  it('brings accounts with what is due, bills with their lines, payments and overdue accounts', async () => {
    const numbers = newNumbers()
    const batchId = name()
    const answer = await send(context, { batchId }, [
      overdueRow(numbers),
      billRow(numbers),
      paymentRow(numbers, { amount: '100' }),
      accountRow(numbers, { balance: '6732', penalty: '612' }),
    ])
    expect(answer).toMatchObject({
      batchId,
      status: 'applied',
      rowCount: 4,
      errorCount: 0,
      errors: [],
      appliedAt: '2026-11-20T18:00:00Z',
    })
    const own = await found(numbers)
    expect(own).toMatchObject({ balanceCents: 6732, penaltyCents: 612, dueOn: '2026-11-29' })
    const id = own?.id ?? ''
    expect(await billsOf(id)).toMatchObject([
      {
        number: 'B1',
        type: 'Water',
        billedOn: '2026-11-08',
        dueOn: '2026-11-29',
        amountCents: 6120,
        lines: [
          { label: 'Water', cents: 5000 },
          { label: 'Sewer', cents: 1120 },
        ],
      },
    ])
    expect(await paymentsOf(id)).toMatchObject([
      { reference: 'C1', type: 'Check', amountCents: 100, paidOn: '2026-11-20', postedAt: now },
    ])
    expect(await overdueOf(id)).toMatchObject([{ type: 'past-due', amountCents: 6120 }])
    expect(await staged()).toEqual([])
  })

  it('brings a bill’s details, and an older form of the batch removes none', async () => {
    const numbers = newNumbers()
    const said = {
      linesEs: 'Agua|Alcantarillado',
      serviceFrom: '10062026',
      serviceTo: '11042026',
      readings: 'M1=184200>188500',
      usage: '4300',
      usageUnit: 'gallons',
      previousBalance: '5980',
      payments: '5980',
      penalty: '0',
    }
    const rows = [accountRow(numbers), billRow(numbers, said)]
    await send(context, { batchId: name() }, rows)
    const id = (await found(numbers))?.id ?? ''
    const kept = {
      servicedFrom: '2026-10-06',
      servicedTo: '2026-11-04',
      readings: [{ meter: 'M1', previous: 184_200, current: 188_500 }],
      usage: 4300,
      usageUnit: 'gallons',
      previousBalanceCents: 5980,
      paidCents: 5980,
      penaltyCents: 0,
    }
    expect(await billsOf(id)).toMatchObject([
      { ...kept, lines: [{ labelEs: 'Agua' }, { labelEs: 'Alcantarillado' }] },
    ])
    await send(context, { batchId: name() }, [billRow(numbers, { balance: '0' })])
    expect(await billsOf(id)).toMatchObject([{ ...kept, balanceCents: 0 }])
  })

  it('changes what it names, and leaves the rest as it is', async () => {
    const [own, other] = [
      await account({ isPaperless: true, balanceCents: 1 }),
      await account({ balanceCents: 2 }),
    ]
    const key = await bill(own, { number: 'B1' })
    await bill(own, { number: 'B2' })
    await delinquency(own)
    await send(context, { batchId: name() }, [
      accountRow(own, { balance: '50-', address1: '14 Millrace St' }),
      billRow(own, { balance: '0' }),
    ])
    expect(await found(own)).toMatchObject({
      id: own.id,
      balanceCents: -50,
      address1: '14 Millrace St',
      isPaperless: true,
    })
    expect(await found(other)).toMatchObject({ balanceCents: 2 })
    expect(await billsOf(own.id)).toMatchObject([
      { id: key, balanceCents: 0 },
      { number: 'B2', balanceCents: 6120 },
    ])
    expect(await overdueOf(own.id)).toHaveLength(1)
  })

  it('as CSV says the same', async () => {
    const numbers = newNumbers()
    const { customerId, locationId } = numbers
    const csv = [
      'kind,customerId,locationId,streetNumber,address1,city,state,zip,balance,number,type,billDate,dueDate,amount,lines',
      `account,0${customerId},${locationId},12,"12 Peña, St",Elgin,IL,60120,6120,,,,,,`,
      `bill,${customerId},${locationId},,,,,,6120,B1,Water,11082026,11292026,6120,Water=6120`,
    ].join('\r\n')
    expect(await send(context, { batchId: name(), format: 'csv' }, csv)).toMatchObject({
      status: 'applied',
      rowCount: 2,
    })
    expect(await found(numbers)).toMatchObject({ address1: '12 Peña, St', balanceCents: 6120 })
  })

  it('is only for the billing system and staff', async () => {
    const [resident, staff] = [await person(), await person({ isAdmin: true })]
    const sending = { batchId: name() }
    await expect(send(contextOf(anonymous), sending, [])).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    await expect(send(contextOf(resident), sending, [])).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const strange = contextOf({ kind: 'system', job: 'autopay' })
    await expect(send(strange, sending, [])).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(await send(contextOf(staff), sending, [])).toMatchObject({ status: 'applied' })
    for (const ask of [listBatches, listPostings])
      await expect(ask(contextOf(resident))).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('a batch with a wrong row', () => {
  it('is refused as a whole, and each error has its line and field', async () => {
    const numbers = newNumbers()
    const [batchId, own] = [name(), await account()]
    await payment(own, { reference: 'P7', amountCents: 100 })
    const good = [accountRow(numbers), billRow(numbers)]
    const answer = await send(context, { batchId }, [
      ...good,
      billRow(numbers, { dueDate: '02302026', amount: 'x' }),
      { kind: 'refund' },
    ])
    expect(answer).toMatchObject({
      status: 'refused',
      errorCount: 4,
      errors: [
        { line: 3, field: 'dueDate', code: 'not-a-day' },
        { line: 3, field: 'amount', code: 'not-an-amount' },
        { line: 3, field: 'number', code: 'twice' },
        { line: 4, field: 'kind', code: 'unknown-kind' },
      ],
      appliedAt: null,
    })
    expect(await found(numbers)).toBeUndefined()
    expect(JSON.parse(await getBatch(context, batchId))).toEqual(answer)
    const second = await send(context, { batchId: name() }, [
      ...good,
      accountRow(numbers),
      billRow(numbers),
      billRow(newNumbers()),
      paymentRow(own, { reference: 'P7', amount: '101' }),
      paymentRow(own),
      paymentRow(own),
      overdueRow(own),
      overdueRow(own, { type: 'shutoff' }),
      overdueRow(own),
    ])
    expect(second).toMatchObject({
      status: 'refused',
      errors: [
        { line: 3, field: 'customerId', code: 'twice' },
        { line: 4, field: 'number', code: 'twice' },
        { line: 5, field: 'customerId', code: 'unknown-account' },
        { line: 6, field: 'amount', code: 'amount-differs' },
        { line: 8, field: 'reference', code: 'twice' },
        { line: 11, field: 'type', code: 'twice' },
      ],
    })
    expect(await found(numbers)).toBeUndefined()
    expect(await staged()).toEqual([])
  })

  it('lists all errors at once, without those caused by another', async () => {
    const [numbers, own] = [newNumbers(), await account()]
    await payment(own, { reference: 'P8', amountCents: 100 })
    const { errors } = await send(context, { batchId: name() }, [
      billRow(newNumbers(), { dueDate: 'x' }),
      paymentRow(own, { reference: 'P8', amount: '101' }),
      accountRow(numbers, { balance: 'x' }),
      billRow(numbers),
      billRow(numbers, { number: '' }),
      billRow(numbers, { number: '' }),
    ])
    expect(errors).toEqual([
      { line: 1, field: 'dueDate', code: 'not-a-day' },
      { line: 1, field: 'customerId', code: 'unknown-account' },
      { line: 2, field: 'amount', code: 'amount-differs' },
      { line: 3, field: 'balance', code: 'not-an-amount' },
      { line: 5, field: 'number', code: 'required' },
      { line: 6, field: 'number', code: 'required' },
    ])
  })

  it('names the first thousand errors, and counts the others', async () => {
    const rows = Array.from({ length: 1500 }, () => ({ kind: '?' }))
    const own = await account()
    for (const sent of [rows, Array.from(rows, () => billRow(own))]) {
      const { errors, errorCount } = await send(context, { batchId: name() }, sent)
      expect(errors).toHaveLength(1000)
      expect([errorCount, errors.at(-1)?.line]).toEqual(sent === rows ? [1500, 1000] : [1499, 1001])
    }
  })

  it('that cannot be read is not saved', async () => {
    const batchId = name()
    const sending: Sending = { batchId }
    const invalid = (code: string) => ({ kind: 'invalid', code })
    await expect(send(context, sending, '[{"kind":')).rejects.toMatchObject(
      invalid('Billing.BatchUnreadable'),
    )
    await expect(send(context, { ...sending, limit: 9 }, [{}, {}, {}])).rejects.toMatchObject(
      invalid('Billing.BatchTooLarge'),
    )
    async function* body() {
      yield await Promise.resolve(new Uint8Array([0x5b, 0xff]))
    }
    await expect(
      importBatch(context, { ...sentBatch(sending, ''), body: body() }),
    ).rejects.toMatchObject(invalid('Billing.BatchNotUtf8'))
    await expect(send(context, { ...sending, kind: 'full' }, [])).rejects.toMatchObject(
      invalid('Billing.BatchEmpty'),
    )
    await expect(getBatch(context, batchId)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await send(context, sending, [])).toMatchObject({ status: 'applied' })
  })
})

describe('the same batch again', () => {
  it('gets the same reply and changes nothing', async () => {
    const numbers = newNumbers()
    const sending = { batchId: name() }
    const rows = [accountRow(numbers)]
    const first = await send(context, sending, rows)
    await database.write((builder) => [
      builder.execute(sql`update utility_accounts set balance_cents = 7
        where customer_id = ${numbers.customerId}`),
    ])
    expect(await send(context, sending, rows)).toEqual(first)
    expect(await found(numbers)).toMatchObject({ balanceCents: 7 })
    const refused = { batchId: name() }
    const second = await send(context, refused, [{ kind: '?' }])
    expect(await send(context, refused, [{ kind: '?' }])).toEqual(second)
  })

  it('with another body, or as another kind, is refused', async () => {
    const numbers = newNumbers()
    const sending = { batchId: name() }
    await send(context, sending, [accountRow(numbers)])
    const differs = { kind: 'conflict', code: 'Billing.BatchDiffers' }
    await expect(
      send(context, sending, [accountRow(numbers, { balance: '1' })]),
    ).rejects.toMatchObject(differs)
    await expect(
      send(context, { ...sending, kind: 'full' }, [accountRow(numbers)]),
    ).rejects.toMatchObject(differs)
    expect(await found(numbers)).toMatchObject({ balanceCents: 6120 })
  })

  it('at the same time is one batch', async () => {
    const numbers = newNumbers()
    const sending = { batchId: name() }
    const rows = [accountRow(numbers), billRow(numbers)]
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => send(contextOf(billingSystem), sending, rows)),
    )
    const outcomes = answers.map((answer) =>
      answer.status === 'fulfilled'
        ? answer.value.status
        : answer.reason instanceof DomainError && answer.reason.code,
    )
    expect(outcomes).toContain('applied')
    expect(['applied', 'Billing.BatchSentAgain']).toEqual(
      expect.arrayContaining([...new Set(outcomes)]),
    )
    expect(await billsOf((await found(numbers))?.id ?? '')).toHaveLength(1)
  })
})

describe('a crash between staging and the end', () => {
  it('applies nothing, and the same batch completes it', async () => {
    const numbers = newNumbers()
    const sending = { batchId: name() }
    const rows = [accountRow(numbers), billRow(numbers)]
    const body = JSON.stringify(rows)
    const id = newId<'billing batch'>()
    await database.write((builder) => [
      builder.execute(sql`insert into billing_batches
        (id, batch_id, body_hash, status, row_count, errors, created_at)
        values (${id}, ${sending.batchId}, '', 'staged', 0, '[]', ${now.toISOString()})`),
    ])
    // The worker dies here.
    expect(await stageBatch(context, id, sentBatch(sending, body))).toBe(true)
    expect(await found(numbers)).toBeUndefined()
    await expect(send(context, sending, [])).rejects.toMatchObject({ code: 'Billing.BatchDiffers' })
    expect(await send(context, sending, rows)).toMatchObject({ status: 'applied', rowCount: 2 })
    expect(await billsOf((await found(numbers))?.id ?? '')).toHaveLength(1)
    expect(await staged()).toEqual([])
  })

  it('while staging leaves nothing in the way of a new try', async () => {
    const numbers = newNumbers()
    const sending = { batchId: name() }
    async function* half() {
      yield await Promise.resolve(
        new TextEncoder().encode(JSON.stringify([accountRow(numbers)]).slice(0, -1)),
      )
      throw new Error('The worker dies here')
    }
    await expect(importBatch(context, { ...sentBatch(sending, ''), body: half() })).rejects.toThrow(
      'The worker dies here',
    )
    expect(await found(numbers)).toBeUndefined()
    // Another body may follow: nothing of the first was applied.
    const rows = [accountRow(numbers, { balance: '5' })]
    expect(await send(context, sending, rows)).toMatchObject({ status: 'applied' })
    expect(await found(numbers)).toMatchObject({ balanceCents: 5 })
  })
})

it('many rows are staged by chunk and applied together', async () => {
  const numbers = Array.from({ length: 6000 }, newNumbers)
  const rows = numbers.flatMap((each) => [accountRow(each), billRow(each)])
  expect(await send(context, { batchId: name() }, rows)).toMatchObject({
    status: 'applied',
    rowCount: 12_000,
  })
  const last = await found(numbers.at(-1) ?? newNumbers())
  expect(await billsOf(last?.id ?? '')).toHaveLength(1)
})

it('batches are listed, the newest first', async () => {
  const on = (day: number) => ({
    ...context,
    clock: { now: () => new Date(`2026-11-${day}T18:00:00Z`) },
  })
  const [first, second] = [name(), name()]
  await send(on(21), { batchId: first }, [])
  await send(on(22), { batchId: second, kind: 'full' }, [{ kind: '?' }])
  const [newest, next]: Record<string, unknown>[] = JSON.parse(await listBatches(context))
  expect(newest).toMatchObject({ batchId: second, kind: 'full', status: 'refused', errorCount: 1 })
  expect(newest).not.toHaveProperty('errors')
  expect(next).toMatchObject({ batchId: first, status: 'applied', rowCount: 0 })
})
