import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { permits } from '../permits/permits.sql.ts'
import { permitDisciplines } from '../permits/rules.ts'
import { commentStates, documentKinds } from './rules.ts'

const ofPermit = () =>
  uuid()
    .notNull()
    .references(() => permits.id, { onDelete: 'cascade' })
const person = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** Drawings and papers of an application; each is a row of versions. */
export const permitDocuments = pgTable(
  'permit_documents',
  {
    id: id(),
    permitId: ofPermit(),
    kind: text({ enum: documentKinds }).notNull(),
    name: text().notNull(),
    /** Null: as the city's setting says (`isDocumentPublic`). */
    isPublic: boolean(),
    createdAt: instant().notNull(),
  },
  (table) => [index('permit_documents_of_permit').on(table.permitId, table.createdAt, table.id)],
)

/** A document as it was sent; one that is not sent yet has no number. */
export const permitDocumentVersions = pgTable(
  'permit_document_versions',
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => permitDocuments.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer(),
    /** The number that was current when it was uploaded; 0 for a new document. */
    replaces: integer().notNull(),
    /** Of the application that it was sent with; 1 is the first. */
    round: integer().notNull(),
    fileId: uuid()
      .notNull()
      .unique('permit_document_versions_file')
      .references(() => requestFiles.id, { onDelete: 'cascade' }),
    by: text({ enum: ['resident', 'staff'] }).notNull(),
    actorId: person(),
    sentAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('permit_document_versions_number').on(table.documentId, table.number),
    uniqueIndex('permit_document_versions_unsent')
      .on(table.documentId)
      .where(sql`number is null`),
    check(
      'permit_document_versions_sent',
      sql`(${table.number} is null) = (${table.sentAt} is null)`,
    ),
  ],
)

/** What a reviewer asks of one version of a document, or notes on it. */
export const permitComments = pgTable(
  'permit_comments',
  {
    id: id(),
    permitId: ofPermit(),
    documentId: uuid().notNull(),
    /** Of the document. */
    versionNumber: integer().notNull(),
    round: integer().notNull(),
    discipline: text({ enum: permitDisciplines }).notNull(),
    /** Where on the document: `A2.1`, `page 3`. */
    sheet: text().notNull().default(''),
    text: text().notNull(),
    /** Has to be answered, and the answer accepted; otherwise it is a note. */
    isRequired: boolean().notNull(),
    state: text({ enum: commentStates }).notNull(),
    authorId: person(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('permit_comments_of_permit').on(table.permitId, table.createdAt, table.id),
    foreignKey({
      name: 'permit_comments_version',
      columns: [table.documentId, table.versionNumber],
      foreignColumns: [permitDocumentVersions.documentId, permitDocumentVersions.number],
    }).onDelete('cascade'),
  ],
)

/** One answer for each round; not sent yet without `sentAt`. */
export const permitCommentAnswers = pgTable(
  'permit_comment_answers',
  {
    id: id(),
    commentId: uuid()
      .notNull()
      .references(() => permitComments.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    text: text().notNull(),
    actorId: person(),
    sentAt: instant(),
    updatedAt: instant().notNull(),
    /** What the reviewer wrote back when they asked again; empty without. */
    reply: text().notNull().default(''),
    repliedAt: instant(),
  },
  (table) => [unique('permit_comment_answers_once').on(table.commentId, table.round)],
)

/** What the applicant changed from one round to the next. */
export const permitResubmissions = pgTable(
  'permit_resubmissions',
  {
    id: id(),
    permitId: ofPermit(),
    /** That it begins; 2 is the first resubmission. */
    round: integer().notNull(),
    whatChanged: text().notNull(),
    hasNewVersions: boolean().notNull(),
    actorId: person(),
    sentAt: instant().notNull(),
  },
  (table) => [unique('permit_resubmissions_once').on(table.permitId, table.round)],
)
