import { sql } from 'drizzle-orm'
import { requestIdAt } from '../../casework/requests/index.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { actsForPermit } from '../permits/index.ts'
import { permits } from '../permits/permits.sql.ts'
import type { PermitState } from '../permits/rules.ts'
import { permitNotFound } from './plan-review.errors.ts'

export interface PermitOfRequest {
  readonly year: number
  readonly number: number
  readonly state: PermitState
}

/** The permit behind a request, by its id or number. @throws not-found for another person's. */
export async function getPermitOfRequest(
  context: Context,
  address: string,
): Promise<PermitOfRequest> {
  const actor = requireContact(context)
  const [row] = await context.database.rows<{ found: PermitOfRequest }>(sql`
    select json_build_object('year', p.year, 'number', p.number, 'state', p.state) as found
    from ${permits} p where p.request_id = ${requestIdAt(address)} and ${actsForPermit(actor)}`)
  if (!row) throw permitNotFound()
  return row.found
}
