import { sql } from 'drizzle-orm'
import {
  confirmFollower,
  endByLink,
  endFollowing,
  findFollower,
  type Followable,
  startFollowing,
  stateOf,
} from '../../people/followers/index.ts'
import type { FollowingState } from '../../people/followers/rules.ts'
import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { addressSql } from './address-sql.ts'
import { type ReminderChannel, reminderChannels, reminderLimits } from './reminder-channels.ts'
import { reminderPath } from './reminder-path.ts'
import { pickupReminders } from './reminders.sql.ts'

/** The key is the place. */
const remindedPlaces: Followable<string> = {
  table: pickupReminders,
  subject: 'parcel_id',
  from: sql`${parcels} p`,
  id: sql`p.id`,
  isAt: (_context, place) => sql`p.id = ${place}`,
  notFound: 'Pickup.NoPlace',
  entity: 'pickup-reminder',
  entityId: (place) => place,
  linkSql: (reminder) => reminderPath(sql`p.id`, reminder),
  link: (place, reminder) => `/pickup/${place}?reminder=${reminder}`,
  linkEnded: 'PickupReminders.LinkEnded',
  confirmMail: 'pickup-reminder-confirm',
  confirmValues: () => sql`json_build_object('address', ${addressSql})`,
  most: { count: reminderLimits.places, code: 'PickupReminders.TooMany' },
}

export interface NewReminder {
  /** The place. */
  readonly id: string
  /** Of an account; guests get emails. */
  readonly channel: ReminderChannel
  /** Of guests only. */
  readonly guestEmail: string
}

/** @throws as `startFollowing` does. */
export const remindOfPickups = (
  context: Context,
  { id: key, channel, guestEmail }: NewReminder,
): Promise<void> =>
  startFollowing(
    context,
    remindedPlaces,
    { operation: 'remindOfPickups', key, guestEmail },
    { channel: context.actor.kind === 'anonymous' ? 'mail' : channel },
  )

/** One's own; idempotent. */
export const stopPickupReminders = (context: Context, place: string): Promise<void> =>
  endFollowing(context, remindedPlaces, { operation: 'stopPickupReminders', key: place })

/** The link in an email: the place's page, where this reminder can be confirmed or stopped. */
interface ReminderLink {
  readonly reminder: string
  readonly signature: string
}

type Linked = ReminderLink & {
  /** The place. */
  readonly id: string
}

/** A guest's yes, by the emailed link; idempotent. @throws not-found for a link that ended. */
export const confirmPickupReminders = (
  context: Context,
  secret: string,
  { id: key, reminder: follower, signature }: Linked,
): Promise<void> =>
  confirmFollower(context, remindedPlaces, {
    operation: 'confirmPickupReminders',
    key,
    follower,
    signature,
    secret,
  })

/** With one click, by the emailed link; idempotent. @throws not-found for a link we did not sign. */
export const stopRemindersByLink = (
  context: Context,
  secret: string,
  { id: key, reminder: follower, signature }: Linked,
): Promise<void> =>
  endByLink(context, remindedPlaces, {
    operation: 'stopRemindersByLink',
    key,
    follower,
    signature,
    secret,
  })

export interface OwnReminder {
  readonly reminder: FollowingState
  /** How; null without one. */
  readonly channel: ReminderChannel | null
}

/** The caller's own, or of the link, `no` for an invalid one. */
export async function getPickupReminder(
  context: Context,
  secret: string,
  { id: key, reminder: follower, signature }: { readonly id: string } & Partial<ReminderLink>,
): Promise<OwnReminder> {
  const link = { key, follower, signature, secret }
  const found = await findFollower(context, remindedPlaces, link, 'channel')
  const channel = reminderChannels.find((one) => one === found?.own) ?? null
  return { reminder: stateOf(found), channel }
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
