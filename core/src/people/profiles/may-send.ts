import { type SQL, sql } from 'drizzle-orm'
import type { ReaderChoice } from '../../platform/deliveries/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import {
  isForStaff,
  type MailKind,
  mailKinds,
  type NotificationId,
  settingOfMail,
  settingOfPush,
} from '../../platform/mail/index.ts'
import { pushSubscriptions, users } from '../users/users.sql.ts'
import type { Channel } from './notification-kinds.ts'
import { nextHours } from './quiet-hours.ts'
import { mailStops, notificationPreferences, residentSettings } from './residents.sql.ts'

/**
 * SQL: whether a person takes a kind by a channel. True for null, who has no account and no settings.
 * Every sender asks this or, at the latest, its delivery does (`choiceFor`).
 */
export function takes(userId: SQL, kind: NotificationId | SQL, channel: Channel): SQL {
  const byChannel = {
    inbox: sql`np.is_enabled`,
    push: sql`np.is_enabled and np.push`,
    mail: sql`np.is_enabled and np.mail`,
  }[channel]
  const isOn = sql`not exists (select from ${notificationPreferences} np
    where np.user_id = ${userId} and np.notification_id = ${kind} and not (${byChannel}))`
  // The switch for all email on the profile.
  return channel === 'mail'
    ? sql`(${isOn} and not exists (select from ${residentSettings} rs
        where rs.user_id = ${userId} and not rs.wants_email))`
    : sql`(${isOn})`
}

/** SQL: the end of the quiet hours in which a person is now; null outside of them, and for null. */
export function quietUntil({ clock, city }: Context, userId: SQL): SQL {
  const now = clock.now()
  const { hour } = wallTimeAt(now, city.timeZone)
  const ends = nextHours(now, city.timeZone).map((at) => at.toISOString())
  return sql`(select (${`{${ends.join(',')}}`}::timestamptz[])[rs.quiet_to + 1]
    from ${residentSettings} rs where rs.user_id = ${userId} and case
      when rs.quiet_from > rs.quiet_to then ${hour} >= rs.quiet_from or ${hour} < rs.quiet_to
      else ${hour} >= rs.quiet_from and ${hour} < rs.quiet_to end)`
}

/** SHA-256 of an address, as in `outbox.recipient`. */
export const addressHash = (email: SQL): SQL =>
  sql`encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`

// An object's keys lose their literal types.
const kindNames = Object.keys(mailKinds) as MailKind[]

/**
 * SQL: rows of a kind and the setting that stops it by this channel, as far as one does. A push that
 * nothing stops still waits for the end of quiet hours; staff have hours of their own.
 */
const settingsFor = (channel: 'mail' | 'push'): SQL => {
  const settingOf = channel === 'mail' ? settingOfMail : settingOfPush
  const rows = kindNames.flatMap((kind) => {
    const setting = settingOf(kind)
    if (setting) return [sql`(${kind}::text, ${setting}::text)`]
    return channel === 'push' && !isForStaff(kind) ? [sql`(${kind}::text, null::text)`] : []
  })
  return sql`(values ${sql.join(rows, sql`, `)}) k(kind, setting)`
}

/**
 * What the reader of a claimed row `c` of the outbox has chosen, now: the one piece that every mail and
 * every queued push passes. `isEvenIfOff` is a test to oneself, `isUrgent` comes in quiet hours too.
 */
export const choiceFor = (context: Context, channel: 'mail' | 'push'): ReaderChoice => {
  const person =
    channel === 'mail'
      ? sql`u.email = lower(c.payload ->> 'to') and u.email_verified_at is not null`
      : sql`u.id = (select p.user_id from ${pushSubscriptions} p
          where p.id = case when c.payload ->> 'subscriptionId' ~ '^[0-9a-f-]{36}$'
            then (c.payload ->> 'subscriptionId')::uuid end)`
  const isStopped =
    channel === 'mail'
      ? sql`not ${takes(sql`u.id`, sql`k.setting`, channel)} or exists (select from ${mailStops} ms
          where ms.address_hash = c.recipient and ms.notification_id = k.setting)`
      : sql`not ${takes(sql`u.id`, sql`k.setting`, channel)}`
  return sql`
    select k.setting, coalesce(u.id::text, c.recipient) as reader, ${isStopped} as is_stopped,
      case when c.payload ->> 'isUrgent' is null then ${quietUntil(context, sql`u.id`)} end as quiet_until
    from ${settingsFor(channel)} left join ${users} u on u.deleted_at is null and ${person}
    where k.kind = c.payload ->> 'kind' and c.payload ->> 'isEvenIfOff' is null`
}
