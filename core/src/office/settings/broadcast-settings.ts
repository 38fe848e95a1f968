import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type BroadcastSettings, broadcastSettingErrors } from './rules.ts'
import { storedCity, storeSection, versionOf } from './stored-city.ts'

const section = ['broadcastQuietHours', 'broadcastSecondPersonAbove'] as const

/** As stored now. @throws forbidden unless staff. */
export async function getBroadcastSettings(
  context: Context,
): Promise<BroadcastSettings & { readonly version: string }> {
  requireStaff(context, 'getBroadcastSettings')
  const city = await storedCity(context)
  const { from: quietFrom, to: quietTo } = city.broadcastQuietHours
  const { broadcastSecondPersonAbove: secondPersonAbove } = city
  return { quietFrom, quietTo, secondPersonAbove, version: versionOf(city, section) }
}

/**
 * For what is sent from now on: what waits for a second person goes on waiting.
 * @throws forbidden unless an administrator; invalid with each wrong field; stale.
 */
export async function setBroadcastSettings(
  context: Context,
  { version, ...edit }: BroadcastSettings & { readonly version: string },
): Promise<{ readonly version: string }> {
  requireStaff(context, 'setBroadcastSettings')
  requireValid(broadcastSettingErrors(edit))
  return storeSection(context, {
    operation: 'setBroadcastSettings',
    section,
    version,
    wanted: {
      broadcastQuietHours: { from: edit.quietFrom, to: edit.quietTo },
      broadcastSecondPersonAbove: edit.secondPersonAbove,
    },
  })
}
