import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { requests } from '../../casework/requests/requests.sql.ts'
import type { FeeAnswers, QuoteLine } from '../../money/fee-schedules/rules.ts'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import { licenseStatuses } from './license-facts.ts'
import type { ContractorTrade } from './trades.ts'

/** Business licenses. Which years one is valid for is in `license_years`. */
export const licenses = pgTable(
  'licenses',
  {
    id: id(),
    /** Upper-case, as printed: the spec's account number. */
    number: text().notNull().unique('licenses_number'),
    /** `restaurant`: the fee schedule `license.restaurant`, which also has its name. */
    kind: text().notNull(),
    businessName: text().notNull(),
    address: text().notNull(),
    /** For reminders; lower-case. Null: by letter alone. */
    email: text(),
    language: text({ enum: languages }).notNull(),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    /** Keyed by the workers' secret (pin.ts): PINs are too short for a plain hash. */
    pinHash: text().notNull(),
    /** What the fee schedule counts, such as seats. */
    answers: json<FeeAnswers>().notNull(),
    /** Of a contractor; empty: before they were recorded, and for other kinds. */
    trades: json<readonly ContractorTrade[]>()
      .notNull()
      .default(sql`'[]'`),
    status: text({ enum: licenseStatuses }).notNull(),
    /** Counts changes, for the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('licenses_containing').using(
      'gin',
      sql`lower(${table.number} || ' ' || ${table.businessName} || ' ' || ${table.address}) gin_trgm_ops`,
    ),
    index('licenses_of_organization')
      .on(table.organizationId)
      .where(sql`organization_id is not null`),
  ],
)

/**
 * A year of a license. It counts once its request is paid, which the payment's own transaction says
 * (`requests.paid_at`), so a payment that is taken back ends it and one that comes twice changes
 * nothing. The office issues a first year itself.
 */
export const licenseYears = pgTable(
  'license_years',
  {
    id: id(),
    licenseId: uuid()
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    /** Included; the renewal is due on it. */
    toDay: date({ mode: 'string' }).notNull(),
    /** Printed on the license, so that anyone can check it. */
    code: text().notNull().unique('license_years_code'),
    isIssued: boolean().notNull(),
    /** As quoted; empty if the office issued it. */
    lines: json<readonly QuoteLine[]>().notNull(),
    feeCents: integer().notNull(),
    penaltyCents: integer().notNull(),
    totalCents: integer().notNull(),
    quotedOn: date({ mode: 'string' }).notNull(),
    requestId: uuid()
      .unique('license_years_request')
      .references(() => requests.id),
    /** When its holder was notified that it is paid. */
    announcedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('license_years_once').on(table.licenseId, table.year),
    index('license_years_unannounced')
      .on(table.createdAt)
      .where(sql`announced_at is null and not is_issued`),
    check('license_years_days', sql`${table.fromDay} <= ${table.toDay}`),
    check('license_years_paid', sql`${table.isIssued} or ${table.requestId} is not null`),
  ],
)

/** Each reminder that a renewal is due, once. */
export const licenseReminders = pgTable(
  'license_reminders',
  {
    licenseId: uuid()
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    /** Before the last valid day: 60, 30 or 7. */
    days: integer().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.year, table.days] })],
)
