import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { inboxDefaults, inboxKindsFor, type InboxSetting } from './kinds.ts'
import { staffNotifications, staffNotificationSettings } from './staff-inbox.sql.ts'

/** For each kind that the caller's roles get. @throws forbidden unless staff. */
export async function getInboxSettings(context: Context): Promise<readonly InboxSetting[]> {
  const actor = requireStaff(context, 'getInboxSettings')
  const chosen = await context.database.rows<InboxSetting & Record<string, unknown>>(sql`
    select kind, mail, push from ${staffNotificationSettings} where user_id = ${actor.userId}`)
  return inboxKindsFor(rolesOf(actor)).map(
    (kind) => chosen.find((one) => one.kind === kind) ?? { kind, ...inboxDefaults },
  )
}

/**
 * Turning a channel off also drops what still waits for its hour.
 * @throws forbidden unless staff, invalid for a kind that the caller's roles do not get.
 */
export async function setInboxSettings(
  context: Context,
  settings: readonly InboxSetting[],
): Promise<void> {
  const actor = requireStaff(context, 'setInboxSettings')
  const kinds = inboxKindsFor(rolesOf(actor))
  const [first, ...rest] = settings
  if (!first || settings.some(({ kind }) => !kinds.includes(kind)))
    throw new DomainError('invalid', 'Error.InvalidInput')
  const { userId } = actor
  const updatedAt = context.clock.now()
  await context.database.write((builder) => {
    const save = ({ kind, mail, push }: InboxSetting) =>
      builder
        .insert(staffNotificationSettings)
        .values({ userId, kind, mail, push, updatedAt })
        .onConflictDoUpdate({
          target: [staffNotificationSettings.userId, staffNotificationSettings.kind],
          set: { mail, push, updatedAt },
        })
    const drop = ({ kind, mail, push }: InboxSetting) =>
      builder.execute(sql`
        update ${staffNotifications} set
          mail = case when ${mail} = 'off' then 'off' else mail end,
          push = case when ${push} = 'off' then 'off' else push end
        where user_id = ${userId} and kind = ${kind} and digested_at is null
          and (mail = 'hourly' or push = 'hourly')`)
    return [save(first), ...rest.map(save), ...settings.map(drop)]
  })
}
