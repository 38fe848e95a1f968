import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { partnerScopes } from './rules.ts'

/** Who builds on the contract: an app's maker, a neighbor city, a data team. */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    name: text().notNull(),
    /** Where staff write when a key leaks: an address at work, not a resident’s. */
    contact: text().notNull(),
    /** Counts changes, for the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('partners_name').on(table.name)],
)

/** API keys. What staff decide is here, what changes with each request in `partner_key_uses`. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: id(),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id),
    name: text().notNull(),
    scopes: text({ enum: partnerScopes }).array().notNull(),
    /** Requests. */
    limitPerMinute: integer().notNull(),
    /** Its first characters, by which people tell keys apart. */
    prefix: text().notNull(),
    /** SHA-256. A key has 256 random bits, so it needs no salt and no slow hash. */
    hash: text().notNull(),
    /** Null: until it is revoked. */
    expiresAt: instant(),
    revokedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('partner_keys_hash').on(table.hash),
    index('partner_keys_of').on(table.partnerId),
  ],
)

/** One row for each key that was used. No index changes with it, so an update stays within its page. */
export const partnerKeyUses = pgTable('partner_key_uses', {
  keyId: uuid()
    .primaryKey()
    .references(() => partnerKeys.id),
  /** The minute that `used` counts. */
  minute: instant().notNull(),
  used: integer().notNull(),
  lastUsedAt: instant().notNull(),
})
