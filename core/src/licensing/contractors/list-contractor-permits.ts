import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { isOwnContractorLicense, permitStateSql, permitStatusSql } from '../permits/index.ts'
import {
  permitFeeLines,
  permitInspections,
  permitKinds,
  permitReviews,
  permits,
} from '../permits/permits.sql.ts'
import { overStates } from '../permits/rules.ts'
import { ownLicensesSql } from './list-own-licenses.ts'
import { contractorLimits, contractorViews, type ContractorView } from './rules.ts'

export interface ContractorPermits {
  readonly view: ContractorView
  /** The last permit of the page before, `2026-1387`. */
  readonly after?: { readonly year: number; readonly number: number } | undefined
}

/** On rows `p` and their kinds `k`: the first inspection of the plan that has not passed. */
const nextInspection = (column: 'name' | 'nameEs') => sql`(
  select plan ->> ${column} from jsonb_array_elements(k.inspections) with ordinality plans (plan, place)
  where not exists (select from ${permitInspections} i
    where i.permit_id = p.id and i.code = plan ->> 'code' and i.result in ('passed', 'booked'))
  order by place limit 1)`

const booked = sql`select from ${permitInspections} i where i.permit_id = p.id and i.result = 'booked'`

/** On rows `p` and their kinds `k`. */
const viewsOf = (today: string): Record<ContractorView, SQL> => ({
  open: sql`p.state not in (${sql.join(
    overStates.map((state) => sql`${state}`),
    sql`, `,
  )})`,
  toBook: sql`p.state in ('issued', 'inspections') and not exists (${booked})
    and ${nextInspection('name')} is not null`,
  feeDue: sql`${permitStateSql} = 'feeDue'`,
  expiring: sql`p.state in ('issued', 'inspections')
    and p.expires_on <= ${today}::date + ${contractorLimits.expiringDays}::int`,
  all: sql`true`,
})

/**
 * Permits that name the contractor license of the caller's chosen organization, newest first,
 * each with its next step. The license must be active, and the city must have confirmed it.
 */
export async function listContractorPermits(
  context: Context,
  { view, after }: ContractorPermits,
): Promise<JsonText> {
  const actor = requireContact(context)
  const { city, clock, language } = context
  const views = viewsOf(isoDay(clock.now(), city.timeZone))
  const name = language === 'es' ? ('nameEs' as const) : ('name' as const)
  const kindName = language === 'es' ? sql`k.name_es` : sql`k.name`
  const named = sql`p.contractor_license <> '' and p.contractor_license in (
    select l.number from ${licenses} l where ${isOwnContractorLicense(actor)})`
  const source = sql`from ${permits} p join ${permitKinds} k on k.code = p.kind`
  const counts = contractorViews.map(
    (one) => sql`${one}::text, (select count(*)::int from (
      select ${source} where ${named} and ${views[one]} limit ${contractorLimits.counted}) counted)`,
  )
  const older = after ? sql`(p.year, p.number) < (${after.year}, ${after.number})` : sql`true`
  return context.database.json(sql`
    select json_build_object(
      'licenses', ${ownLicensesSql(context, actor)},
      'counts', json_build_object(${sql.join(counts, sql`, `)}),
      'permits', coalesce((select json_agg(json_build_object(
          'year', p.year, 'number', p.number, 'kind', ${kindName},
          'address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix, p.unit),
          'license', p.contractor_license,
          'state', ${permitStateSql}, 'status', ${permitStatusSql},
          'appliedOn', p.applied_on::text, 'expiresOn', p.expires_on::text,
          'feeCents', coalesce((select sum(f.amount_cents) from ${permitFeeLines} f
            where f.permit_id = p.id), 0)::int,
          'waitsFor', coalesce((select json_agg(v.discipline order by v.discipline)
            from ${permitReviews} v where v.permit_id = p.id and v.result = 'waiting'), '[]'::json),
          'booked', (select json_build_object('name', (
              select plan ->> ${name} from jsonb_array_elements(k.inspections) plan
              where plan ->> 'code' = i.code), 'day', i.day::text, 'window', i.window)
            from ${permitInspections} i where i.permit_id = p.id and i.result = 'booked'
            order by i.day limit 1),
          'nextInspection', case when p.state in ('issued', 'inspections') then ${nextInspection(name)} end)
          order by p.year desc, p.number desc)
        from (select p.* ${source} where ${named} and ${views[view]} and ${older}
          order by p.year desc, p.number desc limit ${contractorLimits.page}) p
        join ${permitKinds} k on k.code = p.kind), '[]'::json)
    )::text as body`)
}
