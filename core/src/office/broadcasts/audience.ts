import { type SQL, sql } from 'drizzle-orm'
import { broadcastRecipients } from '../../casework/messages/broadcasts.sql.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { autopays } from '../../money/autopay/autopay.sql.ts'
import { savedMethods } from '../../money/ledger/payments.sql.ts'
import { utilityAccountOwners } from '../../money/utility-accounts/utility-accounts.sql.ts'
import { contacts, notificationPreferences } from '../../people/profiles/residents.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import type { Audience } from './rules.ts'

/** The preference that spares a person all broadcasts. */
export const preference = 'city-announcements'

const pickupDays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Of the parcel at the contact's address, as on the profile. */
function livesIn({ districts, routes }: Audience): SQL {
  const days = routes.flatMap((route) => pickupDays[route] ?? [])
  const isDistrict =
    districts.length > 0 ? sql`and p.leaf_district in (${listed(districts)})` : sql``
  const isRoute = days.length > 0 ? sql`and p.refuse_pickup_day in (${listed(days)})` : sql``
  return sql`exists (
    select from ${contacts} c join ${parcels} p
      on p.street_number = substring(c.address1 from '^\\s*(\\d{1,6})\\s')::int
        and lower(p.street_name || ' ' || p.street_suffix)
          = lower(trim(trailing '. ' from substring(c.address1 from '^\\s*\\d+\\s+(.*)$')))
    where c.id = u.contact_id ${isDistrict} ${isRoute})`
}

/**
 * The condition that a row `u` of `users` belongs to it: a person whose account is complete, for whom
 * all that was chosen holds.
 */
export function isInAudience(audience: Audience): SQL {
  const { autoPayEnabled, hasSavedPaymentMethod, hasUtilityAccount, noActivities } = audience
  const { language, districts, routes } = audience
  const all: readonly SQL[] = [
    sql`u.deleted_at is null and u.contact_id is not null and u.email_verified_at is not null`,
    ...(autoPayEnabled
      ? [sql`exists (select from ${autopays} a where a.user_id = u.id and a.ended_at is null)`]
      : []),
    ...(hasSavedPaymentMethod
      ? [
          sql`exists (select from ${savedMethods} m where m.owner = 'user/' || u.id and m.removed_at is null)`,
        ]
      : []),
    ...(hasUtilityAccount
      ? [sql`exists (select from ${utilityAccountOwners} o where o.user_id = u.id)`]
      : []),
    ...(noActivities ? [sql`not exists (select from ${requests} r where r.user_id = u.id)`] : []),
    ...(language === null ? [] : [sql`u.language = ${language}`]),
    ...(districts.length + routes.length > 0 ? [livesIn(audience)] : []),
  ]
  return sql.join([...all], sql` and `)
}

/** Whether a row `u` of `users` takes the city's announcements. */
export const takesBroadcasts = sql`not exists (
  select from ${notificationPreferences} np
  where np.user_id = u.id and np.notification_id = ${preference} and not np.is_enabled)`

/** The people of a wave: those who were not reached by an earlier one. */
export const peopleOf = (audience: Audience, broadcastId: string | null): SQL => sql`
  ${users} u where ${isInAudience(audience)} and not exists (
    select from ${broadcastRecipients} br where br.broadcast_id = ${broadcastId}::uuid and br.user_id = u.id)`
