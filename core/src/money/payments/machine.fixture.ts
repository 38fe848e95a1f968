import { sql } from 'drizzle-orm'
import { putAccount } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { payments } from '../ledger/payments.sql.ts'
import type { PaymentOrder } from './payment-order.ts'
import { openTestProvider } from './provider.fixture.ts'

/** Everything that moves money, and the records on both sides. */
export async function openMachine(where: Where) {
  const books = await openTestProvider()
  const people = peopleIn(where)
  const ana = await people.person()
  // Its balance exceeds all payments of a test, so that no question is asked.
  const account = await putAccount(where, ana.userId, 1_000_000_000)
  /** As Ana, some minutes from now: the provider's clock is the real one. */
  const at = (minutes = 0): Context => {
    const instant = new Date()
    instant.setMinutes(instant.getMinutes() + minutes)
    return people.contextOf(ana, instant)
  }
  let keys = 0
  const orderOf = (amountCents: number, over: Partial<PaymentOrder> = {}): PaymentOrder => ({
    purpose: 'UTILITY',
    items: [{ accountNumber: account.number, amountCents }],
    description: 'Water',
    channel: 'nonce',
    payer: {
      caller: `user/${ana.userId}`,
      userId: ana.userId,
      organizationId: null,
      email: ana.email,
    },
    key: `key-of-test-${(keys += 1)}`,
    ...over,
  })
  const ours = () =>
    at().database.read((builder) =>
      builder
        .select({
          reference: payments.reference,
          status: payments.status,
          cents: payments.amountCents,
          transactionId: payments.transactionId,
        })
        .from(payments),
    )
  const postedCents = async (): Promise<number> => {
    const rows = await at().database.rows<{ cents: number }>(
      sql`select coalesce(sum(amount_cents), 0)::int as cents from utility_payments
          where utility_account_id = ${account.id}`,
    )
    return rows[0]?.cents ?? 0
  }
  return {
    ana,
    account,
    at,
    ...books,
    contextOf: people.contextOf,
    mailTo: people.mailTo,
    orderOf,
    ours,
    person: people.person,
    postedCents,
    putAccount: () => putAccount(where, ana.userId, 100_000),
  }
}
