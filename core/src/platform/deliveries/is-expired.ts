import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'

/** Whether a row of the outbox has become useless: the link in it has expired. */
export const isExpired = ({ clock }: Context): SQL =>
  sql`coalesce((payload ->> 'until')::timestamptz <= ${clock.now().toISOString()}::timestamptz, false)`
