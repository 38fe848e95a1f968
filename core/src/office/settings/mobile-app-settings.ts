import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import type { MobileApps } from '../../platform/mobile-apps/rules.ts'
import { mobileAppErrors } from './mobile-app-rules.ts'
import { storedCity, storeSection, versionOf } from './stored-city.ts'

const section = ['mobileApps'] as const

/** As stored now. @throws forbidden unless staff who run the portal. */
export async function getMobileApps(
  context: Context,
): Promise<MobileApps & { readonly version: string }> {
  requireStaff(context, 'getMobileApps')
  const city = await storedCity(context)
  return { ...city.mobileApps, version: versionOf(city, section) }
}

/** @throws forbidden unless an administrator; invalid with each wrong field; stale. */
export async function setMobileApps(
  context: Context,
  { version, ...edit }: MobileApps & { readonly version: string },
): Promise<{ readonly version: string }> {
  requireStaff(context, 'setMobileApps')
  requireValid(mobileAppErrors(edit))
  return storeSection(context, {
    operation: 'setMobileApps',
    section,
    version,
    wanted: { mobileApps: edit },
  })
}
