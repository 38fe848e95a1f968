import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { readPermitNumber } from './permit-number.ts'
import { permitStateSql, permitStatusSql } from './permit-sql.ts'
import {
  permitFeeLines,
  permitHistory,
  permitInspections,
  permitKinds,
  permitReviews,
  permits,
} from './permits.sql.ts'

/** As the office's earlier system answers for a permit that it does not have. */
const notFound = JSON.stringify({
  OutputParms: {
    ErrorCode: '0001',
    Parcel: '',
    ApplicationDate: '',
    EstimatedValue: '',
    TenantName: '',
    TenantNumber: '',
    ZoneDesc: '',
    Address: '',
    Owner: '',
    ApplicationType: '',
    SquareFootage: '',
    ApplicationStatus: '',
    ContractorName: '',
  },
  permit: null,
})

/**
 * A permit, which is a public record: in the specification's shape (resident section 3), and what
 * its page shows. `ErrorCode` is `0000`, or `0001` if there is none.
 */
export async function getPermit(
  context: Context,
  typed: { readonly year: string; readonly number: string },
): Promise<JsonText> {
  const { city, clock, language } = context
  const thisYear = Number(isoDay(clock.now(), city.timeZone).slice(0, 4))
  const key = readPermitNumber(typed.year, typed.number, thisYear)
  // The year `request`: by the id of the request that asked for it.
  const requestId = typed.year === 'request' && isUuid(typed.number) ? typed.number : null
  const isSpanish = language === 'es'
  const name = (table: 'k' | 'l') => sql.raw(`${table}.${isSpanish ? 'name_es' : 'name'}`)
  const named = (text: ReturnType<typeof sql>) => (city.showsPermitNames ? text : sql`''`)
  const day = (instant: string) =>
    sql`(${sql.raw(instant)} at time zone ${city.timeZone})::date::text`
  const found = await context.database.findJson(sql`
    select json_build_object(
      'OutputParms', json_build_object(
        'ErrorCode', '0000',
        'Parcel', coalesce(p.parcel_number, ''),
        'ApplicationDate', to_char(p.applied_on, 'MMDDYY'),
        'EstimatedValue', lpad((p.estimated_value_cents / 100)::text, 9, '0'),
        'TenantName', ${named(sql`p.tenant_name`)}, 'TenantNumber', p.tenant_number,
        'ZoneDesc', p.zone,
        'Address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix, p.unit),
        'Owner', ${named(sql`p.owner_name`)},
        'ApplicationType', ${name('k')},
        'SquareFootage', lpad(p.square_feet::text, 7, '0'),
        'ApplicationStatus', ${permitStatusSql},
        'ContractorName', p.contractor_name),
      'permit', json_build_object(
        'year', p.year, 'number', p.number, 'kind', ${name('k')}, 'state', ${permitStateSql},
        'description', p.description, 'conditions', p.conditions,
        'contractorLicense', p.contractor_license,
        'street', p.street_name, 'latitude', p.latitude, 'longitude', p.longitude,
        'appliedOn', p.applied_on::text, 'issuedOn', p.issued_on::text,
        'expiresOn', p.expires_on::text, 'closedOn', p.closed_on::text,
        'reviewedOn', (select ${day('h.at')} from ${permitHistory} h
          where h.permit_id = p.id and h.state = 'approved' order by h.at desc limit 1),
        'paidOn', (select ${day('r.paid_at')} from ${requests} r where r.id = p.request_id),
        'reason', coalesce((select h.comment from ${permitHistory} h
          where h.permit_id = p.id and h.state = p.state order by h.at desc limit 1), ''),
        'reviews', coalesce((select json_agg(json_build_object(
            'discipline', v.discipline, 'round', v.round, 'result', v.result,
            'reviewer', case when u.id is not null then ${staffName(sql`u`)} end,
            'comment', v.comment, 'startedOn', ${day('v.started_at')},
            'doneOn', ${day('v.done_at')}) order by v.round desc, v.discipline)
          from ${permitReviews} v left join ${users} u on u.id = v.reviewer_id
          where v.permit_id = p.id), '[]'::json),
        'fees', coalesce((select json_agg(json_build_object('name', ${name('l')}, 'rule', l.rule,
            'amount', (l.amount_cents / 100.0)::float8) order by l.position)
          from ${permitFeeLines} l where l.permit_id = p.id), '[]'::json),
        'planned', (select json_agg(json_build_object('code', plan ->> 'code',
            'name', plan ->> ${isSpanish ? 'nameEs' : 'name'},
            'isFinal', (plan ->> 'isFinal')::boolean,
            'hasPassed', exists (select from ${permitInspections} i where i.permit_id = p.id
              and i.code = plan ->> 'code' and i.result = 'passed')) order by place)
          from jsonb_array_elements(k.inspections) with ordinality plans (plan, place)),
        'inspections', coalesce((select json_agg(json_build_object(
            'code', i.code, 'result', i.result, 'day', i.day::text, 'window', i.window,
            'inspector', case when u.id is not null then ${staffName(sql`u`)} end,
            'comment', i.comment) order by i.day desc, i.id desc)
          from ${permitInspections} i left join ${users} u on u.id = i.inspector_id
          where i.permit_id = p.id and i.result <> 'canceled'), '[]'::json)
      ))::text as body
    from ${permits} p join ${permitKinds} k on k.code = p.kind
    where ${
      requestId === null
        ? sql`p.year = ${key?.year ?? null} and p.number = ${key?.number ?? null}`
        : sql`p.request_id = ${requestId}`
    }`)
  // The earlier system answers so, with status 200; it is JSON of the same shape.
  return found ?? (notFound as JsonText)
}
