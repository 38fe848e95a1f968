import type { BrowserContext } from '@playwright/test'
import { type Cast, isStaff, type Member, newCast, rolesOfStaff } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'

/** Each app has its own cookie. */
const cookieNames = { resident: 'session', staff: 'staff_session' } as const

/** A separate cast, so that no other journey meets them. */
export const castOf = (city: JourneyCity, app: 'resident' | 'staff' = 'resident'): Promise<Cast> =>
  newCast(city, app)

/** With one person for each role that an administrator grants. */
export const staffOf = (city: JourneyCity): Promise<Cast> => newCast(city, 'staff', rolesOfStaff)

/** As if by the login page. */
export async function signIn(
  context: BrowserContext,
  { city, cast, role }: { city: JourneyCity; cast: Cast; role: Member },
): Promise<void> {
  const app = isStaff(role) ? 'staff' : 'resident'
  await context.addCookies([
    { name: cookieNames[app], value: cast.cookies[role], url: city.origins[app], httpOnly: true },
  ])
}
