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
import { booksOf } from './kill-books.fixture.ts'
import { portalLedger, postedLedger, providerLedger } from './ledger.fixture.ts'

const city = await testCity({ template: 'empty' })
const { resident, staff, payments } = city.origins
const call = callerOf(resident, residentContract)
const books = booksOf(city)
const clerks = await newCast(city, 'staff')

const control = (method: string, path: string, body?: object) =>
  fetch(`${payments}/emulator${path}`, { method, ...(body && { body: JSON.stringify(body) }) })

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const faults = ['timeout-after', 'timeout-before', 'answer-twice', 'too-many', 'broken'] as const
const payersAtOnce = 6
const paymentsEach = 4
let cents = 1000

/** Some pay by cards that mostly work, double-click, and click again after a failure. */
async function payAtOnce(chance: () => number): Promise<void> {
  const cast = await newCast(city, 'resident')
  const account = await putAccount(city, cast.ids.resident, 100_000_000)
  const [navilineCustomerId, navilineLocationId] = account.number.split('-')
  const roles = [
    'resident',
    'another resident',
    'member',
    'manager',
    'staff',
    'pending member',
  ] as const
  const presses = roles.slice(0, payersAtOnce).flatMap((role) =>
    Array.from({ length: paymentsEach }, async () => {
      const sum = (cents += 1 + Math.floor(chance() * 9))
      const zip = chance() < 0.15 ? '46282' : '60120'
      const nonce = await opaqueDataFrom(payments, typedCard({ zip }))
      const key = randomUUID()
      const press = () =>
        call('payBill', '/payment', {
          cookie: `session=${cast.cookies[role]}`,
          key,
          body: { nonce, amount: sum / 100, navilineCustomerId, navilineLocationId },
        })
      await Promise.all([press(), press()])
      await press()
    }),
  )
  await Promise.all(presses)
}

/** The minute job ends every open payment, as if its time had passed. */
async function conclude(): Promise<void> {
  await control('DELETE', '/faults')
  for (let turn = 0; turn < 3; turn += 1) {
    await books.letTimePass()
    await city.runScheduled('* * * * *')
  }
  expect(await books.open()).toBe(0)
}

interface Listed {
  readonly id: string
  readonly reference: string
  readonly cents: number
}

const paid = async (status: string): Promise<readonly Listed[]> => {
  const all = await books.payments()
  return all.filter((one) => one.status === status)
}

/** Staff refund some, twice at the same moment; fully, or in part for some amounts. */
const giveBack = async (some: readonly Listed[], isPart: (index: number) => boolean) => {
  const kinds: Record<number, number> = {}
  await Promise.all(
    some.map(async ({ id, cents: sum }, i) => {
      const amount = isPart(i) ? Math.floor(sum / 3) / 100 : null
      const order = () =>
        ask(staff, `/api/payments/${id}/refund`, {
          method: 'POST',
          headers: {
            origin: staff,
            cookie: `staff_session=${clerks.cookies.staff}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ amount, reason: 'A test' }),
        })
      const answers = await Promise.all([order(), order()])
      for (const { status } of answers) kinds[status] = (kinds[status] ?? 0) + 1
    }),
  )
  return kinds
}

describe.each(Array.from({ length: 20 }, (_, i) => i + 1))(
  'after wave %i of payments at once, faults and refunds',
  (wave) => {
    it('the provider’s ledger, the portal’s and what was posted agree to the cent, payment by payment', async () => {
      const chance = chances(20_261_122 + wave)
      await control('PUT', '/webhooks', { isTwice: wave % 2 === 0, isReversed: wave % 3 === 0 })
      const order = (request: string) =>
        control('POST', '/faults', {
          request,
          fault: faults[Math.floor(chance() * faults.length)],
          times: 1,
        })
      for (let i = 0; i < 6; i += 1) {
        await order('createTransactionRequest')
      }
      await order('getTransactionDetailsRequest')
      await payAtOnce(chance)
      await conclude()

      // Voids of what is not settled, then refunds of what is, each with a lost answer among them.
      await order('createTransactionRequest')
      expect(
        Object.keys(await giveBack((await paid('approved')).slice(0, 4), () => false)),
      ).toContain('200')
      await conclude()
      await control('POST', '/settle')
      await city.runScheduled('17 * * * *')
      await books.reconciled()
      await order('createTransactionRequest')
      await giveBack((await paid('settled')).slice(-6), (i) => i % 2 === 0)
      await conclude()
      await books.letRefundsBeSwept()
      await city.runScheduled('* * * * *')

      const theirs = await providerLedger(city)
      expect(Object.keys(theirs).length).toBeGreaterThan(wave * 8)
      expect(await portalLedger(city)).toEqual(theirs)
      expect(await postedLedger(city)).toEqual(theirs)
      expect(await books.reconciled()).toBe(0)
    })
  },
)

it('the compare notices a cent', async () => {
  const [one] = await paid('settled')
  await books.addCent(one?.reference ?? '')
  expect(await postedLedger(city)).not.toEqual(await providerLedger(city))
})
