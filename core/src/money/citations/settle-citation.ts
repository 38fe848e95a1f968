import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { citationPostings, citations } from './citations.sql.ts'

/** Suffix of a refund's reference, as in utility billing. */
const reversalMark = '-R'

interface Settled {
  readonly number: string
  readonly reference: string
  readonly cents: number
}

const post = (context: Context, { number, reference, cents }: Settled): SQL => {
  const now = context.clock.now()
  return sql`
    insert into ${citationPostings} (id, number, reference, paid_on, amount_cents, created_at)
    values (gen_random_uuid(), ${number}, ${reference}, ${isoDay(now, context.city.timeZone)}::date, ${cents},
      ${now.toISOString()}::timestamptz)
    on conflict (number, reference) do nothing`
}

/** Marks a citation as paid, and posts it to its office. */
export const settleCitation = (context: Context, settled: Settled): SQL => sql`
  with settled as (
    update ${citations} set paid_at = ${context.clock.now().toISOString()}::timestamptz
    where number = ${settled.number})
  ${post(context, settled)}`

/**
 * After a full refund the citation is due again. The payment stays posted: the office may have
 * fetched it, and books both.
 */
export function reopenCitation(context: Context, settled: Settled, isWhole: boolean): SQL {
  const back = {
    ...settled,
    reference: settled.reference + reversalMark,
    cents: -settled.cents,
  }
  const reopened = sql`
    with reopened as (update ${citations} set paid_at = null where number = ${settled.number})`
  return sql`${isWhole ? reopened : sql``} ${post(context, back)}`
}
