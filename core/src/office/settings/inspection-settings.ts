import { requireStaff } from '../../platform/access/index.ts'
import type { InspectionSettings } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { inspectionSettingErrors } from './rules.ts'
import { storedCity, storeSection, versionOf } from './stored-city.ts'

const section = ['inspections'] as const

/** As stored now. @throws forbidden unless staff. */
export async function getInspectionSettings(
  context: Context,
): Promise<InspectionSettings & { readonly version: string }> {
  requireStaff(context, 'getInspectionSettings')
  const city = await storedCity(context)
  return { ...city.inspections, version: versionOf(city, section) }
}

/** For bookings from now on: what is booked stays. @throws forbidden; invalid with each wrong field; stale. */
export async function setInspectionSettings(
  context: Context,
  { version, ...inspections }: InspectionSettings & { readonly version: string },
): Promise<{ readonly version: string }> {
  requireStaff(context, 'setInspectionSettings')
  requireValid(inspectionSettingErrors(inspections))
  return storeSection(context, {
    operation: 'setInspectionSettings',
    section,
    version,
    wanted: { inspections },
  })
}
