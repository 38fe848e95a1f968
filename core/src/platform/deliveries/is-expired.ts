import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'

/** Whether a message is useless: its link has expired. */
export const isExpired = ({ clock }: Context): SQL =>
  sql`coalesce((payload ->> 'until')::timestamptz <= ${clock.now().toISOString()}::timestamptz, false)`
