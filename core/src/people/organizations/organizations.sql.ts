import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { users } from '../users/users.sql.ts'

/** Businesses and other groups that people act for. */
export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text().notNull(),
    /** From `normalNumber`, like the license. */
    taxId: text().notNull(),
    businessLicenseId: text().notNull(),
    address1: text().notNull().default(''),
    address2: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zip: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // Two people who add the same business at once add one.
    unique('organizations_numbers').on(table.taxId, table.businessLicenseId),
    index('organizations_name').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
)

/** A member is pending until a manager has approved. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['manager', 'member'] }).notNull(),
    isVerified: boolean().notNull(),
    createdAt: instant().notNull(),
    verifiedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('organization_members_of_user').on(table.userId),
  ],
)

/** Invitations by a manager to an email address; accepted or withdrawn ones are deleted. */
export const organizationInvitations = pgTable(
  'organization_invitations',
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Lower-case. Only the account with this verified address can accept. */
    email: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('organization_invitations_once').on(table.organizationId, table.email),
    index('organization_invitations_to').on(table.email),
    index('organization_invitations_age').on(table.createdAt),
  ],
)
