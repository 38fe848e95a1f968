import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { createMaintenancePeriod } from '../../content/alerts/index.ts'
import { periodWith } from '../../content/alerts/maintenance.fixture.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { openAutopay } from './run.fixture.ts'
import { announceCharges, countAutopayShards } from './index.ts'

const autopay = await openAutopay(await testDatabase())
const {
  chargeOf,
  contextOf,
  database,
  dueAccounts,
  enrolled,
  job,
  payments,
  person,
  run,
  takenFor,
} = autopay
const { provider } = payments
afterAll(() => autopay.stop())
afterEach(() => autopay.forget())

const clerk = await person({ isAdmin: true })

/** Bills cannot be paid from noon to one, city time. */
const close = () =>
  createMaintenancePeriod(
    contextOf(clerk),
    periodWith({ startTime: '12:00 PM', endTime: '01:00 PM' }),
  )
afterEach(() =>
  database.write((builder) => [builder.execute(sql`delete from billing_maintenance_periods`)]),
)

it('while bills cannot be paid nothing is charged, and all of it is when they can be again', async () => {
  const { water } = await enrolled()
  await announceCharges(job('2026-11-21'))
  await close()
  expect(await countAutopayShards(job('2026-11-24', 5))).toBe(0)
  expect(await run('2026-11-24', 5)).toMatchObject({ claimed: 0 })
  expect(await chargeOf(water.id)).toEqual([
    { status: 'noticed', attempts: 0, nextOn: '2026-11-24' },
  ])
  expect(await countAutopayShards(job('2026-11-24', 60))).toBe(1)
  expect(await run('2026-11-24', 60)).toMatchObject({ paid: 1 })
  expect(await takenFor(water.id)).toEqual([5000])
})

it('a run during which payments close leaves the rest for later', async () => {
  // More than are claimed in parallel, so that some are claimed after payments close.
  const waters = await dueAccounts(60)
  let closing: Promise<unknown> | undefined
  const closed: PaymentProvider = {
    ...provider,
    async charge(order, method) {
      closing ??= close()
      await closing
      return provider.charge(order, method)
    },
  }
  const { paid, postponed } = await run('2026-11-24', 5, closed)
  expect(paid).toBeGreaterThan(0)
  expect(postponed).toBeGreaterThan(0)
  expect(paid + postponed).toBe(60)
  expect(await run('2026-11-24', 60)).toMatchObject({ paid: postponed })
  for (const [i, id] of waters.entries()) {
    expect(await takenFor(id)).toEqual([5000 + i])
    expect(await chargeOf(id)).toEqual([{ status: 'paid', attempts: 1, nextOn: null }])
  }
})
