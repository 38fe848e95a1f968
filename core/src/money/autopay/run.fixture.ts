import { sql } from 'drizzle-orm'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { openTestProvider } from '../payments/provider.fixture.ts'
import { putUtilityAccount } from './autopay.fixture.ts'
import { addPaymentMethod, enrolInAutopay, listPaymentMethods, runAutopayShard } from './index.ts'

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

  return {
    ...people,
    payments,
    job,
    /** A user with autopay and a $50 bill due on the 24th. */
    async enrolled(
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
