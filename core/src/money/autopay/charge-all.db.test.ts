import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { uuids } from '../../platform/database/uuids.ts'
import { type PaymentProvider, sweepPayments } from '../payments/index.ts'
import type { OrderAnswer } from '../payments/payment-provider.ts'
import { openAutopay } from './run.fixture.ts'
import { runAutopayShard } from './index.ts'

const autopay = await openAutopay(await testDatabase())
const { chargeOf, database, dueAccounts, job, payments, run, takenFor } = autopay
const { provider } = payments
afterAll(() => autopay.stop())
afterEach(() => autopay.forget())

const takenForAll = async (accounts: readonly string[]) =>
  (await Promise.all(accounts.map((id) => takenFor(id)))).flat()

const statuses = async (accounts: readonly string[]) => {
  const rows = await database.rows<{ status: string; count: number }>(sql`
    select p.status, count(*)::int as count from payments p join payment_items i on i.payment_id = p.id
    where i.utility_account_id in ${uuids(accounts)} group by p.status`)
  return Object.fromEntries(rows.map(({ count, status }) => [status, count]))
}

/** The worker dies at a call to the provider: its promise never ends, nor does what waits for it. */
function dyingAt(calls: number, isCharged: boolean) {
  let made = 0
  let die = () => undefined as void
  const died = new Promise<void>((resolve) => (die = resolve))
  const charge: PaymentProvider['charge'] = async (order, method) => {
    made += 1
    if (made < calls) return provider.charge(order, method)
    if (isCharged) await provider.charge(order, method)
    die()
    return new Promise<OrderAnswer>(() => undefined)
  }
  return { died, provider: { ...provider, charge } }
}

describe('a run killed', () => {
  it.each([
    ['between its intents and the first call', 1, false],
    ['between the first call and its record', 1, true],
    ['amid its calls', 7, true],
  ])('%s charges each account once', async (_when, calls, isCharged) => {
    const accounts = await dueAccounts(12)
    const { died, provider: dying } = dyingAt(calls, isCharged)
    void runAutopayShard(job('2026-11-24'), dying)
    await died
    // Each intent was durable before the call.
    const { submitted = 0, approved = 0 } = await statuses(accounts)
    expect(submitted + approved).toBe(12)
    await sweepPayments(job('2026-11-24', 12), provider)
    await run('2026-11-24', 13)
    expect((await takenForAll(accounts)).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, i) => 5000 + i),
    )
    for (const id of accounts)
      expect(await chargeOf(id)).toMatchObject([{ status: 'paid', nextOn: null }])
  })
})

describe('approvals that are saved together', () => {
  it('are saved one by one where the sweep was faster', async () => {
    const accounts = await dueAccounts(6)
    let isFirst = true
    const charge: PaymentProvider['charge'] = async (order, method) => {
      const answer = await provider.charge(order, method)
      if (isFirst) {
        isFirst = false
        await sweepPayments(job('2026-11-24', 12), provider)
      }
      return answer
    }
    expect(await run('2026-11-24', 0, { ...provider, charge })).toMatchObject({ paid: 6 })
    expect(await statuses(accounts)).toEqual({ approved: 6 })
    expect(await takenForAll(accounts)).toHaveLength(6)
  })
})

it('a provider that stops answering is asked six more times; the rest is charged later, once', async () => {
  const accounts = await dueAccounts(30)
  const charge = vi.fn<PaymentProvider['charge']>(() => Promise.resolve({ kind: 'unknown' }))
  await run('2026-11-24', 0, { ...provider, charge })
  expect(charge.mock.calls.length).toBeLessThanOrEqual(11)
  await sweepPayments(job('2026-11-24', 12), provider)
  await run('2026-11-24', 13)
  await run('2026-11-24', 26)
  expect(await takenForAll(accounts)).toHaveLength(30)
})

it('of two bills of one account in a run, the second is charged after the first or not at all', async () => {
  const accounts = await dueAccounts(1)
  await database.write((builder) => [
    builder.execute(sql`
      insert into autopay_charges (id, utility_account_id, autopay_id, due_on, planned_on, next_on, noticed_cents,
        status, attempts, created_at, updated_at)
      select gen_random_uuid(), utility_account_id, autopay_id, due_on - 1, planned_on, next_on, noticed_cents,
        status, attempts, created_at, updated_at
      from autopay_charges where utility_account_id = ${accounts[0]}`),
  ])
  await run('2026-11-24')
  await run('2026-11-24', 13)
  expect(await takenForAll(accounts)).toEqual([5000])
})
