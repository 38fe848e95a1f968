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
  primaryKey,
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
import { teams } from '../teams/teams.sql.ts'
import { channels } from './channels.ts'
import { recordTypeNames } from './record-types.ts'
import type { RequestSection } from './sections.ts'
import { statusNames } from './statuses.ts'

/** For people to read out; gaps are rare. */
export const requestNumbers = pgSequence('request_numbers')

/** For indexes; without a target last. */
export const dueOrNever = sql`coalesce(requests.due_at, 'infinity'::timestamptz)`

/** Staff's text search; also an index. */
export const requestText = sql`lower(requests.number || ' ' || requests.title || ' ' || requests.address || ' ' || requests.description)`

const due = sql`coalesce(due_at, 'infinity'::timestamptz)`
const open = sql`closed_at is null`
const closed = sql`closed_at is not null`
const answered = sql`closed_at is null and answered_at is not null`

/** From residents, organizations and guests: the spec's cases and permits. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    /** Eight digits, the spec's caseNumber. */
    number: text().notNull().unique('requests_number'),
    recordType: text({ enum: recordTypeNames }).notNull(),
    /** The catalog entry it was sent by. */
    serviceId: uuid().references(() => services.id),
    /** A key of reports/categories.ts; null for other requests. */
    category: text({ enum: reportCategoryNames }),
    /** From the catalog when it was sent. */
    title: text().notNull(),
    titleEs: text(),
    status: text({ enum: statusNames }).notNull(),
    /** A person, a person for an organization, or a guest by email address. */
    userId: uuid().references(() => users.id),
    organizationId: uuid().references(() => organizations.id),
    /** Lower-case; null for users, and for guests who left none. */
    guestEmail: text(),
    channel: text({ enum: channels }).notNull().default('online'),
    /** When the guest unsubscribed from its emails. */
    guestMailStoppedAt: instant(),
    /** Of the sender's notifications. */
    language: text({ enum: languages }).notNull(),
    description: text().notNull().default(''),
    /** The form's other answers by field name; a report's category answers. */
    details: json<Readonly<Record<string, unknown>>>().notNull(),
    /** What a hosted form showed, as the detail view shows it. */
    sections: json<readonly RequestSection[]>().notNull(),
    address: text().notNull().default(''),
    /** Degrees, WGS 84; both or neither. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** About 100 meters wide (map-cell.ts). */
    mapCell: bigint({ mode: 'number' }),
    /** Part of the city, by which staff divide the case queue. */
    area: text(),
    /** 1 to 5, of feedback. */
    rating: integer(),
    /** The contact for this request; null: its sender's account. */
    contactName: text(),
    /** Null: the account's. Empty: no calls. */
    contactPhone: text(),
    /** 1 to 5, the sender's rating of the result. */
    satisfaction: integer(),
    isActionRequired: boolean().notNull().default(false),
    actionMessage: text(),
    paymentAmountCents: integer(),
    paymentCode: text({ enum: appCodes }),
    paidAt: instant(),
    /** When the resident answered; null again after staff's next step. */
    answeredAt: instant(),
    /** When staff opened it again; null once it is closed again. */
    reopenedAt: instant(),
    teamId: uuid().references(() => teams.id, { onDelete: 'set null' }),
    /** A staff member. */
    assigneeId: uuid().references(() => users.id),
    /** Null without a target. */
    dueAt: instant(),
    closedAt: instant(),
    closeReason: text(),
    /** The request that this one duplicates. */
    mergedIntoId: uuid().references((): AnyPgColumn => requests.id),
    /** Counts changes, for the ETag. */
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
    // The case queue: in each order, read from either end. Columns after the id let rows be counted
    // by the index alone.
    index('requests_by_age').on(table.createdAt, table.id),
    index('requests_by_change').on(table.updatedAt, table.id),
    index('requests_open').on(due, table.id, table.dueAt).where(open),
    index('requests_open_by_age').on(table.createdAt, table.id).where(open),
    index('requests_open_by_change').on(table.updatedAt, table.id).where(open),
    index('requests_open_of_assignee').on(table.assigneeId, due, table.id, table.dueAt).where(open),
    index('requests_open_of_assignee_by_age')
      .on(table.assigneeId, table.createdAt, table.id)
      .where(open),
    index('requests_open_of_assignee_by_change')
      .on(table.assigneeId, table.updatedAt, table.id)
      .where(open),
    index('requests_open_of_team')
      .on(table.teamId, due, table.id, table.dueAt)
      .where(sql`closed_at is null and team_id is not null`),
    index('requests_open_of_category').on(table.category, due, table.id, table.dueAt).where(open),
    index('requests_open_of_area').on(table.area, due, table.id, table.dueAt).where(open),
    index('requests_open_of_status').on(table.status, due, table.id, table.dueAt).where(open),
    index('requests_answered').on(due, table.id).where(answered),
    index('requests_answered_by_age').on(table.createdAt, table.id).where(answered),
    index('requests_answered_by_change').on(table.updatedAt, table.id).where(answered),
    index('requests_reopened')
      .on(due, table.id)
      .where(sql`closed_at is null and reopened_at is not null`),
    // Separate, to skip the open ones.
    index('requests_closed').on(table.createdAt, table.id).where(closed),
    index('requests_closed_by_change').on(table.updatedAt, table.id).where(closed),
    index('requests_by_close').on(table.closedAt).where(closed),
    index('requests_of_status').on(table.status, table.createdAt, table.id, table.closedAt),
    index('requests_of_category').on(table.category, table.createdAt, table.id, table.closedAt),
    index('requests_of_assignee')
      .on(table.assigneeId, table.createdAt, table.id, table.closedAt)
      .where(sql`assignee_id is not null`),
    index('requests_merged_into')
      .on(table.mergedIntoId)
      .where(sql`merged_into_id is not null`),
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
  'category',
  'due',
  'place',
] as const

