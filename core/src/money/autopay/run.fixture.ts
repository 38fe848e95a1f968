import { sql } from 'drizzle-orm'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import { uuids } from '../../platform/database/uuids.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { openTestProvider } from '../payments/provider.fixture.ts'
import { putUtilityAccount } from './autopay.fixture.ts'
import {
  addPaymentMethod,
  announceCharges,
  enrolInAutopay,
  listPaymentMethods,
  runAutopayShard,
} from './index.ts'

const visa = '4111111111111111'

export async function openAutopay({ databaseUrl, neonEndpoint }: Where) {
  const people = peopleIn({ databaseUrl, neonEndpoint })
  const { contextOf, database, person } = people
  const payments = await openTestProvider()
  const { provider } = payments

  /** The job, some minutes after noon in Chicago. */
  const job = (day: string, minutes = 0): Context => {
    const at = new Date(`${day}T18:00:00Z`)
    at.setMinutes(at.getMinutes() + minutes)
    return { ...contextOf({ kind: 'system', job: 'autopay' }, at) }
  }

  /** A user with autopay and a $50 bill due on the 24th. */
  async function enrolled(
    options: { zip?: string; number?: string; cents?: number; by?: UserActor } = {},
  ) {
    const { zip = '60120', number = visa, cents = 5000 } = options
    const rosa = options.by ? { ...options.by, email: '' } : await person()
    const water = await putUtilityAccount(database, rosa, { cents, dueOn: '2026-11-24' })
    await addPaymentMethod(contextOf(rosa), provider, await payments.nonce({ number, zip }))
    const [method] = await listPaymentMethods(contextOf(rosa), provider)
    await enrolInAutopay(contextOf(rosa), () => provider, {
      account: water.account,
      method: { kind: 'kept', id: method?.id ?? '' },
    })
    return { rosa, water }
  }

  return {
    ...people,
    payments,
    job,
    enrolled,
    /** Accounts of one person whose bills of $50.00, $50.01 and so on are announced and due on the 24th. */
    async dueAccounts(count: number): Promise<readonly string[]> {
      const { rosa, water } = await enrolled()
      const others = await Promise.all(
        Array.from({ length: count - 1 }, (_, i) =>
          putUtilityAccount(database, rosa, { cents: 5001 + i, dueOn: '2026-11-24' }),
        ),
      )
      const ids = others.map(({ id }) => id)
      await database.write((builder) => [
        builder.execute(sql`
          insert into autopays (id, utility_account_id, saved_method_id, user_id, language, created_at)
          select gen_random_uuid(), u.id, a.saved_method_id, a.user_id, a.language, a.created_at
          from autopays a cross join utility_accounts u
          where a.utility_account_id = ${water.id} and a.ended_at is null and u.id in ${uuids(ids)}`),
      ])
      await announceCharges(job('2026-11-21'))
      return [water.id, ...ids]
    },
    run: (day: string, minutes = 0, by: PaymentProvider = provider) =>
      runAutopayShard(job(day, minutes), by),
    async chargeOf(accountId: string) {
      const rows = await database.rows<{
        status: string
        attempts: number
        nextOn: string | null
      }>(sql`
        select status, attempts, next_on::text as "nextOn" from autopay_charges
        where utility_account_id = ${accountId}`)
      return rows
    },
    /** The cents that the provider booked for an account, by our references. */
    async takenFor(accountId: string): Promise<readonly number[]> {
      const rows = await database.rows<{ reference: string }>(sql`
        select p.reference from payments p join payment_items i on i.payment_id = p.id
        where i.utility_account_id = ${accountId}`)
      const ours = new Set(rows.map(({ reference }) => reference))
      return (await payments.booked())
        .filter(
          ({ invoice, status }) => ours.has(invoice) && status === 'capturedPendingSettlement',
        )
        .map(({ cents }) => cents)
    },
    async forget(): Promise<void> {
      await payments.control('DELETE', '/faults')
      await database.write((builder) => [
        builder.execute(sql`update autopays set ended_at = now() where ended_at is null`),
        builder.execute(
          sql`update autopay_charges set status = 'skipped', next_on = null where next_on is not null`,
        ),
      ])
    },
    stop: () => payments.stop(),
  }
}
