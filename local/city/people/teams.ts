import type { teamMembers, teams } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'
import { demoStaffIds } from './staff.ts'

const names = ['Streets and lights', 'Parks and trees', 'Permits'] as const

export const demoTeams = (): (typeof teams.$inferSelect)[] =>
  names.map((name) => ({
    id: demoId('team', name),
    name,
    version: 1,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
  }))

/** Each has two of the staff. */
export const demoTeamMembers = (): (typeof teamMembers.$inferSelect)[] => {
  const staff = demoStaffIds()
  return names.flatMap((name, nth) =>
    staff.slice(nth, nth + 2).map((userId) => ({ teamId: demoId('team', name), userId })),
  )
}
