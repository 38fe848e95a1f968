import { type SQL, sql } from 'drizzle-orm'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isValidYear, yearsOfLicense } from '../licenses/index.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { contractorKind } from '../licenses/rules.ts'

/** SQL: the licenses of the organization that the person acts for, as a JSON list. */
export const ownLicensesSql = (
  { language }: Context,
  { userId, organizationId }: ContactActor,
): SQL => sql`(
  select coalesce(json_agg(json_build_object('number', l.number, 'kind', coalesce((
      select ${language === 'es' ? sql`s.name_es` : sql`s.name`} from ${feeSchedules} s
      where s.kind = 'license.' || l.kind order by s.from_day desc limit 1), l.kind),
    'isContractor', l.kind = ${contractorKind}, 'businessName', l.business_name,
    'status', l.status, 'validTo', (
      select to_char(max(y.to_day), 'YYYY-MM-DD') from ${yearsOfLicense} and ${isValidYear}))
    order by l.number), '[]'::json)
  from ${licenses} l where l.organization_id = ${organizationId}::uuid and exists (
    select from ${organizationMembers} own
    where own.organization_id = l.organization_id and own.user_id = ${userId} and own.is_verified))`

/** Of the caller's chosen organization, by number; empty without one. */
export async function listOwnLicenses(context: Context): Promise<JsonText> {
  const actor = requireContact(context)
  return context.database.json(sql`select ${ownLicensesSql(context, actor)}::text as body`)
}
