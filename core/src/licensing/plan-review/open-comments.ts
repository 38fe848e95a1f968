import { type SQL, sql } from 'drizzle-orm'
import type { PermitDiscipline } from '../permits/rules.ts'
import { permitComments } from './plan-review.sql.ts'

/**
 * SQL: a discipline has comments on a permit that must be answered and are not accepted yet. It
 * cannot approve until then. Without a discipline: any of them.
 */
export const hasOpenComments = (permitId: string | SQL, discipline?: PermitDiscipline): SQL => sql`
  exists (select from ${permitComments} c
    where c.permit_id = ${permitId} and c.is_required and c.state <> 'accepted'
      ${discipline === undefined ? sql`` : sql`and c.discipline = ${discipline}`})`
