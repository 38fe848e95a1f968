import { readingsOf, wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { clockMinutes } from './clock-time.ts'
import { type DaysActive, weekdays } from './days.ts'

/** Wire names (spec, admin section 3.6): its hours on each chosen day, in city time. */
export interface MaintenanceWindow {
  readonly enabled: boolean
  readonly englishText: string
  readonly spanishText: string
  /** `2026-11-30`, the first day on which it starts; null: no limit. */
  readonly startDate: string | null
  /** The last day on which it starts; null: no limit. */
  readonly endDate: string | null
  /** `08:30 PM`. */
  readonly startTime: string
  /** If no later than the start, on the next day. */
  readonly endTime: string
  readonly daysActive: DaysActive
}

export interface MaintenancePeriod {
  readonly id: string
  readonly maintenanceWarningAlert: MaintenanceWindow
  readonly maintenanceSettings: MaintenanceWindow
}

/** All periods, and the city's time zone. */
export interface Maintenance {
  readonly timeZone: string
  readonly periods: readonly MaintenancePeriod[]
}

const dayMs = 86_400_000

/** A day as its UTC midnight in milliseconds. */
const dayOf = (instant: Date, zone: string): number => {
  const { year, month, day } = wallTimeAt(instant, zone)
  return Date.UTC(year, month - 1, day)
}

const wallAt = (day: number, minutes: number) => {
  const at = new Date(day + minutes * 60_000)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: 0,
  }
}

function startsOn(window: MaintenanceWindow, day: number): boolean {
  const { startDate, endDate, daysActive } = window
  const date = new Date(day).toISOString().slice(0, 10)
  if ((startDate && date < startDate) || (endDate && date > endDate)) return false
  // Sunday is the first day in JavaScript and the last one here.
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7]
  return daysActive.everyDay || (weekday !== undefined && daysActive[weekday])
}

/**
 * In milliseconds; null if it is not current. At a clock change it starts and ends late rather than
 * early: closed an hour too long is better than open while billing is down.
 */
function untilOf(window: MaintenanceWindow, now: Date, zone: string): number | null {
  const start = clockMinutes(window.startTime)
  const end = clockMinutes(window.endTime)
  if (!window.enabled || start === null || end === null) return null
  const length = end > start ? end : end + 24 * 60
  const today = dayOf(now, zone)
  const untils = [-1, 0, 1]
    .map((days) => today + days * dayMs)
    .filter((day) => startsOn(window, day))
    .map((day) => ({
      from: readingsOf(wallAt(day, start), zone).earliest,
      until: readingsOf(wallAt(day, length), zone).latest,
    }))
    .filter(({ from, until }) => from <= now.getTime() && now.getTime() < until)
    .map(({ until }) => until)
  return untils.length > 0 ? Math.max(...untils) : null
}

/** Includes its start, excludes its end. */
export const isInForce = (window: MaintenanceWindow, now: Date, timeZone: string): boolean =>
  untilOf(window, now, timeZone) !== null

export const periodsInForce = ({ periods, timeZone }: Maintenance, now: Date) =>
  periods.filter(({ maintenanceSettings }) => isInForce(maintenanceSettings, now, timeZone))

export const isBillPayOpen = (maintenance: Maintenance, now: Date): boolean =>
  periodsInForce(maintenance, now).length === 0

/** Max number of adjoining windows to follow. */
const maxSteps = 60

/** When bills can be paid online again; null if they can be now, or if no end is found. */
export function reopensAt({ periods, timeZone }: Maintenance, now: Date): Date | null {
  const closedUntil = (at: Date): number =>
    Math.max(
      0,
      ...periods.map(({ maintenanceSettings }) => untilOf(maintenanceSettings, at, timeZone) ?? 0),
    )
  let at = now
  for (let step = 0; step < maxSteps; step += 1) {
    const until = closedUntil(at)
    if (until === 0) return step === 0 ? null : at
    at = new Date(until)
  }
  return null
}
