import type { BrowserContext } from '@playwright/test'
import { type Cast, newCast, type Role } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'

/** Each app has its own cookie. */
const cookieNames = { resident: 'session', staff: 'staff_session' } as const

/** A separate cast, so that no other journey meets them. */
export const castOf = (city: JourneyCity, app: 'resident' | 'staff' = 'resident'): Promise<Cast> =>
  newCast(city, app)

/** As if by the login page. */
export async function signIn(
  context: BrowserContext,
  { city, cast, role }: { city: JourneyCity; cast: Cast; role: Role },
): Promise<void> {
  const app = role === 'staff' ? 'staff' : 'resident'
  await context.addCookies([
    { name: cookieNames[app], value: cast.cookies[role], url: city.origins[app], httpOnly: true },
  ])
}
