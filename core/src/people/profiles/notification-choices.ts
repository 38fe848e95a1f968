import { sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type NotificationId, notificationIds } from '../../platform/mail/index.ts'
import { users } from '../users/users.sql.ts'
import { addressHash, takes } from './may-send.ts'
import { type Channel, channelsOf, isAlways } from './notification-kinds.ts'
import type { QuietHours } from './quiet-hours.ts'
import { mailStops, notificationPreferences, residentSettings } from './residents.sql.ts'

/** Whether a kind comes by a channel. */
type ByChannel = Readonly<Record<Channel, boolean>>

interface KindChoice extends ByChannel {
  readonly notificationId: NotificationId
  /** Its channels, and those of them that cannot be turned off. */
  readonly channels: readonly Channel[]
  readonly always: readonly Channel[]
}

export interface NotificationChoices {
  /** Of messages. */
  readonly language: Language
  /** By the city's clock; null: none. */
  readonly quietHours: QuietHours | null
  readonly kinds: readonly KindChoice[]
}

interface Known extends Record<string, unknown> {
  readonly language: Language
  readonly quiet_from: number | null
  readonly quiet_to: number | null
  readonly kinds: readonly (ByChannel & { readonly id: string })[]
}

/** As they hold now, in the settings' order: one round trip. */
export async function getNotificationChoices(context: Context): Promise<NotificationChoices> {
  const { userId } = requireContact(context)
  const user = sql`${userId}::uuid`
  const [known] = await context.database.rows<Known>(sql`
    select u.language, s.quiet_from, s.quiet_to, (
      select json_agg(json_build_object('id', k.id, 'inbox', ${takes(user, sql`k.id`, 'inbox')},
        'push', ${takes(user, sql`k.id`, 'push')}, 'mail', ${takes(user, sql`k.id`, 'mail')}
          and not exists (select from ${mailStops} ms
            where ms.address_hash = ${addressHash(sql`u.email`)} and ms.notification_id = k.id)))
      from unnest(${`{${notificationIds.join(',')}}`}::text[]) k(id)) as kinds
    from ${users} u left join ${residentSettings} s on s.user_id = u.id where u.id = ${user}`)
  if (!known) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  const { language, quiet_from: from, quiet_to: to } = known
  const byId = new Map(known.kinds.map((kind) => [kind.id, kind]))
  const kinds = notificationIds.map((notificationId): KindChoice => {
    const all = channelsOf(notificationId)
    const comes = (channel: Channel): boolean =>
      all.includes(channel) &&
      (isAlways(notificationId, channel) || byId.get(notificationId)?.[channel] === true)
    return {
      notificationId,
      channels: all,
      always: all.filter((channel) => isAlways(notificationId, channel)),
      inbox: comes('inbox'),
      push: comes('push'),
      mail: comes('mail'),
    }
  })
  return { language, quietHours: from === null || to === null ? null : { from, to }, kinds }
}

export interface ChangedChoices extends Pick<NotificationChoices, 'language' | 'quietHours'> {
  readonly kinds: readonly (ByChannel & { readonly notificationId: NotificationId })[]
}

/**
 * The kinds that are given, each by all its channels. What comes by push or mail is in the inbox too, and
 * an email that is turned on comes whatever the profile's switch for all email said.
 * @throws invalid for quiet hours that end when they begin
 */
export async function setNotificationChoices(
  context: Context,
  { language, quietHours, kinds }: ChangedChoices,
): Promise<void> {
  const { userId } = requireContact(context)
  if (quietHours && quietHours.from === quietHours.to)
    throw new DomainError('invalid', 'Util.FormContainsErrors', [
      { field: 'quietTo', code: 'NotificationChoices.QuietSame' },
    ])
  const updatedAt = context.clock.now()
  const at = sql`${updatedAt.toISOString()}::timestamptz`
  const rows = kinds.map(({ notificationId: id, inbox, push, mail }) => ({
    id,
    push,
    mail,
    on: push || mail || (inbox && !isAlways(id, 'inbox')),
  }))
  const mailed = kinds.filter(({ mail }) => mail).map(({ notificationId }) => notificationId)
  const wantsEmail = mailed.some((id) => !isAlways(id, 'mail'))
  const quiet = { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }
  const set = { ...quiet, ...(wantsEmail && { wantsEmail }), updatedAt }
  await context.database.write((builder) => [
    builder.execute(sql`
      insert into ${notificationPreferences} (user_id, notification_id, is_enabled, push, mail, updated_at)
      select ${userId}::uuid, x.id, x."on", x.push, x.mail, ${at}
      from json_to_recordset(${JSON.stringify(rows)}::json) x(id text, "on" boolean, push boolean, mail boolean)
      on conflict (user_id, notification_id) do update set
        is_enabled = excluded.is_enabled, push = excluded.push, mail = excluded.mail, updated_at = ${at}`),
    builder
      .insert(residentSettings)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: residentSettings.userId, set }),
    builder.execute(sql`
      delete from ${mailStops} where address_hash = (
        select ${addressHash(sql`u.email`)} from ${users} u where u.id = ${userId})
        and notification_id = any(${`{${mailed.join(',')}}`}::text[])`),
    builder.execute(sql`
      update ${users} set language = ${language}, updated_at = ${at}
      where id = ${userId} and deleted_at is null`),
  ])
}
