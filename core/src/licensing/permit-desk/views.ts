import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { permitHistory, permitReviews, permits } from '../permits/permits.sql.ts'
import { isPermitOver, type PermitState, permitStateNames } from '../permits/rules.ts'
import { permitDeskLimits, type PermitView } from './rules.ts'

type Stored = Exclude<PermitState, 'paid'>

// Our own names, without parameters: each index is on the state.
const inStates = (states: readonly Stored[]): SQL =>
  sql.raw(`p.state in (${states.map((state) => `'${state}'`).join(', ')})`)

const issuedStates = ['issued', 'inspections'] as const

/** Applications: an issued permit is left to its inspections. */
const openStates = permitStateNames.filter(
  (state): state is Stored =>
    state !== 'paid' && !isPermitOver(state) && !issuedStates.some((one) => one === state),
)

const hasWaiting = (condition: SQL): SQL => sql`exists (select from ${permitReviews} v
  where v.permit_id = p.id and v.result = 'waiting' and ${condition})`

const isPaid = sql`exists (select from ${requests} r where r.id = p.request_id and r.paid_at is not null)`

/** When it came to its state. */
export const since: SQL = sql`(select max(h.at) from ${permitHistory} h
  where h.permit_id = p.id and h.state = p.state)`

/** Paid, although it ended without a permit. */
export const mustRefund: SQL = sql`(p.state in ('denied', 'withdrawn') and ${isPaid})`

/** SQL on rows `p` of `permits`. */
export function inView(context: Context, view: PermitView): SQL {
  const { clock, city } = context
  const now = clock.now()
  const inReview = (condition: SQL) => sql`(${inStates(['review'])} and ${hasWaiting(condition)})`
  switch (view) {
    case 'open':
      return inStates(openStates)
    case 'mine':
      return inReview(sql`v.reviewer_id = ${requireUser(context).userId}`)
    case 'check':
      return inStates(['submitted', 'completeness', 'resubmitted'])
    case 'review':
      return inStates(['review'])
    case 'unassigned':
      return inReview(sql`v.reviewer_id is null`)
    case 'corrections':
      return inStates(['corrections'])
    case 'overdue':
      return sql`(${inStates(['corrections'])} and ${since} < ${now.toISOString()}::timestamptz
        - make_interval(days => ${permitDeskLimits.correctionDays}))`
    case 'fee':
      return inStates(['approved'])
    case 'unpaid':
      return sql`(${inStates(['feeDue'])} and not ${isPaid})`
    case 'paid':
      return sql`(${inStates(['feeDue'])} and ${isPaid})`
    case 'issued':
      return inStates(issuedStates)
    case 'expiring': {
      const last = daysAfter(isoDay(now, city.timeZone), permitDeskLimits.expiringDays)
      return sql`(${inStates(issuedStates)} and p.expires_on <= ${last}::date)`
    }
    case 'refund':
      return mustRefund
    case 'all':
      return sql`true`
  }
}

/** For the start page, too: how many a view has, up to a thousand. */
export const countIn = (context: Context, view: PermitView): SQL => sql`(select count(*)::int
  from (select from ${permits} p where ${inView(context, view)} limit ${permitDeskLimits.counted}) counted)`
