import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { bills, delinquencies, utilityPayments } from '../billing/billing.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { billingBatchParts } from './batch-parts.sql.ts'
import type { SentRow } from './check-row.ts'
import type { BatchFormat } from './read-rows.ts'
import { importBatch, type SentBatch } from './index.ts'

export interface Sending {
  readonly batchId: string
  readonly kind?: SentBatch['kind']
  readonly format?: BatchFormat
  readonly limit?: number
}

let made = 0

/** Unused names of batches and accounts, and a test's rows. */
export function tablesIn(database: Database) {
  const name = (): string => `batch-${(made += 1)}`
  const newNumbers = () => {
    made += 1
    return { customerId: String(700_000 + made), locationId: String(800_000 + made) }
  }

  const found = async ({ customerId, locationId }: { customerId: string; locationId: string }) => {
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(utilityAccounts)
        .where(sql`customer_id = ${customerId} and location_id = ${locationId}`),
    )
    return row
  }
  const billsOf = (id: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(bills)
        .where(sql`utility_account_id = ${id}`)
        .orderBy(bills.number),
    )
  const paymentsOf = (id: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(utilityPayments)
        .where(sql`utility_account_id = ${id}`)
        .orderBy(utilityPayments.reference),
    )
  const overdueOf = (id: string) =>
    database.read((builder) =>
      builder
        .select()
        .from(delinquencies)
        .where(sql`utility_account_id = ${id}`)
        .orderBy(delinquencies.type),
    )
  const staged = () =>
    database.read((builder) =>
      builder.select({ part: billingBatchParts.part }).from(billingBatchParts),
    )
  return { name, newNumbers, found, billsOf, paymentsOf, overdueOf, staged }
}

/** The body arrives in chunks. */
export const sentBatch = (
  { batchId, kind = 'partial', format = 'json', limit = 100_000_000 }: Sending,
  body: string,
): SentBatch => ({ batchId, kind, format, limit, body: new Blob([body]).stream() })

export const send = (context: Context, sending: Sending, rows: readonly SentRow[] | string) =>
  importBatch(context, sentBatch(sending, typeof rows === 'string' ? rows : JSON.stringify(rows)))

interface Numbers {
  readonly customerId: string
  readonly locationId: string
}

const numbersOf = ({ customerId, locationId }: Numbers): Numbers => ({ customerId, locationId })

export const accountRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'account',
  ...numbersOf(of),
  streetNumber: '12',
  address1: '12 Millrace St',
  city: 'Elgin',
  state: 'IL',
  zip: '60120',
  balance: '6120',
  dueDate: '11292026',
  ...more,
})

export const billRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'bill',
  ...numbersOf(of),
  number: 'B1',
  type: 'Water',
  billDate: '11082026',
  dueDate: '11292026',
  amount: '6120',
  balance: '6120',
  lines: 'Water=5000|Sewer=1120',
  ...more,
})

export const paymentRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'payment',
  ...numbersOf(of),
  reference: 'C1',
  type: 'Check',
  date: '11202026',
  amount: '6120',
  ...more,
})

export const overdueRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'delinquency',
  ...numbersOf(of),
  type: 'past-due',
  amount: '6120',
  date: '11012026',
  ...more,
})
