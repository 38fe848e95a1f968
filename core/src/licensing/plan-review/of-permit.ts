import { type SQL, sql } from 'drizzle-orm'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { actsForPermit } from '../permits/index.ts'
import { permits } from '../permits/permits.sql.ts'
import { readPermitNumber } from '../permits/rules.ts'
import { permitResubmissions } from './plan-review.sql.ts'
import { undecidedStates } from './rules.ts'

/** As in its page's address. */
export interface TypedPermit {
  readonly year: string
  readonly number: string
}

/** SQL on rows `p` of `permits`. */
export function hasNumber({ city, clock }: Context, { year, number }: TypedPermit): SQL {
  const thisYear = Number(isoDay(clock.now(), city.timeZone).slice(0, 4))
  const key = readPermitNumber(year, number, thisYear)
  return sql`(p.year = ${key?.year ?? null} and p.number = ${key?.number ?? null})`
}

/** The permit, if the caller acts for it. @throws unless complete. */
export function ownPermit(context: Context, typed: TypedPermit): SQL {
  const actor: ContactActor = requireContact(context)
  return sql`${permits} p where ${hasNumber(context, typed)} and ${actsForPermit(actor)}`
}

/** SQL on rows `p` of `permits`: which sending of the application staff have now, from 1. */
export const roundSql = sql`coalesce((select max(s.round) from ${permitResubmissions} s
  where s.permit_id = p.id), 1)`

export const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Locks the caller's permit, and continues a `write` only while corrections are asked for. */
export const correcting = (builder: Builder, own: SQL) =>
  [
    builder.execute(sql`select from ${own} for update of p`),
    requireThat(builder, sql`exists (select from ${own})`, 'not-found', 'Plans.NotFound'),
    requireThat(
      builder,
      sql`exists (select from ${own} and p.state = 'corrections')`,
      'conflict',
      'Plans.NothingAsked',
    ),
  ] as const

/** Locks a permit by its id, for staff. */
export const lockById = (builder: Builder, permitId: string) =>
  [
    builder.execute(sql`select from ${permits} where id = ${permitId} for update`),
    requireThat(
      builder,
      sql`exists (select from ${permits} where id = ${permitId})`,
      'not-found',
      'Plans.NotFound',
    ),
  ] as const

/** Likewise, while its application is not decided. */
export const reviewing = (builder: Builder, permitId: string) =>
  [
    ...lockById(builder, permitId),
    requireThat(
      builder,
      sql`exists (select from ${permits}
        where id = ${permitId} and state in (${listed(undecidedStates)}))`,
      'conflict',
      'Plans.Decided',
    ),
  ] as const
