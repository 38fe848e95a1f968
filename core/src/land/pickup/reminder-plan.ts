import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { instantAt, wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { pickupRules } from './pickup.sql.ts'
import { pickupReminderRuns } from './reminders.sql.ts'

/** What people must be notified of now. */
export type ReminderTask =
  | { readonly kind: 'evening'; readonly key: string; readonly day: string }
  | {
      readonly kind: 'change'
      readonly key: string
      /** When rules were set or taken back, an ISO instant. */
      readonly at: string
      /** Those of which people could know another plan. */
      readonly days: readonly string[]
    }

interface State extends Record<string, unknown> {
  readonly runs: readonly { readonly key: string; readonly at: string; readonly isDone: boolean }[]
  readonly changes: readonly string[]
}

const eveningKey = (day: string): string => `evening/${day}`

/** On a day in the city, by its clock. */
export function hourOfDay({ city }: Pick<Context, 'city'>, day: string, hour: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return instantAt({ year, month, day: date, hour, minute: 0, second: 0 }, city.timeZone)
}

const recent = (now: Date, days: number): SQL =>
  sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`

/** One statement, the only one of most minutes. */
export async function reminderTasks(context: Context): Promise<readonly ReminderTask[]> {
  const { city, clock, database } = context
  const now = clock.now()
  const today = isoDay(now, city.timeZone)
  const tomorrow = daysAfter(today, 1)
  const [state] = await database.rows<State>(sql`
    select (select coalesce(json_agg(json_build_object('key', key, 'at', ${isoInstant(sql`started_at`)},
          'isDone', done_at is not null)), '[]')
        from ${pickupReminderRuns} where started_at > ${recent(now, 3)}) as runs,
      (select coalesce(json_agg(${isoInstant(sql`at`)} order by at), '[]') from (
        select created_at as at from ${pickupRules} union
        select withdrawn_at from ${pickupRules} where withdrawn_at is not null) changed
        where at > ${recent(now, 1)}) as changes`)
  const runs = new Map((state?.runs ?? []).map((run) => [run.key, run]))
  const { hour } = wallTimeAt(now, city.timeZone)
  const { from, to } = city.pickupReminderHours
  const evening = eveningKey(tomorrow)
  const isEvening = hour >= from && hour < to && runs.get(evening)?.isDone !== true
  // People know a day's plan from the reminder of the evening before.
  const known = [today, tomorrow].flatMap((day) => {
    const since =
      runs.get(eveningKey(day))?.at ??
      (day === today ? hourOfDay(context, today, 0).toISOString() : null)
    return since === null ? [] : [{ day, since: Date.parse(since) }]
  })
  const changes = [...new Set(state?.changes)].flatMap((at): ReminderTask[] => {
    const key = `change/${at}`
    const days = known.filter(({ since }) => Date.parse(at) >= since).map(({ day }) => day)
    return days.length === 0 || runs.get(key)?.isDone ? [] : [{ kind: 'change', key, at, days }]
  })
  return [
    ...changes,
    ...(isEvening ? [{ kind: 'evening', key: evening, day: tomorrow } as const] : []),
  ]
}
