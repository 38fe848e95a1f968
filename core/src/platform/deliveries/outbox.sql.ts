import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../database/columns.ts'
import { deliveryFailures } from './rules.ts'

/** Messages to send after the change's transaction has committed. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text().notNull(),
    /** Rows with the same topic and key are one delivery. */
    dedupeKey: text().notNull(),
    payload: json<Record<string, unknown>>().notNull(),
    /** Held: not sent, since its reader has turned it off. */
    status: text({ enum: ['pending', 'delivered', 'held', 'dead'] })
      .notNull()
      .default('pending'),
    /** Lower ones first (`priorities`). */
    priority: smallint().notNull().default(0),
    attempts: integer().notNull().default(0),
    /**
     * SHA-256 of its reader's email address, set by a trigger for mail and push: it stays when the
     * content leaves, so that the person and staff see what was sent.
     */
    recipient: text(),
    createdAt: instant().notNull(),
    nextAttemptAt: instant().notNull(),
    /** Or held. */
    deliveredAt: instant(),
    lastError: text(),
    lastFailure: text({ enum: deliveryFailures }),
    /** When the last try failed; staff can replay it. */
    deadAt: instant(),
  },
  (table) => [
    unique('outbox_once').on(table.topic, table.dedupeKey),
    index('outbox_of_recipient')
      .on(table.recipient, sql`${table.createdAt} desc`)
      .where(sql`recipient is not null`),
    index('outbox_due')
      .on(table.topic, table.priority, table.nextAttemptAt)
      .where(sql`status = 'pending'`),
    index('outbox_left')
      .on(table.deliveredAt)
      .where(sql`delivered_at is not null`),
    index('outbox_dead')
      .on(table.deadAt, table.id)
      .where(sql`status = 'dead'`),
  ],
)
