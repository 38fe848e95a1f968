import { sql } from 'drizzle-orm'
import { priorities } from '../../platform/deliveries/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { type Language, languages } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { type DayNews, newsOfChange, newsOfDay } from './day-news.ts'
import { changeWords, type NewsWords, reminderWords } from './news-words.ts'
import type { PickupPlaceFacts } from './pickup-rule.ts'
import { queueNews, type RouteNews } from './queue-news.ts'
import { hourOfDay, type ReminderTask, reminderTasks } from './reminder-plan.ts'
import { pickupReminders } from './reminders.sql.ts'
import { type KnownRule, knownRulesJson } from './rules-sql.ts'
import { weekdayNamed } from './weeks.ts'

/** The next minute's run continues. */
const runMs = 45_000

/** By this hour everything must be at the curb (`Pickup.SetOut`). */
const setOutHour = 6

interface Route {
  readonly district: string
  /** As the city's data has it. */
  readonly day: string
}

interface Known extends Record<string, unknown> {
  readonly routes: readonly Route[]
  readonly rules: readonly KnownRule[]
}

const isLiveAt = ({ createdAt, withdrawnAt }: KnownRule, at: string): boolean =>
  createdAt <= at && (withdrawnAt === null || withdrawnAt > at)

const isLiveBefore = ({ createdAt, withdrawnAt }: KnownRule, at: string): boolean =>
  createdAt < at && (withdrawnAt === null || withdrawnAt >= at)

type WordsIn = (language: Language) => NewsWords | null

/** What a task says of a place's days. */
function wordsFor(
  { texts }: Context,
  task: ReminderTask,
  rules: readonly KnownRule[],
  place: PickupPlaceFacts,
): WordsIn {
  const speaker = (language: Language) => ({ language, ...(texts && { texts }) })
  if (task.kind === 'evening') {
    const live = rules.filter(({ withdrawnAt }) => withdrawnAt === null)
    const news = newsOfDay(place, live, task.day)
    return (language) => reminderWords(speaker(language), news, task.day)
  }
  const change = {
    before: rules.filter((rule) => isLiveBefore(rule, task.at)),
    after: rules.filter((rule) => isLiveAt(rule, task.at)),
  }
  const first = task.days
    .map((day): { day: string; news: DayNews } => ({ day, news: newsOfChange(place, change, day) }))
    .find(({ news }) => news.comes.length + news.falls.length > 0)
  return (language) => (first ? changeWords(speaker(language), first.news, first.day) : null)
}

function newsOf(context: Context, task: ReminderTask, { routes, rules }: Known): RouteNews[] {
  return routes.flatMap(({ district, day }) => {
    const words = wordsFor(context, task, rules, { weekday: weekdayNamed(day), district })
    return languages.flatMap((language) => {
      const said = words(language)
      return said ? [{ district, day, language, ...said }] : []
    })
  })
}

const sendingOf = (context: Context, task: ReminderTask) =>
  task.kind === 'evening'
    ? { priority: priorities.bulk, until: hourOfDay(context, task.day, setOutHour) }
    : { priority: priorities.soon, until: hourOfDay(context, task.days.at(-1) ?? '', 24) }

/**
 * Every minute: notifies those who asked for it. In the evening the pickups of tomorrow; at any
 * hour what a change of the calendar does to a day that they know already. Each once per place,
 * person and day or change, however often a run is interrupted. Returns how many were notified. For the
 * scheduler. @throws forbidden for all others.
 */
export async function sendPickupReminders(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Error.Forbidden')
  const tasks = await reminderTasks(context)
  if (tasks.length === 0) return 0
  const { clock, city, database } = context
  const today = isoDay(clock.now(), city.timeZone)
  const [known] = await database.rows<Known>(sql`
    select (select coalesce(json_agg(route), '[]') from (
        select distinct p.leaf_district as district, p.refuse_pickup_day as day
        from ${pickupReminders} r join ${parcels} p on p.id = r.parcel_id
        where r.confirmed_at is not null) route) as routes,
      ${knownRulesJson(today)} as rules`)
  const end = clock.now().getTime() + runMs
  let notified = 0
  for (const task of tasks) {
    const news = known ? newsOf(context, task, known) : []
    let isDone = false
    while (!isDone && clock.now().getTime() < end) {
      // Each batch begins behind the last one.
      // oxlint-disable-next-line no-await-in-loop -- see above
      const batch = await queueNews(context, { ...sendingOf(context, task), key: task.key, news })
      notified += batch.notified
      isDone = batch.isDone
    }
  }
  return notified
}
