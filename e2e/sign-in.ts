import type { BrowserContext } from '@playwright/test'
import { type Cast, newCast, type Role } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'

/** Where somebody is signed in: each app keeps its session in a cookie of its own. */
const cookieNames = { resident: 'session', staff: 'staff_session' } as const

/** People of a journey's own, so that no other journey meets them. */
export const castOf = (city: JourneyCity, app: 'resident' | 'staff' = 'resident'): Promise<Cast> =>
  newCast(city, app)

/** Signs one of them in, as if by the login. */
export async function signIn(
  context: BrowserContext,
  { city, cast, role }: { city: JourneyCity; cast: Cast; role: Role },
): Promise<void> {
  const app = role === 'staff' ? 'staff' : 'resident'
  await context.addCookies([
    { name: cookieNames[app], value: cast.cookies[role], url: city.origins[app], httpOnly: true },
  ])
}
