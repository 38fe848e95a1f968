import type { PermitExemption } from './queries.ts'

export type Standing = 'InForceNow' | 'Later' | 'Ended'

export function standingOf({ fromDay, toDay }: PermitExemption, today: string): Standing {
  if (fromDay > today) return 'Later'
  return toDay !== null && toDay < today ? 'Ended' : 'InForceNow'
}
