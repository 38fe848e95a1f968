import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Builder } from '../database/database.ts'
import { requireThat } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { daysAfter } from '../kernel/days.ts'
import { DomainError } from '../kernel/errors.ts'
import { dayText } from '../kernel/format.ts'
import { isoDay } from '../kernel/spec-dates.ts'
import type { TextKey } from '../texts/defaults/index.ts'
import { say } from '../texts/index.ts'
import { placeVersion, type Version, type VersionDays } from './place-version.ts'

/**
 * A table of rows that count from a day on and are never edited: a change is another row, and a row
 * that does not count yet can be taken back.
 */
export interface DatedTable {
  readonly table: PgTable
  /** The first day of a row. */
  readonly from: SQL
  readonly codes: {
    readonly missing: TextKey
    readonly past: TextKey
    readonly inForce: TextKey
  }
}

/** A dated table whose rows have `kind`, `from_day` and `to_day`. */
export interface SpannedTable extends DatedTable {
  readonly codes: DatedTable['codes'] & {
    readonly overlaps: TextKey
    /** With the other one's first `{{day}}`. */
    readonly overlapsOne: TextKey
  }
}

/** In the city. */
export const todayIn = ({ clock, city }: Context): string => isoDay(clock.now(), city.timeZone)

/** A small table: of two writers the second waits and is refused in words. */
const lock = (builder: Builder, { table }: DatedTable) =>
  builder.execute(sql`lock table ${table} in share row exclusive mode`)

/** The version that a new one ends. @throws conflict in the past; conflict that names the version in the way. */
export function requirePlace(
  context: Context,
  { codes }: SpannedTable,
  versions: readonly Version[],
  days: VersionDays,
): Version | null {
  const { closes, isPast, overlaps } = placeVersion(versions, days, todayIn(context))
  if (overlaps) {
    const refusal = new DomainError('conflict', codes.overlaps)
    const day = dayText(overlaps.fromDay, context.language)
    refusal.detail = say(context, codes.overlapsOne, { day })
    throw refusal
  }
  if (isPast) throw new DomainError('conflict', codes.past)
  return closes
}

/** What a new version changes, in the reader's language: what ends before it, and when it ends. */
export const placeSummary = (
  context: Context,
  keys: { readonly closes: TextKey; readonly endsOpen: TextKey },
  closes: Version | null,
  { fromDay, toDay }: VersionDays,
): readonly string[] => {
  const day = (text: string): string => dayText(text, context.language)
  return [
    ...(closes ? [say(context, keys.closes, { day: day(daysAfter(fromDay, -1)) })] : []),
    ...(toDay === null ? [] : [say(context, keys.endsOpen, { day: day(toDay) })]),
  ]
}

/** Statements before the insert of a version: they end the one before, and hold its days free. */
export const makeRoom = (
  builder: Builder,
  dated: SpannedTable,
  { kind, fromDay, toDay }: VersionDays & { readonly kind: string },
  closes: Version | null,
) =>
  [
    lock(builder, dated),
    builder.execute(sql`
      update ${dated.table} set to_day = ${daysAfter(fromDay, -1)}::date
      where id = ${closes?.id ?? null}::uuid`),
    requireThat(
      builder,
      sql`not exists (select from ${dated.table} where kind = ${kind}
        and daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]'))`,
      'conflict',
      dated.codes.overlaps,
    ),
  ] as const

/** Continues a `write` only for a row that does not count yet. @throws not-found; conflict. */
const requireWaiting = (context: Context, builder: Builder, dated: DatedTable, id: string) => {
  const of = sql`${dated.table} where id = ${id}::uuid`
  return [
    lock(builder, dated),
    requireThat(builder, sql`exists (select from ${of})`, 'not-found', dated.codes.missing),
    requireThat(
      builder,
      sql`exists (select from ${of} and ${dated.from} > ${todayIn(context)}::date)`,
      'conflict',
      dated.codes.inForce,
    ),
  ] as const
}

/** Statements that take a row back before its day. @throws not-found; conflict once it counts. */
export const withdrawRow = (context: Context, builder: Builder, dated: DatedTable, id: string) =>
  [
    ...requireWaiting(context, builder, dated, id),
    builder.execute(sql`delete from ${dated.table} where id = ${id}::uuid`),
  ] as const

/** As `withdrawRow`; the version that it ended goes on. */
export const withdrawVersion = (
  context: Context,
  builder: Builder,
  dated: SpannedTable,
  id: string,
) =>
  [
    ...requireWaiting(context, builder, dated, id),
    builder.execute(sql`
      with gone as (delete from ${dated.table} where id = ${id}::uuid
        returning kind, from_day, to_day)
      update ${dated.table} earlier set to_day = gone.to_day from gone
      where earlier.kind = gone.kind and earlier.to_day = gone.from_day - 1`),
  ] as const
