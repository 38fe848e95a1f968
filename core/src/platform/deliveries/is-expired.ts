import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'

/** Whether what a row of the outbox says helps nobody any more: the link in it has lapsed. */
export const isExpired = ({ clock }: Context): SQL =>
  sql`coalesce((payload ->> 'until')::timestamptz <= ${clock.now().toISOString()}::timestamptz, false)`
