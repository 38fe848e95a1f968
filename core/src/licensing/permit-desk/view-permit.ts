import { type SQL, sql } from 'drizzle-orm'
import { describeRequest, type SentRequest } from '../../casework/reports/index.ts'
import { shownStatuses, statusObject } from '../../casework/requests/index.ts'
import { requestFiles, requests } from '../../casework/requests/requests.sql.ts'
import { scheduleInForce } from '../../money/fee-schedules/index.ts'
import { askedUnits, type FeeSchedule } from '../../money/fee-schedules/rules.ts'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { permitStateSql, permitStatusSql } from '../permits/index.ts'
import {
  permitFeeLines,
  permitHistory,
  permitInspections,
  permitKinds,
  permitReviews,
  permits,
} from '../permits/permits.sql.ts'
import type { DeskPermit, FoundDeskPermit } from './desk-permit.ts'
import { noPermit } from './permit-desk.errors.ts'
import { mustRefund } from './views.ts'

interface Row extends Record<string, unknown> {
  readonly found: FoundDeskPermit
  readonly sent: SentRequest | null
  readonly schedule: FeeSchedule | null
  readonly units: Readonly<Record<string, number>>
}

const list = (rows: SQL): SQL => sql`coalesce((${rows}), '[]'::json)`

const reviews: SQL = list(sql`
  select json_agg(json_build_object('discipline', v.discipline, 'round', v.round, 'result', v.result,
      'reviewerId', u.id, 'reviewer', case when u.id is not null then ${staffName(sql`u`)} end,
      'comment', v.comment, 'startedAt', ${isoInstant(sql`v.started_at`)},
      'doneAt', ${isoInstant(sql`v.done_at`)}) order by v.round desc, v.discipline)
  from ${permitReviews} v left join ${users} u on u.id = v.reviewer_id where v.permit_id = p.id`)

const history: SQL = list(sql`
  select json_agg(json_build_object('id', h.id, 'state', h.state, 'at', ${isoInstant(sql`h.at`)},
      'comment', h.comment, 'name', case when u.id is not null then ${staffName(sql`u`)} end)
    order by h.at desc, h.id desc)
  from ${permitHistory} h left join ${users} u on u.id = h.actor_id where h.permit_id = p.id`)

const feesIn = (language: Context['language']): SQL =>
  list(sql`
  select json_agg(json_build_object('name', ${language === 'es' ? sql`l.name_es` : sql`l.name`},
      'nameEnglish', l.name, 'nameSpanish', l.name_es, 'rule', l.rule, 'kind', l.kind,
      'amountCents', l.amount_cents) order by l.position)
  from ${permitFeeLines} l where l.permit_id = p.id`)

const inspectionsIn = (language: Context['language']): SQL =>
  list(sql`
  select json_agg(json_build_object('id', i.id, 'code', i.code,
      'name', coalesce((select plan ->> ${language === 'es' ? 'nameEs' : 'name'}
        from jsonb_array_elements(k.inspections) plan where plan ->> 'code' = i.code), i.code),
      'result', i.result, 'day', i.day::text, 'window', i."window",
      'inspector', case when u.id is not null then ${staffName(sql`u`)} end, 'comment', i.comment)
    order by i.day desc, i.id desc)
  from ${permitInspections} i left join ${users} u on u.id = i.inspector_id where i.permit_id = p.id`)

const request: SQL = sql`case when r.id is not null then json_build_object(
  'id', r.id, 'number', r.number, 'version', r.version,
  'name', coalesce(r.contact_name, nullif(trim(sender.first_name || ' ' || sender.last_name), '')),
  'email', coalesce(sender.email, r.guest_email),
  'phone', nullif(coalesce(r.contact_phone, sender.phone_number), ''),
  'userId', sender.id, 'organization', organization.name,
  'language', coalesce(sender.language, r.language),
  'paymentAmount', ${dollars(sql`r.payment_amount_cents`)}, 'paidAt', ${isoInstant(sql`r.paid_at`)}) end`

