import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { requests } from '../../casework/requests/requests.sql.ts'
import { appCodes } from '../../casework/services/rules.ts'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { paymentStatuses, refundStatuses } from './payment-status.ts'
import { channels, paymentCauses } from './payment-words.ts'
import { paymentQuestions } from './questions.ts'

const status = () => text({ enum: paymentStatuses })

/** The status changes only by `transition`. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** The provider's invoice number: `P` and 19 characters. */
    reference: text().notNull().unique('payments_reference'),
    status: status().notNull(),
    amountCents: integer().notNull(),
    appCode: text({ enum: appCodes }).notNull(),
    /** The spec's accountType: `UTILITY`, `Form Fee`, … */
    accountType: text().notNull(),
    description: text().notNull(),
    channel: text({ enum: channels }).notNull(),
    /** A user's id, the hash of a guest's device or address, or `job:autopay`. */
    caller: text().notNull(),
    /** The caller's idempotency key. */
    key: text().notNull(),
    /** Hash of what is paid and, except for request fees, of the payer: one open payment each. */
    intent: text().notNull(),
    /** The questions that the payer confirmed (questions.ts). */
    confirmed: text({ enum: paymentQuestions })
      .array()
      .notNull()
      .default(sql`'{}'`),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    /** For the receipt; lower-case. */
    email: text(),
    language: text({ enum: languages }).notNull(),
    methodKind: text({ enum: ['card', 'bank'] }),
    methodBrand: text(),
    methodLast4: text(),
    /** The provider's id of the charge that counts. */
    transactionId: text().unique('payments_transaction'),
    declineReason: text(),
    /** Of a bank return (NACHA: R01 to R85). */
    returnCode: text(),
    createdAt: instant().notNull(),
    /** When the provider could first take the money. */
    submittedAt: instant(),
    /** When it was known to be paid. */
    approvedAt: instant(),
    settledAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('payments_once').on(table.caller, table.key),
    uniqueIndex('payments_one_open')
      .on(table.intent)
      .where(sql`status in ('created', 'submitted', 'unknown')`),
    // Open payments, for the sweep.
    index('payments_open')
      .on(table.updatedAt)
      .where(sql`status in ('created', 'submitted', 'unknown')`),
    index('payments_of_user').on(table.userId, sql`${table.createdAt} desc`),
    index('payments_of_organization')
      .on(table.organizationId, sql`${table.createdAt} desc`)
      .where(sql`organization_id is not null`),
    // Guests' payments, claimed after they sign up.
    index('payments_of_guest')
      .on(table.email)
      .where(sql`user_id is null`),
    index('payments_by_age').on(sql`${table.createdAt} desc`, table.id),
    // Bank returns.
    index('payments_taken_back')
      .on(table.updatedAt)
      .where(sql`status = 'failed' and approved_at is not null`),
    // For the daily reconciliation.
    index('payments_approved_at')
      .on(table.approvedAt)
      .where(sql`approved_at is not null`),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
)

/** One payment can pay several accounts. */
export const paymentItems = pgTable(
  'payment_items',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    utilityAccountId: uuid().references(() => utilityAccounts.id, { onDelete: 'set null' }),
    requestId: uuid().references(() => requests.id, { onDelete: 'set null' }),
    /** `customer-location`, or a citation's or request's number. */
    accountNumber: text().notNull(),
    amountCents: integer().notNull(),
    /** The request's label when it was paid; null if the purpose is enough. */
    title: text(),
    titleEs: text(),
    /** A service or request address; only the street of another user's water account. */
    place: text().notNull().default(''),
  },
  (table) => [
    index('payment_items_of_payment').on(table.paymentId),
    index('payment_items_of_account')
      .on(table.utilityAccountId)
      .where(sql`utility_account_id is not null`),
    index('payment_items_of_request')
      .on(table.requestId)
      .where(sql`request_id is not null`),
    check('payment_items_amount', sql`${table.amountCents} > 0`),
  ],
)

