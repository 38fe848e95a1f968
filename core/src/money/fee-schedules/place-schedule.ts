import type { FeeSchedule } from './fee-schedule.ts'
import type { FeeScheduleEdit } from './schedule-errors.ts'

type Version = Pick<FeeSchedule, 'id' | 'fromDay' | 'toDay'>

interface Place {
  /** The version that ends the day before. */
  readonly closes: Version | null
  /** A version that begins later and shares a day: the new one is refused. */
  readonly overlaps: Version | null
  /** People may have been quoted for these days: only a kind's first version begins in the past. */
  readonly isPast: boolean
}

/** Where a version would come among those of its kind. */
export function placeOf(
  versions: readonly Version[],
  { fromDay, toDay }: Pick<FeeScheduleEdit, 'fromDay' | 'toDay'>,
  today: string,
): Place {
  const overlaps = versions.find(
    (one) => one.fromDay >= fromDay && (toDay === null || one.fromDay <= toDay),
  )
  const closes = versions.find(
    (one) => one.fromDay < fromDay && (one.toDay === null || one.toDay >= fromDay),
  )
  return {
    closes: closes ?? null,
    overlaps: overlaps ?? null,
    isPast: fromDay < today && versions.length > 0,
  }
}
