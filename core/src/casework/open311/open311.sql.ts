import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { partnerKeys, partners } from '../../people/partners/partners.sql.ts'
import { instant } from '../../platform/database/columns.ts'
import { requestEvents, requests } from '../requests/requests.sql.ts'

/** Requests that a partner's software sent, and what of them is no report's own. */
export const open311Requests = pgTable(
  'open311_requests',
  {
    requestId: uuid()
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id),
    keyId: uuid()
      .notNull()
      .references(() => partnerKeys.id),
    /** Addresses that the sender named: text for staff, never fetched and never a link. */
    mediaUrls: text().array().notNull(),
    /** SHA-256 of the key and what was sent with it, or of the key and its Idempotency-Key. */
    sendingMark: text().notNull(),
    /** SHA-256 of the key and what was sent with it. */
    bodyMark: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('open311_requests_sent').on(table.sendingMark, table.createdAt),
    index('open311_requests_of_partner').on(table.partnerId, table.createdAt),
    index('open311_requests_by_key').on(table.keyId),
  ],
)

/** Updates that a partner sent, each once. */
export const open311Updates = pgTable(
  'open311_updates',
  {
    partnerId: uuid()
      .notNull()
      .references(() => partners.id),
    /** The partner's own. */
    updateId: text().notNull(),
    eventId: uuid()
      .notNull()
      .references(() => requestEvents.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.updateId] }),
    unique('open311_updates_event').on(table.eventId),
  ],
)