/** Transitions, append-only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    from: status(),
    to: status().notNull(),
    cause: text({ enum: paymentCauses }).notNull(),
    transactionId: text(),
  },
  (table) => [index('payment_events_of_payment').on(table.paymentId, table.at, table.id)],
)

/** Unsettled charges are voided, whole; settled ones refunded. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    reference: text().notNull().unique('refunds_reference'),
    kind: text({ enum: ['void', 'refund'] }).notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    /** Who approved or rejected it; null without a second person. */
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    transactionId: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // One refund per payment; what the provider or a second person refused does not count.
    uniqueIndex('refunds_once')
      .on(table.paymentId)
      .where(sql`status not in ('refused', 'rejected')`),
    index('refunds_proposed')
      .on(table.createdAt)
      .where(sql`status = 'proposed'`),
    index('refunds_open')
      .on(table.updatedAt)
      .where(sql`status in ('submitted', 'unknown')`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check(
      'refunds_second_person',
      sql`${table.decidedBy} is distinct from ${table.staffId} or ${table.status} = 'rejected'`,
    ),
  ],
)

export const discrepancyKinds = [
  'unknown-here',
  'missing-there',
  'amount',
  'status',
  'second-charge',
] as const

/** Differences from the provider's records, until staff resolve them. */
export const discrepancies = pgTable(
  'payment_discrepancies',
  {
    id: id(),
    kind: text({ enum: discrepancyKinds }).notNull(),
    paymentId: uuid().references(() => payments.id, { onDelete: 'cascade' }),
    /** The provider's transaction id, or our reference if it has none. */
    subject: text().notNull(),
    ourCents: integer(),
    theirCents: integer(),
    ourStatus: text(),
    theirStatus: text(),
    foundAt: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: uuid().references(() => users.id),
    note: text(),
  },
  (table) => [
    unique('payment_discrepancies_once').on(table.kind, table.subject),
    index('payment_discrepancies_open')
      .on(table.foundAt)
      .where(sql`resolved_at is null`),
  ],
)

/** Days compared with the provider. */
export const reconciliations = pgTable('payment_reconciliations', {
  id: id(),
  from: instant().notNull(),
  to: instant().notNull(),
  transactions: integer().notNull(),
  found: integer().notNull(),
  finishedAt: instant().notNull(),
})

/** The customer profile at the provider, which holds saved methods. */
export const paymentCustomers = pgTable('payment_customers', {
  /** `user/{id}` or `organization/{id}`. */
  owner: text().primaryKey(),
  customerId: text().notNull(),
  /**
   * A provider page may add methods until then: lists ask the provider, once more after it. Null
   * when our list is complete.
   */
  staleUntil: instant(),
  createdAt: instant().notNull(),
})

/** Masked; only the provider has their numbers. */
export const savedMethods = pgTable(
  'saved_methods',
  {
    id: id(),
    owner: text()
      .notNull()
      .references(() => paymentCustomers.owner, { onDelete: 'cascade' }),
    /** At the provider. */
    methodId: text().notNull(),
    kind: text({ enum: ['card', 'bank'] }).notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** `YYYY-MM`; null for bank accounts. */
    expiry: text(),
    createdAt: instant().notNull(),
    /** When the owner was notified of the expiry. */
    warnedAt: instant(),
    /** Kept for earlier payments. */
    removedAt: instant(),
  },
  (table) => [unique('saved_methods_once').on(table.owner, table.methodId)],
)

/** The provider's webhooks, each once by its id; unproven until looked up. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    notificationId: text().primaryKey(),
    eventType: text().notNull(),
    transactionId: text().notNull(),
    facts: json<Readonly<Record<string, string>>>().notNull(),
    receivedAt: instant().notNull(),
    handledAt: instant(),
  },
  (table) => [
    index('payment_notices_waiting')
      .on(table.receivedAt)
      .where(sql`handled_at is null`),
  ],
)
