import { sql } from 'drizzle-orm'
import { putUtilityAccount } from '../autopay/autopay.fixture.ts'
import { addPaymentMethod, listPaymentMethods } from '../autopay/index.ts'
import { openAutopay } from '../autopay/run.fixture.ts'
import type { PaymentProvider } from '../payments/index.ts'
import {
  listScheduledPayments,
  runScheduledPayments,
  schedulePayment,
  watchScheduledPayments,
} from './index.ts'

/** People with a $50 bill due on the 24th, and a saved card; on the 18th. */
export async function openScheduled(where: Parameters<typeof openAutopay>[0]) {
  const city = await openAutopay(where)
  const { contextOf, database, job, payments, person } = city
  const { provider } = payments
  const noon = (day: string) => new Date(`${day}T18:00:00Z`)
  return {
    ...city,
    at: (actor: Parameters<typeof contextOf>[0], day = '2026-11-18') => contextOf(actor, noon(day)),
    async payer({ cents = 5000, zip = '60120' } = {}) {
      const rosa = await person()
      const water = await putUtilityAccount(database, rosa, { cents, dueOn: '2026-11-24' })
      await addPaymentMethod(contextOf(rosa), provider, await payments.nonce({ zip }))
      const [method] = await listPaymentMethods(contextOf(rosa), provider)
      return { rosa, water, methodId: method?.id ?? '' }
    },
    /** The same, with $30 scheduled for the 20th. */
    async scheduled(
      options: { cents?: number; zip?: string; amountCents?: number; payOn?: string } = {},
    ) {
      const { amountCents = 3000, payOn = '2026-11-20' } = options
      const made = await this.payer(options)
      const { id } = await schedulePayment(this.at(made.rosa), {
        account: made.water.account,
        amountCents,
        payOn,
        savedMethodId: made.methodId,
      })
      return { ...made, id }
    },
    pay: (day: string, minutes = 0, by: PaymentProvider = provider) =>
      runScheduledPayments(job(day, minutes), by),
    watch: (day: string, minutes = 0) => watchScheduledPayments(job(day, minutes)),
    async statusOf(actor: Parameters<typeof contextOf>[0]) {
      const listed = await listScheduledPayments(this.at(actor))
      return listed.map(({ status, ended }) => (ended ? `${status} ${ended}` : status))
    },
    async due(accountId: string, cents: number) {
      await database.write((builder) => [
        builder.execute(
          sql`update utility_accounts set balance_cents = ${cents} where id = ${accountId}`,
        ),
      ])
    },
    async reset() {
      await city.forget()
      await database.write((builder) => [
        builder.execute(
          sql`update scheduled_payments set status = 'cancelled' where status in ('planned', 'charging')`,
        ),
      ])
    },
  }
}
