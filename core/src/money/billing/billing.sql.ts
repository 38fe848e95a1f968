import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'

const accountId = () =>
  uuid()
    .notNull()
    .references(() => utilityAccounts.id, { onDelete: 'cascade' })

/** A line of a bill, in whole cents; negative is a credit. */
export interface BillLine {
  readonly label: string
  /** The Spanish text, if the billing system sends one. */
  readonly labelEs?: string
  readonly cents: number
}

/** What a meter showed at the beginning and the end of a bill's period. */
export interface MeterReading {
  readonly meter: string
  readonly previous: number
  readonly current: number
  readonly isEstimated?: true
}

/** Bills as the billing system sent them. */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    utilityAccountId: accountId(),
    /** The billing system's number. */
    number: text().notNull(),
    /** The service: `Water`, … */
    type: text().notNull(),
    billedOn: date().notNull(),
    dueOn: date().notNull(),
    amountCents: integer().notNull(),
    /** What of it the billing system still holds open. */
    balanceCents: integer().notNull(),
    lines: json<readonly BillLine[]>().notNull(),
    /** The period that it is for. What the billing system does not say of these is null, and on no bill. */
    servicedFrom: date(),
    servicedTo: date(),
    readings: json<readonly MeterReading[]>(),
    usage: integer(),
    /** `gallons`, … */
    usageUnit: text(),
    /** The amount due before the bill, the payments toward it, and the late fee. */
    previousBalanceCents: integer(),
    paidCents: integer(),
    penaltyCents: integer(),
    batchId: uuid(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('bills_number').on(table.utilityAccountId, table.number),
    index('bills_of_account').on(table.utilityAccountId, sql`${table.billedOn} desc`),
    // What autopay charges on a day.
    index('bills_due')
      .on(table.dueOn, table.utilityAccountId)
      .where(sql`balance_cents > 0`),
  ],
)

/** A payment on an account, through the portal or from the billing system. A refund is negative. */
export const utilityPayments = pgTable(
  'utility_payments',
  {
    id: id(),
    utilityAccountId: accountId(),
    paidOn: date().notNull(),
    amountCents: integer().notNull(),
    /** How: `Portal`, `Check`, … */
    type: text().notNull(),
    /** The portal's reference of a payment of its own, else the billing system's number. */
    reference: text().notNull(),
    /** When the billing system had it in its balance; until then it is taken off what is due. */
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

/** Accounts that are overdue, as the billing system says. */
export const delinquencies = pgTable(
  'delinquencies',
  {
    utilityAccountId: accountId(),
    /** `past-due`, or `shutoff` when water is to be turned off on the day. */
    type: text({ enum: ['past-due', 'shutoff'] }).notNull(),
    amountCents: integer().notNull(),
    /** Since when it is overdue, or when water is turned off. */
    onDay: date().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.utilityAccountId, table.type] })],
)

/** One row of a batch that was refused, by its line in the file (the header is line 1). */
export interface RowError {
  readonly line: number
  readonly field: string
  readonly code: string
}

/** Batches that the billing system sent. */
export const billingBatches = pgTable('billing_batches', {
  id: id(),
  /** The sender's own name of it: the same one again changes nothing. */
  batchId: text().notNull().unique('billing_batches_name'),
  /** SHA-256 of the body, in hexadecimal; empty until it has fully arrived. */
  bodyHash: text().notNull(),
  /** `full` batches list every overdue account: those that they do not name are no longer overdue. */
  kind: text({ enum: ['partial', 'full'] })
    .notNull()
    .default('partial'),
  status: text({ enum: ['staged', 'applied', 'refused'] }).notNull(),
  rowCount: integer().notNull(),
  errorCount: integer().notNull().default(0),
  /** The first of them. */
  errors: json<readonly RowError[]>().notNull(),
  createdAt: instant().notNull(),
  appliedAt: instant(),
})

/** Rows of a batch until the final statement puts them in force. */
export const billingBatchRows = pgTable(
  'billing_batch_rows',
  {
    batchId: uuid()
      .notNull()
      .references(() => billingBatches.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    row: json<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.line] })],
)
