import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { type Context, newId, systemClock } from '@portal/core/kernel'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** An administrator's request, over a database handle of its own. */
export const asStaff = (
  { databaseUrl, neonEndpoint }: Where,
  userId = newId<'user'>(),
): Context => ({
  actor: {
    kind: 'user',
    userId,
    sessionId: newId<'session'>(),
    app: 'staff',
    isVerified: true,
    contactId: null,
    isAdmin: true,
    organizationId: null,
    confirmedAt: new Date(),
  },
  clock: systemClock,
  language: 'en',
  database: openDatabase(databaseUrl, neonEndpoint),
  city: cityOf({}),
  requestId: 'bench',
})
