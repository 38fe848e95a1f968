import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { csvStream } from '../../platform/kernel/csv.ts'
import { type Keyed, pagesOf } from './csv-pages.ts'
import { type PermitState, permitStates } from './permit-life.ts'
import { permitNumberText } from './permit-number.ts'
import { permitHistory, permitInspections, permitKinds, permits } from './permits.sql.ts'

interface HistoryRow extends Keyed {
  readonly state: PermitState
  readonly before: PermitState | null
  readonly beforeOn: string | null
  readonly day: string
  readonly comment: string
}

/** The status history of all permits, as BLDS has it; public comments, no names of people. */
export function exportPermitHistory(context: Context): Promise<ReadableStream> {
  const day = (instant: string) =>
    sql`(${sql.raw(instant)} at time zone ${context.city.timeZone})::date::text`
  const select = sql`
    select h.id, p.year, p.number, h.state, ${day('h.at')} as day, h.comment,
      before.state as before, before."beforeOn"
    from ${permitHistory} h join ${permits} p on p.id = h.permit_id
    left join lateral (select b.state, ${day('b.at')} as "beforeOn" from ${permitHistory} b
      where b.permit_id = h.permit_id and (b.at, b.id) < (h.at, h.id)
      order by b.at desc, b.id desc limit 1) before on true`
  return csvStream({
    header: [
      'PermitNum',
      'StatusPrevious',
      'StatusPreviousDate',
      'StatusPreviousMapped',
      'Status',
      'StatusDate',
      'StatusMapped',
      'Comments',
    ],
    pages: pagesOf<HistoryRow>(context, select, (row) => [
      permitNumberText(row),
      row.before === null ? '' : permitStates[row.before].status,
      row.beforeOn ?? '',
      row.before === null ? '' : permitStates[row.before].blds,
      permitStates[row.state].status,
      row.day,
      permitStates[row.state].blds,
      row.comment,
    ]),
  })
}

interface InspectionRow extends Keyed {
  readonly type: string | null
  readonly isFinal: boolean | null
  readonly result: string
  readonly day: string
  readonly comment: string
}

const results: Readonly<Record<string, string>> = {
  booked: 'Scheduled',
  passed: 'Passed',
  failed: 'Failed',
  canceled: 'Canceled',
}

/** All inspections, as BLDS has them; public comments, no names of people. */
export function exportPermitInspections(context: Context): Promise<ReadableStream> {
  const select = sql`
    select i.id, p.year, p.number, plan.plan ->> 'name' as type,
      (plan.plan ->> 'isFinal')::boolean as "isFinal", i.result, i.day::text as day, i.comment
    from ${permitInspections} i join ${permits} p on p.id = i.permit_id
    join ${permitKinds} k on k.code = p.kind
    left join lateral (select plan from jsonb_array_elements(k.inspections) plan
      where plan ->> 'code' = i.code limit 1) plan on true`
  return csvStream({
    header: [
      'PermitNum',
      'InspType',
      'Result',
      'ScheduledDate',
      'InspectedDate',
      'Final',
      'Comments',
    ],
    pages: pagesOf<InspectionRow>(context, select, (row) => [
      permitNumberText(row),
      row.type ?? '',
      results[row.result] ?? row.result,
      row.day,
      row.result === 'passed' || row.result === 'failed' ? row.day : '',
      row.isFinal ? 'true' : 'false',
      row.comment,
    ]),
  })
}
