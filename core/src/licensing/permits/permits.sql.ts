import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { requests } from '../../casework/requests/requests.sql.ts'
import type { FeeAnswers } from '../../money/fee-schedules/rules.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import type { ContractorTrade } from '../licenses/rules.ts'
import { inspectionSlots } from './inspection-slots.sql.ts'
import { inspectionWindows, permitDisciplines, type InspectionPlan } from './permit-kinds.ts'
import { storedStateNames } from './permit-life.ts'

/** What the city permits: which reviews, fees and inspections it takes. */
export const permitKinds = pgTable('permit_kinds', {
  /** `roof`; its fees are the schedule `permit.roof`. */
  code: text().primaryKey(),
  name: text().notNull(),
  nameEs: text().notNull(),
  sortOrder: integer().notNull(),
  disciplines: json<readonly (typeof permitDisciplines)[number][]>().notNull(),
  inspections: json<readonly InspectionPlan[]>().notNull(),
  /** From its issue, and from each inspection that passed. */
  validDays: integer().notNull(),
  /** Of contractors who may do it; empty: all. */
  trades: json<readonly ContractorTrade[]>()
    .notNull()
    .default(sql`'[]'`),
  needsContractor: boolean().notNull().default(false),
  isOffered: boolean().notNull().default(true),
  /** Counts changes, for the ETag. */
  version: integer().notNull().default(1),
})

