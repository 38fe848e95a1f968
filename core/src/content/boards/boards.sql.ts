import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { boardOfficeNames } from './board-kinds.ts'
import type { BoardLink } from './board-link.ts'

/** Boards and commissions (spec, resident section 3). Size and vacancies follow from the seats. */
export const boards = pgTable('boards', {
  id: id(),
  name: text().notNull(),
  nameEs: text(),
  /** In its page's address; never changes. */
  alias: text().notNull().unique(),
  icon: text(),
  /** Sanitized HTML. */
  overview: text().notNull(),
  overviewEs: text(),
  termLength: text(),
  termLengthEs: text(),
  termLimit: text(),
  termLimitEs: text(),
  staffLiaisonName: text(),
  staffLiaisonEmail: text(),
  staffLiaisonPhone: text(),
  /** In words, such as “First Monday”; meetings have their own days. */
  meetingDay: text(),
  meetingDayEs: text(),
  meetingTime: text(),
  meetingLocation: text(),
  powers: json<readonly string[]>()
    .notNull()
    .default(sql`'[]'`),
  powersEs: json<readonly string[]>(),
  /** Up to 10 label and address pairs. */
  additionalInformation: json<readonly BoardLink[]>().notNull(),
  /** In the system that it was imported from: `legistar/12`. */
  sourceKey: text().unique(),
  /** No longer shown, and takes no applications; what it did stays. */
  endedAt: instant(),
})

/** People who serve or served. Names are public, contact details are for staff. */
export const boardMembers = pgTable(
  'board_members',
  {
    id: id(),
    fullName: text().notNull(),
    email: text(),
    phone: text(),
    /** Of those who applied with an account. */
    userId: uuid(),
    sourceKey: text().unique(),
  },
  (table) => [index('board_members_of_user').on(table.userId)],
)

export const boardSeats = pgTable(
  'board_seats',
  {
    id: id(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id),
    /** From 1. */
    position: integer().notNull(),
    name: text(),
    nameEs: text(),
    /** Who appoints, such as “Mayor”. */
    appointer: text(),
    appointerEs: text(),
    requirements: text(),
    requirementsEs: text(),
    isVoting: boolean().notNull().default(true),
    /** Sits in for others; does not count in the board's size. */
    isAlternate: boolean().notNull().default(false),
    /** Elected seats, for example, do not. */
    takesApplications: boolean().notNull().default(true),
    termYears: integer(),
    /** A seat that the board no longer has. */
    endedOn: date({ mode: 'string' }),
  },
  (table) => [
    unique('board_seats_position').on(table.boardId, table.position),
    check('board_seats_term', sql`${table.termYears} between 1 and 20`),
  ],
)

/**
 * Who sits in a seat, and when. A migration adds that two terms of a seat never share a day
 * (`board_terms_no_overlap`).
 */
export const boardTerms = pgTable(
  'board_terms',
  {
    id: id(),
    seatId: uuid()
      .notNull()
      .references(() => boardSeats.id),
    memberId: uuid()
      .notNull()
      .references(() => boardMembers.id),
    /** Null: before the city's records. */
    fromDay: date({ mode: 'string' }),
    /** Included; null: without an end. */
    toDay: date({ mode: 'string' }),
    /** From the system before, until meetings with attendance are recorded here. */
    carriedPercentage: integer(),
  },
  (table) => [
    index('board_terms_of_seat').on(table.seatId, table.toDay),
    index('board_terms_of_member').on(table.memberId),
    check('board_terms_days', sql`${table.toDay} >= ${table.fromDay}`),
    check('board_terms_carried', sql`${table.carriedPercentage} between 0 and 100`),
  ],
)

/** `board_offices_no_overlap`, in a migration: one chair at a time. */
export const boardOffices = pgTable(
  'board_offices',
  {
    id: id(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id),
    memberId: uuid()
      .notNull()
      .references(() => boardMembers.id),
    office: text({ enum: boardOfficeNames }).notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }),
  },
  (table) => [
    index('board_offices_of_board').on(table.boardId),
    index('board_offices_of_member').on(table.memberId),
    check('board_offices_days', sql`${table.toDay} >= ${table.fromDay}`),
  ],
)
