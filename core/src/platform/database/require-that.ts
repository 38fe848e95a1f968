import { type SQL, sql } from 'drizzle-orm'
import type { TextKey } from '../texts/defaults/index.ts'
import type { Builder } from './database.ts'
import type { Refusal } from './refusal.ts'

export interface Condition {
  readonly holds: SQL
  readonly kind: Refusal
  readonly code: TextKey
}

/**
 * Otherwise rolls back and throws. Lock the rows that the condition reads in an earlier statement:
 * then it holds until the commit, and two requests cannot both win.
 */
export const requireThat = (builder: Builder, condition: SQL, kind: Refusal, code: TextKey) =>
  builder.execute(sql`select portal_require_that((${condition}), ${kind}, ${code})`)
