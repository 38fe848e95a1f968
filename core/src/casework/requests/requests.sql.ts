import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import { reportCategoryNames } from '../report-categories/rules.ts'
import { appCodes } from '../services/rules.ts'
import { services } from '../services/services.sql.ts'
import { recordTypeNames } from './record-types.ts'
import type { RequestSection } from './sections.ts'
import { statusNames } from './statuses.ts'

/** Numbers that residents name on the phone, without gaps worth speaking of. */
export const requestNumbers = pgSequence('request_numbers')

/** When a request is due as indexes have it; one without a target comes last. */
export const dueOrNever = sql`coalesce(requests.due_at, 'infinity'::timestamptz)`

/** What staff find a request by; also an index. */
export const requestText = sql`lower(requests.number || ' ' || requests.title || ' ' || requests.address || ' ' || requests.description)`

const due = sql`coalesce(due_at, 'infinity'::timestamptz)`

/** What residents, organizations and guests have asked of the city: the spec's cases and permits. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    /** Eight digits, the spec's caseNumber. */
    number: text().notNull().unique('requests_number'),
    recordType: text({ enum: recordTypeNames }).notNull(),
    /** The entry of the catalog by which it was sent. */
    serviceId: uuid().references(() => services.id),
    /** A key of reports/categories.ts; null where it is no report. */
    category: text({ enum: reportCategoryNames }),
    /** What it is called, as the catalog said when it was sent. */
    title: text().notNull(),
    titleEs: text(),
    status: text({ enum: statusNames }).notNull(),
    /** Who sent it: a person, a person for an organization, or a guest by mail address. */
    userId: uuid().references(() => users.id),
    organizationId: uuid().references(() => organizations.id),
    /** Lower-case; null when signed in, or where a guest left none. */
    guestEmail: text(),
    /** When the guest stopped the mail about it. */
    guestMailStoppedAt: instant(),
    /** The language of the sender's notifications. */
    language: text({ enum: languages }).notNull(),
    description: text().notNull().default(''),
    /** What the form asked beyond that, by its fields' names; for a report its category's. */
    details: json<Readonly<Record<string, unknown>>>().notNull(),
    /** What a hosted form showed, label by label, as the detail view shows it. */
    sections: json<readonly RequestSection[]>().notNull(),
    address: text().notNull().default(''),
    /** Degrees, WGS 84; both or neither. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Its square of about 100 meters (map-cell.ts). */
    mapCell: bigint({ mode: 'number' }),
    /** Part of the city, by which staff share the case queue. */
    area: text(),
    /** 1 to 5, what feedback rates. */
    rating: integer(),
    /** Whom to ask for about this one request; null where that is its sender's account. */
    contactName: text(),
    /** Null: the account's. Empty: not to be called. */
    contactPhone: text(),
    /** 1 to 5, how the sender found what was done in the end. */
    satisfaction: integer(),
    isActionRequired: boolean().notNull().default(false),
    actionMessage: text(),
    paymentAmountCents: integer(),
    paymentCode: text({ enum: appCodes }),
    paidAt: instant(),
    /** The member of staff who works on it. */
    assigneeId: uuid().references(() => users.id),
    /** When the city plans to finish; null without a target. */
    dueAt: instant(),
    closedAt: instant(),
    closeReason: text(),
    /** The request that this one duplicates. */
    mergedIntoId: uuid().references((): AnyPgColumn => requests.id),
    /** Counts changes; what the ETag says. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('requests_of_user').on(table.userId, sql`${table.updatedAt} desc`, table.id),
    index('requests_of_organization')
      .on(table.organizationId, sql`${table.updatedAt} desc`, table.id)
      .where(sql`organization_id is not null`),
    index('requests_of_guest')
      .on(table.guestEmail)
      .where(sql`guest_email is not null`),
    index('requests_by_age').on(sql`${table.createdAt} desc`, table.id),
    // The case queue: what is due first, of all requests and of each filter.
    index('requests_open')
      .on(due, table.id)
      .where(sql`closed_at is null`),
    index('requests_open_of_category')
      .on(table.category, due, table.id)
      .where(sql`closed_at is null`),
    index('requests_open_of_assignee')
      .on(table.assigneeId, due, table.id)
      .where(sql`closed_at is null`),
    index('requests_open_of_area')
      .on(table.area, due, table.id)
      .where(sql`closed_at is null`),
    index('requests_open_of_status')
      .on(table.status, due, table.id)
      .where(sql`closed_at is null`),
    // Its other lists: what came last; of closed ones without stepping over all that are open.
    index('requests_closed')
      .on(sql`${table.createdAt} desc`, table.id)
      .where(sql`closed_at is not null`),
    index('requests_of_status').on(table.status, sql`${table.createdAt} desc`, table.id),
    index('requests_of_category').on(table.category, sql`${table.createdAt} desc`, table.id),
    index('requests_of_assignee')
      .on(table.assigneeId, sql`${table.createdAt} desc`, table.id)
      .where(sql`assignee_id is not null`),
    index('requests_containing').using(
      'gin',
      sql`lower(${table.number} || ' ' || ${table.title} || ' ' || ${table.address} || ' ' || ${table.description}) gin_trgm_ops`,
    ),
    index('requests_open_nearby')
      .on(table.category, table.mapCell)
      .where(sql`closed_at is null and merged_into_id is null`),
    check(
      'requests_payment_code',
      sql`${table.paymentCode} in (${sql.raw(appCodes.map((code) => `'${code}'`).join(', '))})`,
    ),
    check('requests_place_whole', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check('requests_rating', sql`${table.rating} between 1 and 5`),
    check('requests_satisfaction', sql`${table.satisfaction} between 1 and 5`),
  ],
)

/** What can happen to a request. */
export const requestEventKinds = [
  'submitted',
  'status',
  'assigned',
  'question',
  'answer',
  'reply',
  'note',
  'file',
  'merged',
  'followed',
  'rated',
  'paid',
] as const