/** Applications and permits, also those of the office's earlier system. */
export const permits = pgTable(
  'permits',
  {
    id: id(),
    /** Of the application, four digits. With the number it is the permit's key. */
    year: integer().notNull(),
    number: integer().notNull(),
    kind: text()
      .notNull()
      .references(() => permitKinds.code),
    /** The request by which it was applied for; null for those of another system. */
    requestId: uuid()
      .unique('permits_request')
      .references(() => requests.id, { onDelete: 'set null' }),
    state: text({ enum: storedStateNames }).notNull(),
    description: text().notNull(),
    /** Null without conditions. */
    conditions: text(),
    parcelNumber: text(),
    streetNumber: integer().notNull(),
    streetName: text().notNull(),
    streetSuffix: text().notNull(),
    unit: text(),
    zip: text().notNull(),
    /** Degrees, WGS 84; both or neither. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    ownerName: text().notNull(),
    tenantName: text().notNull().default(''),
    tenantNumber: text().notNull().default(''),
    zone: text().notNull().default(''),
    estimatedValueCents: bigint({ mode: 'number' }).notNull().default(0),
    squareFeet: integer().notNull().default(0),
    contractorName: text().notNull().default(''),
    contractorLicense: text().notNull().default(''),
    /** As chosen in the application; empty for those of another system. */
    propertyType: text().notNull().default(''),
    option: text().notNull().default(''),
    /** What its fee schedule counts, as applied for. */
    answers: json<FeeAnswers>()
      .notNull()
      .default(sql`'{}'`),
    /** In the city's time zone. */
    appliedOn: date().notNull(),
    issuedOn: date(),
    /** The last day on which work may go on. */
    expiresOn: date(),
    closedOn: date(),
    /** Counts changes, for the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('permits_number').on(table.year, table.number),
    index('permits_newest').on(table.year.desc().nullsFirst(), table.number.desc().nullsFirst()),
    // By words without accents, in the order of the search's pages.
    index('permits_by_street').on(
      sql`(portal_search_key(street_name) collate "C")`,
      table.streetNumber,
      table.year.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    index('permits_by_street_number').on(
      table.streetNumber,
      table.year.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    index('permits_by_name').using(
      'gin',
      sql`to_tsvector('simple', portal_search_key(owner_name))`,
    ),
    index('permits_by_parcel').on(
      table.parcelNumber,
      table.year.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    index('permits_by_license')
      .on(table.contractorLicense, table.year.desc().nullsFirst(), table.number.desc().nullsFirst())
      .where(sql`contractor_license <> ''`),
    index('permits_by_state').on(
      table.state,
      table.year.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    // How long recent ones took.
    index('permits_by_kind')
      .on(table.kind, table.appliedOn.desc().nullsFirst())
      .where(sql`issued_on is not null`),
    index('permits_by_place').using('gist', sql`point(${table.longitude}, ${table.latitude})`),
    check('permits_place_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('permits_value', sql`${table.estimatedValueCents} >= 0 and ${table.squareFeet} >= 0`),
  ],
)

/** A permit's states, append-only. */
export const permitHistory = pgTable(
  'permit_history',
  {
    id: id(),
    permitId: uuid()
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    state: text({ enum: storedStateNames }).notNull(),
    at: instant().notNull(),
    /** Shown to everyone; empty without one. */
    comment: text().notNull().default(''),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('permit_history_of_permit').on(table.permitId, table.at, table.id)],
)

export const reviewResults = ['waiting', 'approved', 'corrections'] as const

/** One discipline's review of one version of an application. */
export const permitReviews = pgTable(
  'permit_reviews',
  {
    id: id(),
    permitId: uuid()
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    discipline: text({ enum: permitDisciplines }).notNull(),
    /** 1 for the first version. */
    round: integer().notNull(),
    result: text({ enum: reviewResults }).notNull(),
    reviewerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Shown to everyone. */
    comment: text().notNull().default(''),
    startedAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    unique('permit_reviews_once').on(table.permitId, table.discipline, table.round),
    index('permit_reviews_waiting')
      .on(table.discipline, table.startedAt)
      .where(sql`result = 'waiting'`),
    check('permit_reviews_done', sql`(${table.result} = 'waiting') = (${table.doneAt} is null)`),
  ],
)

export const feeLineKinds = ['schedule', 'added', 'waived'] as const

/** The lines of a permit's fee, as they were quoted, added or waived by staff. */
export const permitFeeLines = pgTable(
  'permit_fee_lines',
  {
    id: id(),
    permitId: uuid()
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    nameEs: text().notNull(),
    /** The schedule and the line that it follows from. */
    rule: text().notNull(),
    /** Negative for what was waived. */
    amountCents: integer().notNull(),
    kind: text({ enum: feeLineKinds }).notNull().default('schedule'),
    createdAt: instant().notNull(),
  },
  (table) => [unique('permit_fee_lines_once').on(table.permitId, table.position)],
)

export const inspectionResults = ['booked', 'passed', 'failed', 'canceled'] as const

export const permitInspections = pgTable(
  'permit_inspections',
  {
    id: id(),
    permitId: uuid()
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    /** A code of its kind's plan. */
    code: text().notNull(),
    result: text({ enum: inspectionResults }).notNull(),
    /** In the city's time zone. */
    day: date().notNull(),
    window: text({ enum: inspectionWindows }).notNull(),
    inspectorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null for those of another system. */
    slotId: uuid().references(() => inspectionSlots.id, { onDelete: 'set null' }),
    /** In the inspector's order of the morning or afternoon; null: after those with one. */
    position: integer(),
    bookedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who is there, for the inspector. */
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    /** Such as a gate's code; only for staff. */
    note: text().notNull().default(''),
    /** Shown to everyone; what failed. */
    comment: text().notNull().default(''),
    /** What has to be corrected, one by one. */
    corrections: json<readonly string[]>().notNull().default([]),
    /** It failed because nobody let the inspector in. */
    isNoAccess: boolean().notNull().default(false),
    /** The permit's last day before and after it passed, so that a mistake can be taken back. */
    expiredBefore: date(),
    expiredAfter: date(),
    /** When the notice of the day before was sent. */
    remindedAt: instant(),
    /** Counts changes, for the ETag. */
    version: integer().notNull().default(1),
    doneAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('permit_inspections_of_permit').on(table.permitId, table.day, table.id),
    index('permit_inspections_of_day')
      .on(table.day, table.inspectorId)
      .where(sql`result = 'booked'`),
    // Two people who book the same inspection at once: one of them does.
    uniqueIndex('permit_inspections_booked')
      .on(table.permitId, table.code)
      .where(sql`result = 'booked'`),
    index('permit_inspections_of_slot').on(table.slotId),
    index('permit_inspections_in_route').on(table.inspectorId, table.day),
  ],
)
