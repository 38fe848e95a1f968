import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from './database.ts'
import type { Refusal } from './refusal.ts'

/**
 * The statement that lets a `write` go on only where a condition holds; else nothing of it happens and
 * it throws a DomainError of this kind and code. A statement before it that locks the rows which the
 * condition reads makes it hold until the commit: two requests cannot both win.
 */
export const requireThat = (builder: Builder, condition: SQL, kind: Refusal, code: string) =>
  builder.execute(sql`select portal_require_that((${condition}), ${kind}, ${code})`)