/** Everything that happened to a request, in its order; rows are only ever added. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    kind: text({ enum: requestEventKinds }).notNull(),
    by: text({ enum: ['resident', 'staff', 'system'] }).notNull(),
    actorId: uuid().references(() => users.id),
    /** Shown to the sender of the request; notes are not. */
    isPublic: boolean().notNull(),
    /** Plain text. */
    body: text(),
    /** `from` and `to` of a status, and the like. */
    facts: json<Readonly<Record<string, string | null>>>().notNull(),
  },
  (table) => [index('request_events_of_request').on(table.requestId, table.at, table.id)],
)

/** Files of a request, or of a draft or an answer until that is sent. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: id(),
    requestId: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    draftId: uuid().references(() => drafts.id, { onDelete: 'set null' }),
    /** The request whose answer it is to be part of, until that is sent. */
    answersId: uuid().references(() => requests.id, { onDelete: 'set null' }),
    /** As the sender named it, made harmless. */
    name: text().notNull(),
    contentType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Its name in the bucket. */
    objectKey: text().notNull().unique('request_files_object'),
    /** What its small copy is (requests/thumbnail.ts); null where none was sent. */
    thumbnailType: text(),
    by: text({ enum: ['resident', 'staff'] }).notNull(),
    isPublic: boolean().notNull(),
    /** In whose room it is (requests/file-room.ts); no longer than it counts there. */
    keeper: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('request_files_of_keeper')
      .on(table.keeper, table.createdAt)
      .where(sql`keeper is not null`),
    index('request_files_of_request').on(table.requestId, table.createdAt),
    index('request_files_of_draft').on(table.draftId),
    index('request_files_of_answer')
      .on(table.answersId)
      .where(sql`answers_id is not null`),
    // What neither belongs to is swept up.
    index('request_files_orphaned')
      .on(table.createdAt)
      .where(sql`request_id is null`),
  ],
)

/**
 * Who else is notified: people who followed the report instead of sending it again, and senders of
 * duplicates.
 */
export const requestFollowers = pgTable(
  'request_followers',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-case; of a guest. */
    guestEmail: text(),
    language: text({ enum: languages }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('request_followers_once').on(table.requestId, table.userId),
    unique('request_followers_guest_once').on(table.requestId, table.guestEmail),
    index('request_followers_of_user').on(table.userId),
    check('request_followers_one', sql`(${table.userId} is null) <> (${table.guestEmail} is null)`),
  ],
)

/** Forms that were begun, so that nothing typed is lost. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    /** `user/{id}`, or `device/{hash of the device's secret}` for guests. */
    owner: text().notNull(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    form: json<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('drafts_once').on(table.owner, table.serviceId),
    index('drafts_age').on(table.updatedAt),
  ],
)

/** Filters of the case queue that a member of staff saved. */
export const requestFilters = pgTable(
  'request_filters',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The queue's query string. */
    query: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('request_filters_name').on(table.userId, table.name)],
)
