import { type SQL, sql } from 'drizzle-orm'
import { shownStatuses, statusObject } from '../../casework/requests/index.ts'
import { staffName, users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { permitStateSql, permitStatusSql } from '../permits/index.ts'
import { permitKinds, permitReviews, permits } from '../permits/permits.sql.ts'
import type { PermitDiscipline } from '../permits/rules.ts'
import type { ListedPermit } from './desk-permit.ts'
import { waysToPermit } from './permit-text.ts'
import { permitDeskLimits, permitViews, type PermitView } from './rules.ts'
import { countIn, inView, mustRefund, since } from './views.ts'

export interface PermitFilter {
  readonly view: PermitView
  /** Waiting for this discipline's review. */
  readonly discipline?: PermitDiscipline | undefined
  readonly kind?: string | undefined
  /** A permit's number, or the beginning of a street, an owner's name or a contractor's license. */
  readonly text?: string | undefined
}

/** Which page: the one after a cursor, or the one before it. */
export interface PermitPlace {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

const matches = (context: Context, text: string): SQL =>
  sql`(${sql.join([...waysToPermit(context, text)], sql` or `)})`

function conditionOf(context: Context, { view, discipline, kind, text }: PermitFilter): SQL {
  const conditions = [
    inView(context, view),
    ...(discipline
      ? [
          sql`(p.state = 'review' and exists (select from ${permitReviews} v where v.permit_id = p.id
            and v.result = 'waiting' and v.discipline = ${discipline}))`,
        ]
      : []),
    ...(kind ? [sql`p.kind = ${kind}`] : []),
    ...(text?.trim() ? [matches(context, text)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const cursorPattern = /^(\d{4})-(\d{1,9})$/

/** @throws invalid for an invalid cursor. */
function cursorIn(text: string | undefined): { year: number; number: number } | null {
  if (text === undefined) return null
  const [, year, number] = cursorPattern.exec(text) ?? []
  if (!year || !number) throw new DomainError('invalid', 'Error.InvalidInput')
  return { year: Number(year), number: Number(number) }
}

export interface PermitPage {
  readonly data: ListedPermit[]
  readonly next: string | null
  readonly previous: string | null
  /** Counted up to a thousand. */
  readonly total: number
}

const cursorOf = ({ year, number }: ListedPermit): string => `${year}-${number}`

/** Work is oldest first; a list with ended permits newest first. */
const isNewestFirst = ({ view }: PermitFilter): boolean => view === 'all' || view === 'refund'

/**
 * A page of the desk; one statement.
 * @throws forbidden unless staff; invalid for an invalid cursor.
 */
export async function listDeskPermits(
  context: Context,
  filter: PermitFilter,
  { after, before }: PermitPlace = {},
): Promise<PermitPage> {
  requireStaff(context, 'listDeskPermits')
  const isBackward = after === undefined && before !== undefined
  const isDescending = isNewestFirst(filter) !== isBackward
  const cursor = cursorIn(after ?? before)
  const where = conditionOf(context, filter)
  const isBeyond = cursor
    ? sql`(p.year, p.number) ${isDescending ? sql`<` : sql`>`} (${cursor.year}, ${cursor.number})`
    : sql`true`
  const order = isDescending ? sql`p.year desc, p.number desc` : sql`p.year, p.number`
  const kindName = context.language === 'es' ? sql`k.name_es` : sql`k.name`
  const found = await context.database.rows<{ row: ListedPermit | null; total: number }>(sql`
    select total, case when p.id is not null then json_build_object(
      'id', p.id, 'year', p.year, 'number', p.number, 'kind', ${kindName},
      'address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix, nullif(p.unit, '')),
      'description', p.description, 'ownerName', p.owner_name,
      'state', ${permitStateSql}, 'status', p.status, 'statusInformation', ${statusObject},
      'appliedOn', p.applied_on::text, 'expiresOn', p.expires_on::text,
      'since', ${isoInstant(sql`coalesce(${since}, p.created_at)`)},
      'mustRefund', ${mustRefund},
      'reviews', coalesce((select json_agg(json_build_object('discipline', v.discipline,
          'result', v.result,
          'reviewer', case when u.id is not null then ${staffName(sql`u`)} end) order by v.discipline)
        from (select distinct on (v.discipline) v.* from ${permitReviews} v where v.permit_id = p.id
          order by v.discipline, v.round desc) v
        left join ${users} u on u.id = v.reviewer_id), '[]'::json)) end as row
    from (select count(*)::int as total from (
      select from ${permits} p where ${where} limit ${permitDeskLimits.counted}) listed) counted
    left join (select p.*, ${permitStatusSql} as status from ${permits} p where ${where} and ${isBeyond}
      order by ${order} limit ${permitDeskLimits.page + 1}) p on true
    left join ${permitKinds} k on k.code = p.kind
    left join ${shownStatuses} on shown.record_type = 'Permit_Application__c'
      and shown.status = p.status
    order by ${order}`)
  const walked = found.flatMap(({ row }) => (row ? [row] : []))
  const page = walked.slice(0, permitDeskLimits.page)
  const [first, last] = [page[0], page.at(-1)]
  const onward = walked.length > page.length && last ? cursorOf(last) : null
  const back = cursor && first ? cursorOf(first) : null
  return {
    data: isBackward ? page.toReversed() : page,
    next: isBackward ? back : onward,
    previous: isBackward ? onward : back,
    total: found[0]?.total ?? 0,
  }
}

/** Counts of the views, reviewers and kinds. @throws forbidden unless staff. */
export async function getPermitDesk(context: Context): Promise<JsonText> {
  requireStaff(context, 'getPermitDesk')
  const counts = permitViews.map((view) => sql`${view}::text, ${countIn(context, view)}`)
  const kindName = context.language === 'es' ? sql`k.name_es` : sql`k.name`
  return context.database.json(sql`
    select json_build_object(
      'counts', json_build_object(${sql.join(counts, sql`, `)}),
      'disciplines', (select coalesce(json_object_agg(waiting.discipline, waiting.number), '{}')
        from (select v.discipline, count(*)::int as number from ${permitReviews} v
          join ${permits} p on p.id = v.permit_id and p.state = 'review'
          where v.result = 'waiting' group by v.discipline) waiting),
      'reviewers', (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
        from (select id, ${staffName(sql`users`)} as name from ${users} where ${worksOnCases} limit 200) named),
      'kinds', (select json_agg(json_build_object('code', k.code, 'name', ${kindName})
        order by k.sort_order) from ${permitKinds} k))::text as body`)
}
