import { type SQL, sql } from 'drizzle-orm'
import { boardFollowers } from '../../casework/board-followers/board-followers.sql.ts'
import { broadcastAudiences, broadcastRecipients } from '../../casework/messages/broadcasts.sql.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { boards } from '../../content/boards/boards.sql.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { autopays } from '../../money/autopay/autopay.sql.ts'
import { savedMethods } from '../../money/ledger/payments.sql.ts'
import { utilityAccountOwners } from '../../money/utility-accounts/utility-accounts.sql.ts'
import { takes } from '../../people/profiles/index.ts'
import { contacts } from '../../people/profiles/residents.sql.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import { isBlocked } from '../../platform/mail/index.ts'
import { type Audience, audienceOptions, everyone } from './rules.ts'

/** The preference that spares a person all broadcasts. */
export const preference = 'city-announcements'

const pickupDays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Of the parcel at the contact's address, as on the profile. */
const parcelOfContact = sql`${contacts} c join ${parcels} p
  on p.street_number = substring(c.address1 from '^\\s*(\\d{1,6})\\s')::int
    and lower(p.street_name || ' ' || p.street_suffix)
      = lower(trim(trailing '. ' from substring(c.address1 from '^\\s*\\d+\\s+(.*)$')))`

function livesIn({ districts, routes }: Audience): SQL {
  const days = routes.flatMap((route) => pickupDays[route] ?? [])
  const isDistrict =
    districts.length > 0 ? sql`and p.leaf_district in (${listed(districts)})` : sql``
  const isRoute = days.length > 0 ? sql`and p.refuse_pickup_day in (${listed(days)})` : sql``
  return sql`exists (
    select from ${parcelOfContact} where c.id = u.contact_id ${isDistrict} ${isRoute})`
}

/** Of a row `u` of `users`: what each of the specification's options says of a person. */
const optionConditions: Readonly<Record<(typeof audienceOptions)[number], SQL>> = {
  autoPayEnabled: sql`exists (select from ${autopays} a where a.user_id = u.id and a.ended_at is null)`,
  hasSavedPaymentMethod: sql`exists (
    select from ${savedMethods} m where m.owner = 'user/' || u.id and m.removed_at is null)`,
  hasUtilityAccount: sql`exists (select from ${utilityAccountOwners} o where o.user_id = u.id)`,
  noActivities: sql`not exists (select from ${requests} r where r.user_id = u.id)`,
}

const follows = (boards: readonly string[]): SQL => sql`exists (
  select from ${boardFollowers} f where f.user_id = u.id and f.board_id = any(${`{${boards.join(',')}}`}::uuid[]))`

/** A person who can be written to: with a complete account. */
const isPerson = sql`u.deleted_at is null and u.contact_id is not null and u.email_verified_at is not null`

/** The condition that a row `u` of `users` belongs to it. */
export function isInAudience(audience: Audience): SQL {
  const { boards, language, districts, routes, match } = { ...everyone, ...audience }
  const wanted: readonly SQL[] = [
    ...audienceOptions.filter((name) => audience[name]).map((name) => optionConditions[name]),
    ...(boards.length > 0 ? [follows(boards)] : []),
  ]
  const all: readonly SQL[] = [
    isPerson,
    ...(wanted.length > 0
      ? [sql`(${sql.join([...wanted], match === 'any' ? sql` or ` : sql` and `)})`]
      : []),
    ...(language === null ? [] : [sql`u.language = ${language}`]),
    ...(districts.length + routes.length > 0 ? [livesIn(audience)] : []),
  ]
  return sql.join([...all], sql` and `)
}

/** Whether a row `u` of `users` takes the city's announcements. */
export const takesBroadcasts = takes(sql`u.id`, preference, 'inbox')

/** Whether a row `u` of `users` takes them by mail, too. */
export const takesMail = sql`(${takes(sql`u.id`, preference, 'mail')} and not ${isBlocked(sql`u.email`)})`

/** Whether a row `u` of `users` has a browser that shows pushes. */
export const hasBrowser = sql`exists (
  select from ${pushSubscriptions} ps where ps.user_id = u.id and ps.app = 'resident')`

/** The people of a wave: those who were not reached by an earlier one. */
export const peopleOf = (audience: Audience, broadcastId: string | null): SQL => sql`
  ${users} u where ${isInAudience(audience)} and not exists (
    select from ${broadcastRecipients} br where br.broadcast_id = ${broadcastId}::uuid and br.user_id = u.id)`

/** People by each choice that narrows the audience, as JSON for the one who chooses. */
export const choiceCounts = sql`
  with u as materialized (
    select id, contact_id, language from ${users} u where ${isPerson} and ${takesBroadcasts}
  ), housed as (
    select p.leaf_district as district, p.refuse_pickup_day as day
    from ${parcelOfContact} join u on u.contact_id = c.id
  )
  select json_build_object(
    'total', (select count(*)::int from u),
    'options', (select json_build_object(${sql.join(
      audienceOptions.map(
        (name) => sql`${name}::text, (count(*) filter (where ${optionConditions[name]}))::int`,
      ),
      sql`, `,
    )}) from u),
    'languages', (select json_build_object('en', (count(*) filter (where language = 'en'))::int,
      'es', (count(*) filter (where language = 'es'))::int) from u),
    'districts', (select coalesce(json_agg(json_build_object('code', district, 'count', number)), '[]')
      from (select district, count(*)::int as number from housed where district <> '' group by 1) counted),
    'routes', (select coalesce(json_agg(json_build_object('day', day, 'count', number)), '[]')
      from (select array_position(array[${listed(pickupDays.slice(1))}]::text[], day) as day,
        count(*)::int as number from housed group by 1) counted where day is not null),
    'boards', (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'nameEs', b.name_es,
        'count', (select count(*)::int from ${boardFollowers} f join u on u.id = f.user_id where f.board_id = b.id))
      order by b.name), '[]') from ${boards} b where b.ended_at is null),
    'saved', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
        'audience', ${JSON.stringify(everyone)}::jsonb || s.audience) order by lower(s.name)), '[]')
      from ${broadcastAudiences} s))::text as body`
