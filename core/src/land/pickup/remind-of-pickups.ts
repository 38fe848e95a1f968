import { type SQL, sql } from 'drizzle-orm'
import { guestAddress } from '../../people/identity/index.ts'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { addressSql } from './address-sql.ts'
import {
  isReminderLink,
  type ReminderLink,
  reminderPath,
  requireReminderLink,
} from './reminder-link.ts'
import { type ReminderChannel, reminderLimits, type ReminderState } from './reminder-states.ts'
import { pickupReminders } from './reminders.sql.ts'

const confirmMail: MailKind = 'pickup-reminder-confirm'

const atNow = ({ clock }: Context): SQL => sql`${clock.now().toISOString()}::timestamptz`

const noted = (context: Context, builder: Builder, operation: string, place: string) =>
  audit(context, builder, { operation, entity: 'pickup-reminder', entityId: place, details: {} })

export interface NewReminder {
  /** The place. */
  readonly id: string
  readonly channel: ReminderChannel
  /** Of guests only. */
  readonly guestEmail: string
}

/**
 * With an account at once, by email or on its devices; a guest by an emailed link, which the owner
 * of the address confirms. The answer is the same whether the address is reminded already.
 * @throws not-found; invalid for a guest without an address; limited for an address that gets too
 * many emails; conflict for too many places.
 */
export async function remindOfPickups(
  context: Context,
  { id: place, channel, guestEmail: typed }: NewReminder,
): Promise<void> {
  const isGuest = context.actor.kind === 'anonymous'
  const guestEmail = isGuest ? await guestAddress(context, typed) : null
  const userId = isGuest ? null : requireUser(context).userId
  const { language } = context
  const at = atNow(context)
  const id = newId<'pickup reminder'>(context.clock.now())
  const add = sql`
    insert into ${pickupReminders}
      (id, parcel_id, user_id, guest_email, channel, language, confirmed_at, created_at)
    select ${id}::uuid, p.id, ${userId}::uuid, ${guestEmail}::text, ${isGuest ? 'mail' : channel},
      ${language}, ${isGuest ? sql`null` : at}::timestamptz, ${at}
    from ${parcels} p where p.id = ${place}`
  const theirs = sql`${pickupReminders} r where r.user_id is not distinct from ${userId}::uuid
    and r.guest_email is not distinct from ${guestEmail}::text and r.parcel_id <> ${place}
    and r.confirmed_at is not null`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${parcels} where id = ${place})`,
      'not-found',
      'Pickup.NoPlace',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${theirs}) < ${reminderLimits.places}`,
      'conflict',
      'PickupReminders.TooMany',
    ),
    builder.execute(
      guestEmail === null
        ? sql`${add} on conflict (parcel_id, user_id) do update set channel = excluded.channel`
        : sql`
          with asked as (${add}
            -- Others could change the language of a reminder that its owner confirmed.
            on conflict (parcel_id, guest_email) do update set language =
              case when pickup_reminders.confirmed_at is null then excluded.language
                else pickup_reminders.language end
            returning id, parcel_id, confirmed_at)
          insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
          select gen_random_uuid(), ${mailTopic}, ${`${confirmMail}/${id}`}::text,
            json_build_object('kind', ${confirmMail}::text, 'to', ${guestEmail}::text,
              'language', ${language}::text, 'path', ${reminderPath(sql`p.id`, sql`asked.id`)},
              'isSigned', true, 'values', json_build_object('address', ${addressSql})),
            ${at}, ${at}
          from asked join ${parcels} p on p.id = asked.parcel_id where asked.confirmed_at is null`,
    ),
    noted(context, builder, 'remindOfPickups', place),
  ])
  context.onQueued?.()
}

/** One's own; idempotent. */
export async function stopPickupReminders(context: Context, place: string): Promise<void> {
  const { userId } = requireUser(context)
  await context.database.write((builder) => [
    builder.execute(sql`
      delete from ${pickupReminders} where parcel_id = ${place} and user_id = ${userId}`),
    noted(context, builder, 'stopPickupReminders', place),
  ])
}

type Linked = ReminderLink & {
  /** The place. */
  readonly id: string
}

/** A guest's yes, by the emailed link; idempotent. @throws not-found for a link that ended. */
export async function confirmPickupReminders(
  context: Context,
  secret: string,
  link: Linked,
): Promise<void> {
  requireReminderLink(secret, link)
  const theirs = sql`pickup_reminders.id = ${link.reminder}`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${pickupReminders} where ${theirs})`,
      'not-found',
      'PickupReminders.LinkEnded',
    ),
    builder.execute(sql`update ${pickupReminders} set confirmed_at = ${atNow(context)}
      where ${theirs} and confirmed_at is null`),
    noted(context, builder, 'confirmPickupReminders', link.id),
  ])
}

/** With one click, by the emailed link; idempotent. @throws not-found for a link we did not sign. */
export async function stopRemindersByLink(
  context: Context,
  secret: string,
  link: Linked,
): Promise<void> {
  requireReminderLink(secret, link)
  await context.database.write((builder) => [
    builder.execute(sql`delete from ${pickupReminders} where id = ${link.reminder}`),
    noted(context, builder, 'stopRemindersByLink', link.id),
  ])
}

export interface OwnReminder {
  readonly reminder: ReminderState
  /** How; null without one. */
  readonly channel: ReminderChannel | null
}

const none: OwnReminder = { reminder: 'no', channel: null }

/** The caller's own, or of the link, `no` for an invalid one; no one learns who else is reminded. */
export async function getPickupReminder(
  context: Context,
  secret: string,
  { id: place, reminder, signature }: { readonly id: string } & Partial<ReminderLink>,
): Promise<OwnReminder> {
  const { actor } = context
  const isLinked =
    reminder !== undefined &&
    signature !== undefined &&
    isReminderLink(secret, { id: place, reminder, signature })
  const userId = actor.kind === 'user' ? actor.userId : null
  if (!isLinked && userId === null) return none
  const whose = isLinked ? sql`r.id = ${reminder}` : sql`r.user_id = ${userId}`
  const [found] = await context.database.rows<{ isConfirmed: boolean; channel: ReminderChannel }>(
    sql`select confirmed_at is not null as "isConfirmed", channel from ${pickupReminders} r
      where r.parcel_id = ${place} and ${whose}`,
  )
  if (!found) return none
  return { reminder: found.isConfirmed ? 'yes' : 'asked', channel: found.channel }
}

export interface RemindedPlace {
  readonly id: string
  readonly address: string
  readonly zip: string
  readonly channel: ReminderChannel
}

/** The places of which the caller is reminded, by address. @throws unauthenticated */
export async function listRemindedPlaces(context: Context): Promise<RemindedPlace[]> {
  const { userId } = requireUser(context)
  return context.database.rows<RemindedPlace & Record<string, unknown>>(sql`
    select p.id, ${addressSql} as address, p.zip, r.channel
    from ${pickupReminders} r join ${parcels} p on p.id = r.parcel_id
    where r.user_id = ${userId} order by p.street_name, p.street_number, p.unit nulls first, p.id`)
}
