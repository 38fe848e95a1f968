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
import { paymentStatuses } from './payment-status.ts'
import { channels, paymentCauses } from './payment-words.ts'
import { paymentQuestions } from './questions.ts'

const status = () => text({ enum: paymentStatuses })

/** All payments. The status changes only by `steps` (transition.ts). */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** What the provider has as the invoice number: `P` and 19 characters. */
    reference: text().notNull().unique('payments_reference'),
    status: status().notNull(),
    amountCents: integer().notNull(),
    appCode: text({ enum: appCodes }).notNull(),
    /** The spec's accountType: `UTILITY`, `Form Fee`, … */
    accountType: text().notNull(),
    description: text().notNull(),
    channel: text({ enum: channels }).notNull(),
    /** Who began it: a user's id, a guest's device or address by its hash, or `job:autopay`. */
    caller: text().notNull(),
    /** The caller's own name for this one payment: the same again is the same payment. */
    key: text().notNull(),
    /** What is paid and, but for a request's fee, by whom, by its hash: one open payment of it at a time. */
    intent: text().notNull(),
    /** Questions that its payer answered with yes (questions.ts). */
    confirmed: text({ enum: paymentQuestions })
      .array()
      .notNull()
      .default(sql`'{}'`),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    /** The receipt's mail address; lower-case. */
    email: text(),
    language: text({ enum: languages }).notNull(),
    methodKind: text({ enum: ['card', 'bank'] }),
    methodBrand: text(),
    methodLast4: text(),
    /** The provider's number of the charge that counts. */
    transactionId: text().unique('payments_transaction'),
    declineReason: text(),
    /** Why a bank took it back (NACHA: R01 to R85). */
    returnCode: text(),
    createdAt: instant().notNull(),
    /** When the provider was first able to take the money. */
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
    // Guests' payments, to be claimed after they signed up.
    index('payments_of_guest')
      .on(table.email)
      .where(sql`user_id is null`),
    index('payments_by_age').on(sql`${table.createdAt} desc`, table.id),
    // What a bank took back.
    index('payments_taken_back')
      .on(table.updatedAt)
      .where(sql`status = 'failed' and approved_at is not null`),
    // What the day's reconciliation compares.
    index('payments_approved_at')
      .on(table.approvedAt)
      .where(sql`approved_at is not null`),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
)

/** What a payment is for: several accounts can be paid in one go. */
export const paymentItems = pgTable(
  'payment_items',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    utilityAccountId: uuid().references(() => utilityAccounts.id, { onDelete: 'set null' }),
    requestId: uuid().references(() => requests.id, { onDelete: 'set null' }),
    /** As the payer knows it: `customer-location`, a citation's or a request's number. */
    accountNumber: text().notNull(),
    amountCents: integer().notNull(),
    /** The request's label at the time of the payment; null if the purpose says enough. */
    title: text(),
    titleEs: text(),
    /** A service address, or a request's address; for another user's water account only the street. */
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

/** Every step of every payment, in its order; rows are only ever added. */
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

/** Refunds by staff, with a reason. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    reference: text().notNull().unique('refunds_reference'),
    /** A charge that is not settled is voided, whole; a settled one refunded. */
    kind: text({ enum: ['void', 'refund'] }).notNull(),
    status: text({ enum: ['submitted', 'done', 'refused', 'unknown'] }).notNull(),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    transactionId: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // A payment is refunded once; attempts that the provider refused do not count.
    uniqueIndex('refunds_once')
      .on(table.paymentId)
      .where(sql`status <> 'refused'`),
    index('refunds_open')
      .on(table.updatedAt)
      .where(sql`status in ('submitted', 'unknown')`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
  ],
)

export const discrepancyKinds = [
  'unknown-here',
  'missing-there',
  'amount',
  'status',
  'second-charge',
] as const

/** Differences between the provider's books and ours, until staff resolve them. */
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

/** Days that were compared with the provider. */
export const reconciliations = pgTable('payment_reconciliations', {
  id: id(),
  from: instant().notNull(),
  to: instant().notNull(),
  transactions: integer().notNull(),
  found: integer().notNull(),
  finishedAt: instant().notNull(),
})

/** A user's customer profile at the provider: it holds the saved cards and bank accounts. */
export const paymentCustomers = pgTable('payment_customers', {
  /** `user/{id}` or `organization/{id}`. */
  owner: text().primaryKey(),
  customerId: text().notNull(),
  /**
   * A page of the provider on which methods may be added is open until then: each list asks the provider,
   * up to the first one after this instant. Null when ours is whole.
   */
  staleUntil: instant(),
  createdAt: instant().notNull(),
})

/** Saved cards and bank accounts, masked; their numbers are the provider's alone. */
export const savedMethods = pgTable(
  'saved_methods',
  {
    id: id(),
    owner: text()
      .notNull()
      .references(() => paymentCustomers.owner, { onDelete: 'cascade' }),
    /** The provider's number of it. */
    methodId: text().notNull(),
    kind: text({ enum: ['card', 'bank'] }).notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** `YYYY-MM`; null for bank accounts. */
    expiry: text(),
    createdAt: instant().notNull(),
    /** When the owner was notified that it expires. */
    warnedAt: instant(),
    /** Kept for earlier payments with it. */
    removedAt: instant(),
  },
  (table) => [unique('saved_methods_once').on(table.owner, table.methodId)],
)

/** The provider's webhook notifications, each once by its own id; receiving one proves nothing. */
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
