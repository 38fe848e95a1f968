import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { partners } from '../partners/partners.sql.ts'
import { eventKinds, sentKinds, tryFailures } from './rules.ts'

/** Where a partner receives events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id),
    address: text().notNull(),
    kinds: text({ enum: eventKinds }).array().notNull(),
    /** Encrypted (SecretBox), bound to the row's id. */
    secret: text().notNull(),
    /** The one before, which signs too until `oldSecretEndsAt`. */
    oldSecret: text(),
    oldSecretEndsAt: instant(),
    disabledAt: instant(),
    /** Null: by staff. */
    disabledBecause: text({ enum: ['gone', 'failing'] }),
    /** Of the first failed try since the last success. */
    failingSince: instant(),
    /** Rounds of tries that failed since then. */
    failures: integer().notNull().default(0),
    /** No delivery is claimed before. */
    pausedUntil: instant(),
    /** A worker sends to it; after a worker's death it is free from then on. */
    laneUntil: instant(),
    /** Counts staff's changes, for the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('webhook_endpoints_address').on(table.partnerId, table.address)],
)

/** One row for an event, however many endpoints receive it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: id(),
    kind: text({ enum: sentKinds }).notNull(),
    /** JSON as it is sent, so that each try has the same bytes. Public data only. */
    body: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('webhook_events_by_age').on(table.at)],
)

/** An event on its way to one endpoint, and then its record for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** By time: the log is read in its order. */
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    lastTriedAt: instant(),
    /** Of the receiver's answer; null without one. */
    lastStatus: integer(),
    /** Null after a success. */
    lastFailure: text({ enum: tryFailures }),
    lastMs: integer(),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_log').on(table.endpointId, table.id),
    index('webhook_deliveries_failed')
      .on(table.endpointId, table.id)
      .where(sql`status = 'failed'`),
    index('webhook_deliveries_of_event').on(table.eventId),
  ],
)
