import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { users } from './users.sql.ts'

/** What staff show after their password. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['totp', 'passkey'] }).notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    /** Encrypted (SecretBox); only of an authenticator app. */
    totpSecret: text(),
    /** The time step of the last code: none works twice. */
    totpStep: integer(),
    /** Of a passkey, base64url, as the browser names it. */
    credentialId: text().unique('second_factors_credential'),
    /** COSE, base64url. */
    publicKey: text(),
    /** Stays 0 for synced passkeys. */
    signCount: integer().notNull().default(0),
    transports: text().array().notNull().default([]),
  },
  (table) => [index('second_factors_of_user').on(table.userId)],
)

/** For staff who lost their second factor; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
