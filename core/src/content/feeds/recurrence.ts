/** Days since 1970-01-01, without a zone. */
export type DayNumber = number

/** 0 is Sunday; ordinal 2 the second, -1 the last, 0 every one. */
interface RuleDay {
  readonly weekday: number
  readonly ordinal: number
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frequency = (typeof frequencies)[number]

/** A recurrence rule (RFC 5545, 3.3.10) by days, not hours. */
export interface Rule {
  readonly frequency: Frequency
  readonly interval: number
  readonly count: number | null
  /** As written; the caller knows the zone. */
  readonly until: string | null
  readonly weekStart: number
  readonly byMonth: readonly number[]
  readonly byMonthDay: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byWeek: readonly number[]
  readonly byDay: readonly RuleDay[]
  readonly bySetPosition: readonly number[]
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const knownParts = new Set(
  'FREQ INTERVAL COUNT UNTIL WKST BYMONTH BYMONTHDAY BYYEARDAY BYWEEKNO BYDAY BYSETPOS'.split(' '),
)

const dayMs = 86_400_000
export const dayNumber = (year: number, month: number, day: number): DayNumber =>
  Math.floor(Date.UTC(year, month - 1, day) / dayMs)

/** Month 1 to 12. */
export function dateOf(day: DayNumber): { year: number; month: number; day: number } {
  const date = new Date(day * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const weekdayOf = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7

function numbers(text: string | undefined): number[] | null {
  if (text === undefined) return []
  const values = text.split(',').slice(0, 400).map(Number)
  return values.every((value) => Number.isInteger(value) && value !== 0) ? values : null
}

function ruleDays(text: string | undefined): RuleDay[] | null {
  if (text === undefined) return []
  const days = text.split(',').map((part) => {
    const [, ordinal = '', name = ''] = /^([+-]?\d{0,2})(SU|MO|TU|WE|TH|FR|SA)$/i.exec(part) ?? []
    return { weekday: weekdayNames.indexOf(name.toUpperCase()), ordinal: Number(ordinal) }
  })
  return days.every(({ weekday, ordinal }) => weekday >= 0 && Number.isInteger(ordinal))
    ? days
    : null
}

function positive(text: string | undefined, max: number): number | null {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? Math.min(value, max) : null
}

/** Null if malformed or repeating within a day: the event then has only its first day. */
export function parseRule(text: string): Rule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      // A split always returns a first part.
      .map((part) => part.split('=', 2) as [string, string | undefined])
      .filter(([name]) => name !== ''),
  )
  const part = (name: string): string | undefined => parts.get(name)
  const frequency = frequencies.find((name) => name === part('FREQ'))
  const lists = [
    numbers(part('BYMONTH')),
    numbers(part('BYMONTHDAY')),
    numbers(part('BYYEARDAY')),
    numbers(part('BYWEEKNO')),
    numbers(part('BYSETPOS')),
  ]
  const [byMonth, byMonthDay, byYearDay, byWeek, bySetPosition] = lists
  const byDay = ruleDays(part('BYDAY'))
  const interval = part('INTERVAL') === undefined ? 1 : positive(part('INTERVAL'), 100_000)
  const count = part('COUNT') === undefined ? null : positive(part('COUNT'), 1_000_000)
  const isKnown = [...parts.keys()].every((name) => knownParts.has(name))
  if (!frequency || !isKnown || !interval || !byDay) return null
  if (!byMonth || !byMonthDay || !byYearDay || !byWeek || !bySetPosition) return null
  if (part('COUNT') !== undefined && count === null) return null
  return {
    frequency,
    interval,
    count,
    until: part('UNTIL') ?? null,
    weekStart: Math.max(0, weekdayNames.indexOf(part('WKST') ?? 'MO')),
    byMonth,
    byMonthDay,
    byYearDay,
    byWeek,
    byDay,
    bySetPosition,
  }
}

/** Missing parts come from the first day (RFC 5545, 3.3.10, "information … missing"). */
function completed(rule: Rule, start: DayNumber): Rule {
  const { month, day } = dateOf(start)
  const own = [{ weekday: weekdayOf(start), ordinal: 0 }]
  const { frequency, byDay, byMonthDay, byYearDay, byWeek, byMonth } = rule
  const saysDays = byDay.length > 0 || byMonthDay.length > 0
  if (frequency === 'WEEKLY' && byDay.length === 0) return { ...rule, byDay: own }
  if (frequency === 'MONTHLY' && !saysDays) return { ...rule, byMonthDay: [day] }
  if (frequency === 'YEARLY' && !saysDays && byYearDay.length === 0) {
    if (byWeek.length > 0) return { ...rule, byDay: own }
    return { ...rule, byMonthDay: [day], byMonth: byMonth.length > 0 ? byMonth : [month] }
  }
  return rule
}

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Positions count from the front or, negative, from the end. An empty list has all. */
const names = (list: readonly number[], place: number, length: number): boolean =>
  list.length === 0 || list.includes(place) || list.includes(place - length - 1)

/** The week of the year, and the year's number of weeks; week 1 is the first with four days. */
function weekOf(day: DayNumber, weekStart: number): { week: number; weeks: number } {
  const firstWeek = (year: number): DayNumber => {
    const fourth = dayNumber(year, 1, 4)
    return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7)
  }
  const { year } = dateOf(day)
  const begins = [firstWeek(year - 1), firstWeek(year), firstWeek(year + 1), firstWeek(year + 2)]
  const index = begins.findLastIndex((first) => first <= day)
  const first = begins[index] ?? day
  const next = begins[index + 1] ?? first + 364
  return { week: Math.floor((day - first) / 7) + 1, weeks: (next - first) / 7 }
}

function matchesDay(rule: Rule, day: DayNumber): boolean {
  const { year, month, day: ofMonth } = dateOf(day)
  const first = dayNumber(year, 1, 1)
  const inYear = dayNumber(year + 1, 1, 1) - first
  const inMonth = daysInMonth(year, month)
  const ofYear = day - first + 1
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month)) return false
  if (!names(rule.byMonthDay, ofMonth, inMonth) || !names(rule.byYearDay, ofYear, inYear))
    return false
  if (rule.byWeek.length > 0) {
    const { week, weeks } = weekOf(day, rule.weekStart)
    if (!names(rule.byWeek, week, weeks)) return false
  }
  if (rule.byDay.length === 0) return true
  const isOfMonth = rule.frequency === 'MONTHLY' || rule.byMonth.length > 0
  const [place, length] = isOfMonth ? [ofMonth, inMonth] : [ofYear, inYear]
  const nth = Math.ceil(place / 7)
  const nthLast = -Math.ceil((length - place + 1) / 7)
  return rule.byDay.some(
    ({ weekday, ordinal }) =>
      weekday === weekdayOf(day) && (ordinal === 0 || ordinal === nth || ordinal === nthLast),
  )
}

