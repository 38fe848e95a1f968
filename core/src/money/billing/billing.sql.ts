import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'

const accountId = () =>
  uuid()
    .notNull()
    .references(() => utilityAccounts.id, { onDelete: 'cascade' })

/** Cents; negative is a credit. */
export interface BillLine {
  readonly label: string
  readonly labelEs?: string
  readonly cents: number
}

/** At the start and the end of a bill's period. */
export interface MeterReading {
  readonly meter: string
  readonly previous: number
  readonly current: number
  readonly isEstimated?: true
}

/** As sent by the billing system. */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    utilityAccountId: accountId(),
    number: text().notNull(),
    /** `Water`, … */
    type: text().notNull(),
    billedOn: date().notNull(),
    dueOn: date().notNull(),
    amountCents: integer().notNull(),
    /** Still open in the billing system. */
    balanceCents: integer().notNull(),
    lines: json<readonly BillLine[]>().notNull(),
    /** Null if the billing system does not send it; then not on the bill. */
    servicedFrom: date(),
    servicedTo: date(),
    readings: json<readonly MeterReading[]>(),
    usage: integer(),
    /** `gallons`, … */
    usageUnit: text(),
    /** The previous amount due, its payments, and the late fee. */
    previousBalanceCents: integer(),
    paidCents: integer(),
    penaltyCents: integer(),
    batchId: uuid(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('bills_number').on(table.utilityAccountId, table.number),
    index('bills_of_account').on(table.utilityAccountId, sql`${table.billedOn} desc`),
    // For autopay's charges by day.
    index('bills_due')
      .on(table.dueOn, table.utilityAccountId)
      .where(sql`balance_cents > 0`),
  ],
)

/** Through the portal or from the billing system. A refund is negative. */
export const utilityPayments = pgTable(
  'utility_payments',
  {
    id: id(),
    utilityAccountId: accountId(),
    paidOn: date().notNull(),
    amountCents: integer().notNull(),
    /** `Portal`, `Check`, … */
    type: text().notNull(),
    /** Of a portal payment; otherwise the billing system's number. */
    reference: text().notNull(),
    /** When it entered the billing system's balance; until then it reduces what is due. */
    postedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('utility_payments_reference').on(table.utilityAccountId, table.reference),
    index('utility_payments_of_account').on(table.utilityAccountId, sql`${table.paidOn} desc`),
    index('utility_payments_pending')
      .on(table.utilityAccountId)
      .where(sql`posted_at is null`),
  ],
)

/** Overdue accounts, from the billing system. */
export const delinquencies = pgTable(
  'delinquencies',
  {
    utilityAccountId: accountId(),
    /** `shutoff`: the water is turned off on the day. */
    type: text({ enum: ['past-due', 'shutoff'] }).notNull(),
    amountCents: integer().notNull(),
    /** Overdue since, or shut off on. */
    onDay: date().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.utilityAccountId, table.type] })],
)

/** `line` counts from 1, the header's. */
export interface RowError {
  readonly line: number
  readonly field: string
  readonly code: string
}

/** Sent by the billing system. */
export const billingBatches = pgTable('billing_batches', {
  id: id(),
  /** Named by the sender; repeating it changes nothing. */
  batchId: text().notNull().unique('billing_batches_name'),
  /** Hexadecimal SHA-256; empty until the body has fully arrived. */
  bodyHash: text().notNull(),
  /** `full` lists every overdue account: others are no longer overdue. */
  kind: text({ enum: ['partial', 'full'] })
    .notNull()
    .default('partial'),
  status: text({ enum: ['staged', 'applied', 'refused'] }).notNull(),
  rowCount: integer().notNull(),
  errorCount: integer().notNull().default(0),
  /** The first ones. */
  errors: json<readonly RowError[]>().notNull(),
  createdAt: instant().notNull(),
  appliedAt: instant(),
})
