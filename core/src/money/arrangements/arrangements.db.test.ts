import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { inboxOf } from '../autopay/autopay.fixture.ts'
import { announceCharges, enrolInAutopay } from '../autopay/index.ts'
import { listDelinquencies } from '../billing/index.ts'
import { findPayments } from '../payments/payment.ts'
import { transition } from '../payments/transition.ts'
import { listScheduledPayments, schedulePayment } from '../scheduled-payments/index.ts'
import { openScheduled } from '../scheduled-payments/scheduled.fixture.ts'
import { planInstalments } from './rules.ts'
import {
  acceptArrangement,
  declineArrangement,
  listArrangements,
  listUserArrangements,
  offerArrangement,
  watchArrangements,
  withdrawArrangement,
} from './index.ts'

const city = await openScheduled(await testDatabase())
const { at, database, job, mailTo, pay, payer, payments, person, run, takenFor } = city
const { provider } = payments
afterAll(() => city.stop())
afterEach(() => city.reset())

const clerk = await person({ isAdmin: true })
const watch = (day: string) => watchArrangements(job(day))
/** Weekly, from November 25. */
const plan = (cents: number, count = 3) =>
  planInstalments(cents, { first: '2026-11-25', count, pace: 'weekly' })

type Payer = Awaited<ReturnType<typeof city.payer>>

async function offered(made?: Payer) {
  const given = made ?? (await city.payer({ cents: 9001 }))
  const { id } = await offerArrangement(at(clerk), {
    account: given.water.account,
    instalments: plan(9001),
    note: 'Call 311 with questions.',
  })
  return { ...given, arrangementId: id }
}

async function accepted({ isByCard = false, made }: { isByCard?: boolean; made?: Payer } = {}) {
  const given = await offered(made)
  const savedMethodId = isByCard ? given.methodId : null
  await acceptArrangement(at(given.rosa), { id: given.arrangementId, savedMethodId })
  return given
}

let checks = 0

/** The customer pays in person, and the billing system reports it. */
const payByCheck = (accountId: string, cents: number, day: string) =>
  database.write((builder) => [
    builder.execute(sql`
      insert into utility_payments (id, utility_account_id, paid_on, amount_cents, type, reference, created_at)
      values (gen_random_uuid(), ${accountId}, ${day}, ${cents}, 'Check', ${`C-${(checks += 1)}`}, ${`${day}T18:00:00Z`})`),
  ])

const overdue = (accountId: string, cents: number) =>
  database.write((builder) => [
    builder.execute(sql`
      insert into delinquencies (utility_account_id, type, amount_cents, on_day, updated_at)
      values (${accountId}, 'shutoff', ${cents}, '2026-12-01', now()),
        (${accountId}, 'past-due', ${cents}, '2026-10-01', now())`),
  ])

const shown = async (actor: Payer['rosa']): Promise<readonly string[]> => {
  const listed = JSON.parse(await listDelinquencies(at(actor), {})) as { type: string }[]
  return listed.map(({ type }) => type)
}

const stateAt = async (actor: Payer['rosa'], day: string) => {
  const [arrangement] = await listArrangements(at(actor, day))
  return { state: arrangement?.state, each: arrangement?.instalments.map(({ state }) => state) }
}

const titles = async (userId: string) => (await inboxOf(database, userId)).map(({ title }) => title)