type Period = readonly [first: DayNumber, last: DayNumber]

/** The `index`th period of a rule after its first day's. */
const periods: Record<Frequency, (rule: Rule, start: DayNumber, index: number) => Period> = {
  DAILY: (_rule, start, index) => [start + index, start + index],
  WEEKLY: ({ weekStart }, start, index) => {
    const first = start - ((weekdayOf(start) - weekStart + 7) % 7) + 7 * index
    return [first, first + 6]
  },
  MONTHLY: (_rule, start, index) => {
    const { year, month } = dateOf(start)
    return [dayNumber(year, month + index, 1), dayNumber(year, month + index + 1, 1) - 1]
  },
  YEARLY: (_rule, start, index) => {
    const { year } = dateOf(start)
    return [dayNumber(year + index, 1, 1), dayNumber(year + index + 1, 1, 1) - 1]
  },
}

// The longest each can be, so that skipping ahead never skips too far.
const longestPeriod: Record<Frequency, number> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }

/** A rule with a COUNT has to run from its first day; older ones are ignored. */
const maxDaysBack = 10 * 366

function daysOfPeriod(rule: Rule, [first, last]: Period): DayNumber[] {
  const days: DayNumber[] = []
  for (let day = first; day <= last; day += 1) if (matchesDay(rule, day)) days.push(day)
  if (rule.bySetPosition.length === 0) return days
  return days.filter((_, index) => names(rule.bySetPosition, index + 1, days.length))
}

/** Inclusive. The days limit the work, even for a rule that never matches. */
export function occurrenceDays(
  given: Rule,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  const rule = completed(given, start)
  if (rule.count !== null && from - start > maxDaysBack) return []
  const ahead = rule.count === null ? Math.max(0, from - start) : 0
  const skipped = Math.max(0, Math.floor(ahead / longestPeriod[rule.frequency]) - 1)
  const days: DayNumber[] = []
  let seen = 0
  for (let index = skipped - (skipped % rule.interval); ; index += rule.interval) {
    const period = periods[rule.frequency](rule, start, index)
    if (period[0] > to) return days
    for (const day of daysOfPeriod(rule, period)) {
      if (day < start) continue
      seen += 1
      if (day > to || (rule.count !== null && seen > rule.count)) return days
      if (day >= from) days.push(day)
    }
  }
}
