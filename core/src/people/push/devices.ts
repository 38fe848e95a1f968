import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { endSubscription, saveSubscription } from './push-subscriptions.ts'
import type { DevicePlatform } from './rules.ts'

/** Of the city's mobile app. */
export interface NewDevice {
  /** FCM's registration token. */
  readonly token: string
  readonly platform: DevicePlatform
}

/**
 * In the person's language, until the session ends. A token belongs to the person who logged in last;
 * registered again, it is kept once.
 */
export async function registerDevice(context: Context, device: NewDevice): Promise<void> {
  const { token: endpoint, platform } = device
  const keys = { endpoint, platform, p256dh: null, auth: null }
  await saveSubscription(context, requireContact(context), { app: 'resident', ...keys })
}

/** Only the person's own. */
export async function forgetDevice(context: Context, token: string): Promise<void> {
  await endSubscription(context, requireContact(context), token)
}