describe('an offer', () => {
  it('notifies the resident, is listed for both sides, and changes nothing until it is accepted', async () => {
    const { rosa, water } = await offered()
    await overdue(water.id, 9001)
    expect(await titles(rosa.userId)).toContain('You can pay $90.01 in installments')
    expect((await mailTo(rosa.email)).at(-1)).toMatchObject({ kind: 'bill-news' })
    expect(await listArrangements(at(rosa))).toMatchObject([
      {
        accountNumber: water.number,
        state: 'offered',
        totalCents: 9001,
        answerBy: '2026-11-24',
        note: 'Call 311 with questions.',
        instalments: [
          { amountCents: 3001, dueOn: '2026-11-25' },
          { amountCents: 3000, dueOn: '2026-12-02' },
          { amountCents: 3000, dueOn: '2026-12-09' },
        ],
      },
    ])
    const theirs = await listUserArrangements(at(clerk), rosa.userId)
    expect(theirs.accounts).toMatchObject([{ dueCents: 9001 }])
    expect(theirs.arrangements).toHaveLength(1)
    expect(await shown(rosa)).toEqual(expect.arrayContaining(['shutoff', 'past-due']))
  })

  it('has to add up to what is due now, to the cent', async () => {
    const { water } = await payer({ cents: 9000 })
    const offer = { account: water.account, note: '' }
    for (const cents of [8999, 9001])
      await expect(
        offerArrangement(at(clerk), { ...offer, instalments: plan(cents) }),
      ).rejects.toMatchObject({ kind: 'conflict', code: 'Arrangement.NotWhatIsDue' })
    await expect(
      offerArrangement(at(clerk), { ...offer, instalments: plan(9000).slice(0, 1) }),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'Arrangement.CountInvalid' })
    await offerArrangement(at(clerk), { ...offer, instalments: plan(9000) })
    await expect(
      offerArrangement(at(clerk), { ...offer, instalments: plan(9000) }),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'Arrangement.AnotherOpen' })
  })

  it('can only be made by staff, for an account that has an owner', async () => {
    const { rosa, water } = await payer({ cents: 9000 })
    const offer = { account: water.account, instalments: plan(9000), note: '' }
    await expect(offerArrangement(at(rosa), offer)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(listUserArrangements(at(rosa), rosa.userId)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await database.write((builder) => [
      builder.execute(
        sql`delete from utility_account_owners where utility_account_id = ${water.id}`,
      ),
    ])
    await expect(offerArrangement(at(clerk), offer)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('is answered once, by an owner of the account, before it lapses', async () => {
    const { rosa, arrangementId: id } = await offered()
    const stranger = await person()
    await expect(declineArrangement(at(stranger), id)).rejects.toMatchObject({
      code: 'Arrangement.NotFound',
    })
    await expect(
      acceptArrangement(at(rosa, '2026-11-25'), { id, savedMethodId: null }),
    ).rejects.toMatchObject({ code: 'Arrangement.NotOpen' })
    await declineArrangement(at(rosa), id)
    await expect(acceptArrangement(at(rosa), { id, savedMethodId: null })).rejects.toMatchObject({
      code: 'Arrangement.NotOpen',
    })
    expect((await stateAt(rosa, '2026-11-18')).state).toBe('declined')
    expect(await auditEntriesOf(database, id)).toEqual([
      `declineArrangement by ${rosa.userId}`,
      `offerArrangement by ${clerk.userId}`,
    ])
    expect(await titles(clerk.userId)).toContainEqual(
      expect.stringContaining('declined its arrangement'),
    )
  })

  it('lapses once without an answer, with a notification', async () => {
    const { rosa } = await offered()
    await watch('2026-11-24')
    expect((await stateAt(rosa, '2026-11-24')).state).toBe('offered')
    await watch('2026-11-25')
    await watch('2026-11-26')
    expect((await stateAt(rosa, '2026-11-26')).state).toBe('lapsed')
    const lapsed = (await titles(rosa.userId)).filter((title) => title.startsWith('The offer'))
    expect(lapsed).toHaveLength(1)
  })
})

describe('an arrangement that is kept', () => {
  it('pays each installment automatically on its day, and is done with the last', async () => {
    const { rosa, water } = await accepted({ isByCard: true })
    expect(await titles(clerk.userId)).toContainEqual(
      expect.stringContaining('accepted its arrangement'),
    )
    expect(await listScheduledPayments(at(rosa))).toHaveLength(3)
    for (const day of ['2026-11-25', '2026-12-02', '2026-12-09']) {
      expect(await pay(day)).toMatchObject({ paid: 1 })
      await watch(day)
    }
    expect(await takenFor(water.id)).toEqual([3001, 3000, 3000])
    expect((await stateAt(rosa, '2026-12-10')).state).toBe('done')
    expect(await titles(rosa.userId)).toContain('Your payment arrangement is paid in full')
  })

  it('does not show the account as facing shutoff', async () => {
    const { rosa, water } = await accepted()
    await overdue(water.id, 9001)
    expect(await shown(rosa)).toEqual([])
    await payByCheck(water.id, 3001, '2026-11-24')
    expect(await shown(rosa)).toEqual([])
  })

  it('reminds of installments without autopay, three days before, once', async () => {
    const { rosa } = await accepted()
    await watch('2026-11-21')
    expect(await titles(rosa.userId)).not.toContainEqual(expect.stringContaining('is due on'))
    await watch('2026-11-22')
    await watch('2026-11-23')
    const reminders = (await titles(rosa.userId)).filter((title) => title.includes('is due on'))
    expect(reminders).toEqual(['An installment of $30.01 is due on November 25, 2026'])
  })

  it('counts manual payments for the next installments; the card pays only the rest', async () => {
    const { rosa, water } = await accepted({ isByCard: true })
    await payByCheck(water.id, 4001, '2026-11-24')
    const listed = await listScheduledPayments(at(rosa, '2026-11-24'))
    expect(listed.map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [2000, 'planned'],
      [3000, 'planned'],
    ])
    // Nor is a charge announced.
    await city.watch('2026-11-24')
    await city.watch('2026-12-01')
    const announced = (await titles(rosa.userId)).filter((title) => title.includes('tomorrow'))
    expect(announced).toEqual(['$20.00 will be paid tomorrow'])
    expect(await pay('2026-11-25')).toMatchObject({ skipped: 1 })
    expect(await pay('2026-12-02')).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([2000])
    expect(await pay('2026-12-09')).toMatchObject({ paid: 1 })
    expect(await takenFor(water.id)).toEqual([2000, 3000])
  })

  it('leaves room for a scheduled payment of a new bill, as much as is not planned already', async () => {
    const { rosa, water, methodId } = await accepted({ isByCard: true })
    await payByCheck(water.id, 4001, '2026-11-20')
    // A new $20 bill beside the installments, of which $50 is unpaid.
    await city.due(water.id, 9001 + 2000)
    const schedule = (amountCents: number) =>
      schedulePayment(at(rosa), {
        account: water.account,
        amountCents,
        payOn: '2026-11-24',
        savedMethodId: methodId,
      })
    await expect(schedule(2001)).rejects.toMatchObject({ code: 'Scheduled.MoreThanDue' })
    await expect(schedule(2000)).resolves.toHaveProperty('id')
  })

  it('leaves new bills to autopay, which pays no instalment and counts for none', async () => {
    const made = await payer({ cents: 9001 })
    await accepted({ made, isByCard: true })
    const { rosa, water, methodId } = made
    await enrolInAutopay(at(rosa), () => provider, {
      account: water.account,
      method: { kind: 'kept', id: methodId },
    })
    await announceCharges(job('2026-11-21'))
    expect(await run('2026-11-24'), 'all of it is arranged').toMatchObject({ claimed: 0 })
    // A new $20 bill.
    await city.due(water.id, 11_001)
    await database.write((builder) => [
      builder.execute(sql`
        insert into bills (id, utility_account_id, number, type, billed_on, due_on, amount_cents, balance_cents, lines, updated_at)
        values (gen_random_uuid(), ${water.id}, 'B-new', 'Water', '2026-11-20', '2026-12-01', 2000, 2000, '[]', now())`),
    ])
    await pay('2026-11-25')
    await announceCharges(job('2026-11-28'))
    await run('2026-12-01')
    expect(await takenFor(water.id)).toEqual([3001, 2000])
    expect(await stateAt(rosa, '2026-12-02')).toEqual({
      state: 'kept',
      each: ['paid', 'open', 'open'],
    })
  })
})

describe('a missed instalment', () => {
  it('notifies both sides once, and can be paid until the arrangement breaks', async () => {
    const { rosa, water } = await accepted()
    await watch('2026-11-25')
    expect(await stateAt(rosa, '2026-11-25')).toMatchObject({ state: 'kept' })
    await watch('2026-11-26')
    await watch('2026-11-27')
    const missed = 'An installment of $30.01 was not paid'
    expect((await titles(rosa.userId)).filter((title) => title === missed)).toHaveLength(1)
    const staffs = (await titles(clerk.userId)).filter((title) =>
      title.includes(`${water.number} missed`),
    )
    expect(staffs).toHaveLength(1)
    expect(await stateAt(rosa, '2026-11-26')).toEqual({
      state: 'missed',
      each: ['missed', 'open', 'open'],
    })
    await payByCheck(water.id, 3001, '2026-12-04')
    await watch('2026-12-06')
    // The second one is four days overdue by then.
    expect(await stateAt(rosa, '2026-12-06')).toEqual({
      state: 'missed',
      each: ['paid', 'missed', 'open'],
    })
  })

  it('breaks the arrangement after ten days; planned payments of it end, and shutoff shows again', async () => {
    const made = await payer({ cents: 9001, zip: '46282' })
    const { rosa, water } = await accepted({ made, isByCard: true })
    await overdue(water.id, 9001)
    expect(await pay('2026-11-25')).toMatchObject({ declined: 1 })
    await watch('2026-11-26')
    await watch('2026-12-05')
    expect((await stateAt(rosa, '2026-12-05')).state).toBe('missed')
    expect(await shown(rosa)).toEqual([])
    await watch('2026-12-06')
    await watch('2026-12-07')
    expect((await stateAt(rosa, '2026-12-07')).state).toBe('broken')
    await city.watch('2026-12-06')
    expect(await pay('2026-12-09')).toMatchObject({ claimed: 0 })
    expect(await shown(rosa)).toEqual(expect.arrayContaining(['shutoff', 'past-due']))
    const broken = (await titles(rosa.userId)).filter((title) => title.includes('has ended'))
    expect(broken).toHaveLength(1)
    const staffs = (await titles(clerk.userId)).filter((title) =>
      title.includes(`${water.number} is broken`),
    )
    expect(staffs).toHaveLength(1)
  })

  it('is also one whose payment was reversed', async () => {
    const { rosa } = await accepted({ isByCard: true })
    await pay('2026-11-25')
    await watch('2026-11-26')
    expect((await stateAt(rosa, '2026-11-26')).state).toBe('kept')
    const [payment] = await findPayments(
      job('2026-11-27'),
      sql`p.caller = 'job:scheduled' and p.user_id = ${rosa.userId}`,
    )
    if (!payment) throw new Error('no payment')
    await transition(job('2026-11-27'), payment, { to: 'voided', cause: 'staff' })
    await watch('2026-11-28')
    expect(await stateAt(rosa, '2026-11-28')).toMatchObject({ state: 'missed' })
    expect(
      (await listScheduledPayments(at(rosa, '2026-11-28'))).map(({ status }) => status),
    ).toContain('returned')
  })
})

it('staff withdraw an arrangement; its planned payments are not made', async () => {
  const { rosa, arrangementId: id } = await accepted({ isByCard: true })
  await withdrawArrangement(at(clerk), id)
  expect((await stateAt(rosa, '2026-11-19')).state).toBe('withdrawn')
  await expect(withdrawArrangement(at(clerk), id)).rejects.toMatchObject({
    code: 'Arrangement.NotOpen',
  })
  // Even before the hourly job has run.
  expect(await pay('2026-11-25')).toMatchObject({ paid: 0 })
  expect(await titles(rosa.userId)).toContainEqual(expect.stringContaining('has ended'))
  const rows = await database.rows<{ operation: string }>(
    sql`select operation from audit_log where entity_id = ${id} order by operation`,
  )
  expect(rows.map(({ operation }) => operation)).toEqual([
    'acceptArrangement',
    'offerArrangement',
    'withdrawArrangement',
  ])
})
