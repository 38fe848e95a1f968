import type { CitySettings } from '../../platform/city/rules.ts'
import { afterWorkingDays } from '../../platform/kernel/working-days.ts'
import { categoryFacts, type ReportCategory } from './categories.ts'

/** The city's target in working days, or the usual one; null: none. */
export function targetDaysOf(
  { targetDays }: Pick<CitySettings, 'targetDays'>,
  category: ReportCategory,
): number | null {
  const own = targetDays[category]
  return own === undefined ? categoryFacts(category).targetDays : own
}

/** When a report that begins at an instant is due; null without a target. */
export function dueAtOf(
  city: Pick<CitySettings, 'targetDays' | 'holidays' | 'timeZone'>,
  category: ReportCategory,
  from: Date,
): Date | null {
  const days = targetDaysOf(city, category)
  return days === null ? null : afterWorkingDays(from, days, city)
}
