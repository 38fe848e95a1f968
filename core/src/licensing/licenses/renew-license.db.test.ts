import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requests } from '../../casework/requests/requests.sql.ts'
import { chargePayment } from '../../money/payments/charge-payment.ts'
import { openMachine } from '../../money/payments/machine.fixture.ts'
import { refundPayment } from '../../money/payments/refund-payment.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { calculateRenewal } from './calculate-renewal.ts'
import { checkLicense } from './check-license.ts'
import { pin, putFees, putLicense, secret } from './licenses.fixture.ts'
import { renewLicense } from './renew-license.ts'
import { sendPaidLicenses } from './send-paid-licenses.ts'

const where = await testDatabase()
const machine = await openMachine(where)
const { at, nonce, orderOf, person, provider } = machine
afterAll(() => machine.stop())
beforeAll(() => putFees(at(), 'shop'))

const thisYear = () => wallTimeAt(at().clock.now(), at().city.timeZone).year
let networks = 0
const keyOf = (number: string, year = thisYear(), typed = pin) => ({
  year,
  number,
  pin: typed,
  address: `203.0.113.${(networks += 1) % 250}`,
  secret,
})
/** A guest; each call has a context of its own. */
const guest = (day?: string) =>
  contextIn(where, day ? { clock: { now: () => new Date(`${day}T18:00:00Z`) } } : {})

const shop = (given: Partial<Parameters<typeof putLicense>[1]> = {}) =>
  putLicense(at(), { kind: 'shop', year: thisYear(), ...given })

const orderFor = (caseNumber: string, requestId: string, amountCents: number) =>
  orderOf(amountCents, {
    purpose: 'Form Fee',
    items: [{ accountNumber: caseNumber, amountCents, requestId }],
  })

describe('what a renewal costs', () => {
  it('is in the specification’s shape, with each line’s rule, and a penalty after the due day', async () => {
    const { number } = await shop({ year: 2025, businessName: "O'Brien y Muñoz" })
    expect(await calculateRenewal(guest('2025-12-31'), keyOf(number, 2025))).toMatchObject({
      success: true,
      fees: 100,
      penalty: 0,
      message: '',
      total: 100,
      year: 2026,
      dueOn: '2025-12-31',
      businessName: "O'Brien y Muñoz",
      lines: [{ name: 'License fee', amount: 100, source: 'Code 6.02', fromDay: '2020-01-01' }],
    })
    expect(await calculateRenewal(guest('2026-01-02'), keyOf(number, 2025))).toMatchObject({
      success: true,
      fees: 100,
      penalty: 10,
      total: 110,
    })
  })

  it('counts the city’s days: its last evening is not late, though UTC is a day on', async () => {
    const { number } = await shop({ year: 2025 })
    const evening = contextIn(where, { clock: { now: () => new Date('2026-01-01T05:30:00Z') } })
    expect(await calculateRenewal(evening, keyOf(number, 2025))).toMatchObject({ penalty: 0 })
  })

  it('takes an earlier schedule’s day as it is: February 29', async () => {
    const { number } = await shop({ year: 2024, toDay: '2024-02-29' })
    const paid = (day: string) => calculateRenewal(guest(day), keyOf(number, 2024))
    expect(await paid('2024-02-29')).toMatchObject({ penalty: 0, dueOn: '2024-02-29' })
    expect(await paid('2024-03-01')).toMatchObject({ penalty: 10 })
  })

  it('has no message but one for a wrong number and a wrong PIN', async () => {
    const { number } = await shop()
    const wrong = await calculateRenewal(guest(), keyOf(number, thisYear(), '000000'))
    const unknown = await calculateRenewal(guest(), keyOf('R-NONE'))
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ success: false, fees: 0, penalty: 0 })
    expect(wrong.message).toContain('We found no license')
  })

  it.each([
    ['suspended', 'cannot be renewed online'],
    ['revoked', 'cannot be renewed online'],
  ] as const)('refuses a %s license in words', async (status, words) => {
    const { number } = await shop({ status })
    const { message } = await calculateRenewal(guest(), keyOf(number))
    expect(message).toContain(words)
  })

  it('refuses years that the license has not reached, and years before it', async () => {
    const { number } = await shop()
    const messageFor = async (year: number) =>
      (await calculateRenewal(guest(), keyOf(number, year))).message
    expect(await messageFor(thisYear() + 1)).toContain('no license for this year')
    expect(await messageFor(2019)).toContain('already renewed')
    expect(await messageFor(2099)).toContain('no license for this year')
  })
})