const sent: SQL = sql`case when r.id is not null then json_build_object(
  'category', r.category, 'address', r.address, 'description', r.description, 'details', r.details,
  'sections', r.sections, 'rating', r.rating, 'contactName', r.contact_name,
  'contactPhone', r.contact_phone) end`

/** By the answers' keys of fee schedules; the applicant's own answers before other columns. */
const units: SQL = sql`jsonb_strip_nulls(jsonb_build_object(
  'squareFeet', nullif(p.square_feet, 0),
  'projectValue', nullif(p.estimated_value_cents, 0)::float8 / 100)) || p.answers`

/** Everything that staff need of a permit, by its id or its request’s; one statement. @throws forbidden unless staff, not-found. */
export async function getDeskPermit(context: Context, id: string): Promise<DeskPermit> {
  requireStaff(context, 'getDeskPermit')
  const { language } = context
  const isSpanish = language === 'es'
  const [row] = await context.database.rows<Row>(sql`
    select json_build_object(
        'id', p.id, 'version', p.version, 'year', p.year, 'number', p.number,
        'kindCode', p.kind, 'kind', ${isSpanish ? sql`k.name_es` : sql`k.name`},
        'disciplines', k.disciplines, 'validDays', k.valid_days,
        'state', ${permitStateSql}, 'status', p.status, 'statusInformation', ${statusObject},
        'mustRefund', ${mustRefund},
        'description', p.description, 'conditions', p.conditions,
        'address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix, nullif(p.unit, '')),
        'zip', p.zip, 'parcelNumber', p.parcel_number, 'zone', p.zone,
        'ownerName', p.owner_name, 'contractorName', p.contractor_name,
        'contractorLicense', p.contractor_license,
        'estimatedValueCents', p.estimated_value_cents, 'squareFeet', p.square_feet,
        'appliedOn', p.applied_on::text, 'issuedOn', p.issued_on::text,
        'expiresOn', p.expires_on::text, 'closedOn', p.closed_on::text,
        'planned', (select coalesce(json_agg(json_build_object('code', plan ->> 'code',
            'name', plan ->> ${isSpanish ? 'nameEs' : 'name'},
            'hasPassed', exists (select from ${permitInspections} i where i.permit_id = p.id
              and i.code = plan ->> 'code' and i.result = 'passed')) order by place), '[]')
          from jsonb_array_elements(k.inspections) with ordinality plans (plan, place)),
        'request', ${request}, 'reviews', ${reviews}, 'history', ${history},
        'fees', ${feesIn(language)}, 'inspections', ${inspectionsIn(language)},
        'files', ${list(sql`select json_agg(json_build_object('id', f.id, 'name', f.name,
            'type', f.content_type, 'objectKey', f.object_key) order by f.created_at, f.id)
          from ${requestFiles} f where f.request_id = r.id`)}) as found,
      ${sent} as sent, ${units} as units,
      ${scheduleInForce(sql`'permit.' || p.kind`, sql`p.applied_on`)} as schedule
    from (select p.*, ${permitStatusSql} as status from ${permits} p
      where p.id = ${id} or p.request_id = ${id}) p
    join ${permitKinds} k on k.code = p.kind
    left join ${requests} r on r.id = p.request_id
    left join ${users} sender on sender.id = r.user_id
    left join ${organizations} organization on organization.id = r.organization_id
    left join ${shownStatuses} on shown.record_type = 'Permit_Application__c'
      and shown.status = p.status`)
  if (!row) throw noPermit()
  return {
    ...row.found,
    formDetails: row.sent ? describeRequest(context, row.sent) : [],
    schedule: row.schedule && {
      fees: row.schedule,
      asks: askedUnits(row.schedule).map(({ answer, unit, unitEs }) => ({
        answer,
        unit: isSpanish ? unitEs : unit,
        units: row.units[answer] ?? null,
      })),
    },
  }
}