/** A request's history, append-only. */
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
    /** Shown to the request's sender; notes are not. */
    isPublic: boolean().notNull(),
    /** Plain text. */
    body: text(),
    /** Such as `from` and `to` of a status. */
    facts: json<Readonly<Record<string, string | null>>>().notNull(),
  },
  (table) => [
    index('request_events_of_request').on(table.requestId, table.at, table.id),
    // For partners that ask what changed since they asked last.
    index('request_events_of_progress')
      .on(table.at, table.id)
      .where(sql`is_public and kind in ('status', 'merged')`),
  ],
)

/** Files of a request, or of an unsent draft or answer. */
export const requestFiles = pgTable(
  'request_files',
  {
    id: id(),
    requestId: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    draftId: uuid().references(() => drafts.id, { onDelete: 'set null' }),
    /** The request whose answer it will be part of. */
    answersId: uuid().references(() => requests.id, { onDelete: 'set null' }),
    /** The answer in the history that it came with. */
    eventId: uuid().references(() => requestEvents.id, { onDelete: 'set null' }),
    /** Sanitized. */
    name: text().notNull(),
    contentType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Its key in the bucket. */
    objectKey: text().notNull().unique('request_files_object'),
    /** The thumbnail's type (requests/thumbnail.ts); null without one. */
    thumbnailType: text(),
    by: text({ enum: ['resident', 'staff'] }).notNull(),
    isPublic: boolean().notNull(),
    /** Whose limit it counts toward (requests/file-room.ts); null once it no longer counts. */
    keeper: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('request_files_of_keeper')
      .on(table.keeper, table.createdAt)
      .where(sql`keeper is not null`),
    index('request_files_of_request').on(table.requestId, table.createdAt, table.id),
    index('request_files_of_draft').on(table.draftId),
    index('request_files_of_answer')
      .on(table.answersId)
      .where(sql`answers_id is not null`),
    index('request_files_of_event')
      .on(table.eventId)
      .where(sql`event_id is not null`),
    // Orphans, for the sweep.
    index('request_files_orphaned')
      .on(table.createdAt)
      .where(sql`request_id is null`),
  ],
)

/** People who followed a report instead of sending it again, and senders of duplicates. */
export const requestFollowers = pgTable(
  'request_followers',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-case; a guest's. */
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

/** Staff who have a request open now; one row per person and request. */
export const requestViewers = pgTable(
  'request_viewers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.requestId] }),
    index('request_viewers_of_request').on(table.requestId),
  ],
)

export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    /** `user/{id}`, or `device/{hash of its secret}` for guests. */
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

/** Saved by a staff member, for themselves or for all staff. */
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
    /** Shown to all staff. */
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('request_filters_name').on(table.userId, table.name),
    index('request_filters_shared')
      .on(table.name)
      .where(sql`is_shared`),
  ],
)
