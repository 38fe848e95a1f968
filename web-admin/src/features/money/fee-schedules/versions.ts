import type { FeeSchedule } from './queries.ts'

export type Standing = 'InForceNow' | 'Later' | 'Ended'

export function standingOf({ fromDay, toDay }: FeeSchedule, today: string): Standing {
  if (fromDay > today) return 'Later'
  return toDay !== null && toDay < today ? 'Ended' : 'InForceNow'
}

/** The versions of each kind, newest first, as the list has them. */
export function byKind(schedules: readonly FeeSchedule[]): readonly (readonly FeeSchedule[])[] {
  const kinds = [...new Set(schedules.map(({ kind }) => kind))]
  return kinds.map((kind) => schedules.filter((one) => one.kind === kind))
}
