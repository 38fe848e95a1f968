import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { audit } from '../../platform/audit/index.ts'
import type { AuditedEntity } from '../../platform/audit/rules.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import type { MailKind } from '../../platform/mail/index.ts'
import type { TextKey } from '../../platform/texts/index.ts'

/** What people can get news of by email, with an account or without. `Key` is as addresses have it. */
export interface Followable<Key> {
  /** It has `followerColumns`, and `subject`. */
  readonly table: PgTable
  readonly subject: 'permit_id' | 'parcel_id' | 'board_id'
  /** SQL: the tables of what is followed. */
  readonly from: SQL
  /** SQL on its rows. */
  readonly id: SQL
  readonly isAt: (context: Context, key: Key) => SQL
  readonly notFound: TextKey
  readonly entity: AuditedEntity
  readonly entityId: (key: Key) => string
  /**
   * The page where a follower can say yes or stop, which the signature of their link covers: in SQL
   * on the rows of `from` and an id, and the same of a key.
   */
  readonly linkSql: (follower: SQL) => SQL
  readonly link: (key: Key, follower: string) => string
  readonly linkEnded: TextKey
  readonly confirmMail: MailKind
  /** SQL on the rows of `from`: a JSON object. */
  readonly confirmValues: (language: Language) => SQL
  /** Of one person. */
  readonly most?: { readonly count: number; readonly code: TextKey }
}

/** What is done to what; `operation` is noted in the audit log. */
export interface Following<Key> {
  readonly operation: string
  readonly key: Key
}

export const atNow = ({ clock }: Context): SQL => sql`${clock.now().toISOString()}::timestamptz`

export const noted = <Key>(
  context: Context,
  builder: Builder,
  { entity, entityId }: Followable<Key>,
  { operation, key }: Following<Key>,
) => audit(context, builder, { operation, entity, entityId: entityId(key), details: {} })

export const subjectOf = <Key>(
  context: Context,
  { id, from, isAt }: Followable<Key>,
  key: Key,
): SQL => sql`(select ${id} from ${from} where ${isAt(context, key)})`
