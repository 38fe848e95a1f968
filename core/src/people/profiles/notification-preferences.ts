import { sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import {
  isNotificationId,
  type NotificationId,
  notificationIds,
} from '../../platform/mail/index.ts'
import { say } from '../../platform/texts/index.ts'
import { isAlways, notificationKinds } from './notification-kinds.ts'
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

/** A kind by its channels, where a person has chosen. */
type Chosen = Pick<typeof notificationPreferences.$inferSelect, 'isEnabled' | 'mail' | 'push'>

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
  const chosen = new Map(rows.map((row) => [row.notificationId, row]))
  return notificationIds.map((id) => settingOf(context, id, chosen.get(id)))
}

/** One switch for a kind that has three: on while any channel is that can be turned off. */
function settingOf(
  context: Context,
  id: NotificationId,
  chosen: Chosen | undefined,
): NotificationSetting {
  const { name, isEnabled: byDefault } = notificationKinds[id]
  const inboxCounts = !isAlways(id, 'inbox') && id !== 'pickup-reminders'
  const mailCounts = !isAlways(id, 'mail')
  const enabled = chosen
    ? chosen.isEnabled && (chosen.push || inboxCounts || (mailCounts && chosen.mail))
    : byDefault
  return {
    notificationId: id,
    notificationName: say(context, name),
    enabled,
    optedOut: chosen !== undefined && !enabled,
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

/**
 * By every channel at once. Returns the new state. @throws not-found for another person's, and an
 * unknown notification.
 */
export async function setNotification(
  context: Context,
  change: { readonly id: string; readonly setting: string; readonly enabled: boolean },
): Promise<NotificationSetting> {
  const actor = requireContact(context)
  requireOwn(actor, change.id)
  const { setting, enabled } = change
  if (!isNotificationId(setting)) throw new DomainError('not-found', 'NotificationSetting.NotFound')
  const values = { isEnabled: enabled, mail: enabled, push: enabled }
  const set = { ...values, updatedAt: context.clock.now() }
  await context.database.write((builder) => [
    builder
      .insert(notificationPreferences)
      .values({ userId: actor.userId, notificationId: setting, ...set })
      .onConflictDoUpdate({
        target: [notificationPreferences.userId, notificationPreferences.notificationId],
        set,
      }),
  ])
  return settingOf(context, setting, values)
}