describe('guessing PINs', () => {
  const tries = async (number: string, count: number, address?: string) => {
    const seen: string[] = []
    for (let i = 0; i < count; i += 1) {
      const key = keyOf(number, thisYear(), String(i))
      try {
        const { success } = await calculateRenewal(
          guest('2026-06-01'),
          address === undefined ? key : { ...key, address },
        )
        seen.push(success ? 'in' : 'wrong')
      } catch (error) {
        seen.push((error as Error).message)
      }
    }
    return seen
  }
  const limited = 'limited: Auth.TooManyAttempts'

  it('is paused after five tries for a license, from anywhere, also with the right PIN', async () => {
    const { number } = await shop()
    expect(await tries(number, 6)).toEqual([...Array<string>(5).fill('wrong'), limited])
    await expect(calculateRenewal(guest('2026-06-01'), keyOf(number))).rejects.toMatchObject({
      kind: 'limited',
      retryAfterSeconds: 900,
    })
  })

  it('is the same for a number that does not exist', async () => {
    expect(await tries('R-NOWHERE', 6)).toEqual([...Array<string>(5).fill('wrong'), limited])
  })

  it('slows down after five from one address, whatever the license', async () => {
    const seen: string[] = []
    for (let i = 0; i < 7; i += 1) seen.push(...(await tries(`R-${i}`, 1, '198.51.100.9')))
    expect(seen.slice(-1)).toEqual([limited])
    expect(seen.slice(0, 6)).toEqual(Array<string>(6).fill('wrong'))
  })

  it('is not counted with the right PIN, however the clock goes on meanwhile', async () => {
    const { number } = await shop()
    let ms = Date.parse('2026-06-01T12:00:00Z')
    const clock = { now: () => new Date((ms += 1)) }
    for (let i = 0; i < 8; i += 1)
      expect(
        await calculateRenewal(
          { ...guest('2026-06-01'), clock },
          { ...keyOf(number), address: '198.51.100.77' },
        ),
      ).toMatchObject({ success: true })
  })
})

describe('a renewal', () => {
  const begun = async () => {
    const license = await shop()
    const renewal = await renewLicense(at(), { ...keyOf(license.number), total: 100 })
    return { ...license, ...renewal }
  }
  const resultOf = async (code: string) => (await checkLicense(guest(), code)).result

  it('is valid by the payment’s own transaction, and completed and mailed once', async () => {
    const holder = await person()
    const license = await shop({ email: holder.email })
    const renewal = await renewLicense(at(), { ...keyOf(license.number), total: 100 })
    expect(await resultOf(renewal.code)).toBe('unpaid')
    expect(await sendPaidLicenses(at(), secret)).toBe(0)
    const order = orderFor(renewal.caseNumber, renewal.requestId, 10_000)
    await chargePayment(at(), provider, order, await nonce())
    expect(await resultOf(renewal.code)).toBe('not-yet')
    expect(await checkLicense(at(), license.code)).toMatchObject({ result: 'valid' })
    expect(await sendPaidLicenses(at(), secret)).toBe(1)
    expect(await sendPaidLicenses(at(), secret)).toBe(0)
    expect(await machine.mailTo(holder.email)).toHaveLength(1)
    const [request] = await at().database.rows<{ status: string }>(
      sql`select status from ${requests} where id = ${renewal.requestId}`,
    )
    expect(request).toEqual({ status: 'Complete' })
    expect(await calculateRenewal(guest(), keyOf(license.number))).toMatchObject({
      success: false,
      message: expect.stringContaining('already renewed'),
    })
  })

  it('that is paid twice at once is paid once', async () => {
    const { caseNumber, code, requestId } = await begun()
    const pay = async () =>
      chargePayment(at(), provider, orderFor(caseNumber, requestId, 10_000), await nonce())
    const two = await Promise.allSettled([pay(), pay()])
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(pay()).rejects.toMatchObject({ code: 'Payment.NothingToPay' })
    expect(await resultOf(code)).toBe('not-yet')
  })

  it('ends when its payment is taken back, and can be paid again', async () => {
    const { caseNumber, code, number, requestId } = await begun()
    const order = orderFor(caseNumber, requestId, 10_000)
    const { payment } = await chargePayment(at(), provider, order, await nonce())
    await sendPaidLicenses(at(), secret)
    const clerk = await person({ isAdmin: true })
    await refundPayment(machine.contextOf(clerk, at().clock.now()), provider, {
      paymentId: payment.id,
      amountCents: null,
      reason: 'Paid for another shop',
    })
    expect(await resultOf(code)).toBe('unpaid')
    const again = await renewLicense(at(), { ...keyOf(number), total: 100 })
    expect(again).toMatchObject({ requestId, code })
    const second = orderFor(caseNumber, requestId, 10_000)
    await chargePayment(at(), provider, second, await nonce())
    expect(await resultOf(code)).toBe('not-yet')
  })

  it('begun twice at once, or by someone else, has one request', async () => {
    const { number } = await shop()
    const begin = () => renewLicense(at(), { ...keyOf(number), total: 100 })
    const two = await Promise.allSettled([begin(), begin()])
    expect(two.some(({ status }) => status === 'fulfilled')).toBe(true)
    const third = await renewLicense(guest(), { ...keyOf(number), total: 100 })
    const ids = two.flatMap((one) => (one.status === 'fulfilled' ? [one.value.requestId] : []))
    expect(new Set([...ids, third.requestId]).size).toBe(1)
  })

  it('asks for the penalty once it is late, and not for an amount that was not shown', async () => {
    const { number } = await shop({ year: 2025 })
    const on = (day: string, total: number) =>
      renewLicense(guest(day), { ...keyOf(number, 2025), total })
    const first = await on('2025-12-30', 100)
    await expect(on('2026-01-01', 100)).rejects.toMatchObject({ code: 'License.AmountChanged' })
    expect(await on('2026-01-01', 110)).toMatchObject({
      requestId: first.requestId,
      amount: 110,
    })
  })

  it('without a fee schedule is not begun', async () => {
    const { number } = await putLicense(at(), { kind: 'none', year: thisYear() })
    await expect(renewLicense(at(), { ...keyOf(number), total: 0 })).rejects.toMatchObject({
      code: 'License.NoSchedule',
    })
  })
})
