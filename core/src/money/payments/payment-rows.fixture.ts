import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { portalPayment } from './portal-payment.fixture.ts'

type Row = typeof payments.$inferInsert

const eachCents = 6120

/** Adds payments, each a minute after the previous one; returns their references. */
export function paymentRowsIn(database: Database) {
  let made = 0
  return async (
    given: Partial<Row>,
    accounts: readonly string[] = ['1001-5001'],
  ): Promise<string> => {
    made += 1
    const at = new Date(`2026-11-20T03:0${made % 10}:00Z`)
    const amountCents = eachCents * accounts.length
    const row = portalPayment({ amountCents, createdAt: at, updatedAt: at, ...given })
    await database.write((builder) => [
      builder.insert(payments).values(row),
      builder.insert(paymentItems).values(
        accounts.map((accountNumber) => ({
          id: newId(),
          paymentId: row.id,
          accountNumber,
          utilityAccountId: sql`(select id from ${utilityAccounts}
            where customer_id || '-' || location_id = ${accountNumber})`,
          amountCents: eachCents,
        })),
      ),
    ])
    return row.reference
  }
}
