import { type SQL, sql } from 'drizzle-orm'
import type { TextKey } from '../texts/defaults/index.ts'
import type { Builder } from './database.ts'
import type { Refusal } from './refusal.ts'

/** What has to be true, and what is said where it is not. */
export interface Condition {
  readonly holds: SQL
  readonly kind: Refusal
  readonly code: TextKey
}

/**
 * The statement that lets a `write` continue only if a condition holds; otherwise it rolls back and throws a
 * DomainError of this kind and code. Lock the rows that the condition reads in a statement before it: then
 * the condition holds until the commit, and two requests cannot both win.
 */
export const requireThat = (builder: Builder, condition: SQL, kind: Refusal, code: TextKey) =>
  builder.execute(sql`select portal_require_that((${condition}), ${kind}, ${code})`)
