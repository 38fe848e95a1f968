import { sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import { isNotificationId, type NotificationId, notificationKinds } from './notification-kinds.ts'
import { requireOwn } from './own-account.ts'
import { notificationPreferences } from './residents.sql.ts'

/** Wire names (spec, resident section 3). */
export interface NotificationSetting {
  readonly notificationId: string
  /** In the reader's language. */
  readonly notificationName: string
  readonly enabled: boolean
  readonly optedOut: boolean
}

/** The caller checks who may see them. */
export async function settingsOf(
  context: Context,
  userId: string,
): Promise<readonly NotificationSetting[]> {
  const rows = await context.database.read((builder) =>
    builder
      .select()
      .from(notificationPreferences)
      .where(sql`${notificationPreferences.userId} = ${userId}`),
  )
  const switched = new Map(rows.map((row) => [row.notificationId, row.isEnabled]))
  // Object.keys loses the constant's literal keys.
  return (Object.keys(notificationKinds) as NotificationId[]).map((id) =>
    settingOf(context, id, switched.get(id)),
  )
}

function settingOf(
  context: Context,
  id: NotificationId,
  switched: boolean | undefined,
): NotificationSetting {
  const { name, isEnabled } = notificationKinds[id]
  return {
    notificationId: id,
    notificationName: say(context, name),
    enabled: switched ?? isEnabled,
    optedOut: switched === false,
  }
}

/** In the settings' order. @throws not-found for another person's. */
export async function getNotificationSettings(
  context: Context,
  id: string,
): Promise<readonly NotificationSetting[]> {
  const actor = requireContact(context)
  requireOwn(actor, id)
  return settingsOf(context, actor.userId)
}

/** Returns the new state. @throws not-found for another person's, and an unknown notification. */
export async function setNotification(
  context: Context,
  change: { readonly id: string; readonly setting: string; readonly enabled: boolean },
): Promise<NotificationSetting> {
  const actor = requireContact(context)
  requireOwn(actor, change.id)
  const { setting, enabled } = change
  if (!isNotificationId(setting)) throw new DomainError('not-found', 'NotificationSetting.NotFound')
  const values = { isEnabled: enabled, updatedAt: context.clock.now() }
  await context.database.write((builder) => [
    builder
      .insert(notificationPreferences)
      .values({ userId: actor.userId, notificationId: setting, ...values })
      .onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.notificationId],
        set: values,
      }),
  ])
  return settingOf(context, setting, enabled)
}
