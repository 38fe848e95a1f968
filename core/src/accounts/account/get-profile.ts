import { type SQL, sql } from 'drizzle-orm'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import { requireOwn } from '../../people/profiles/index.ts'
import {
  contactProperties,
  contacts,
  residentSettings,
} from '../../people/profiles/residents.sql.ts'
import { pictureFolder } from '../../people/profiles/rules.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { blockOf } from '../../platform/mail/index.ts'

// The parcel at the contact's address: "202 Millrace St" is number 202 of "millrace st".
const landParcel: SQL = sql`(
  select json_build_object(
    'Id', parcels.id,
    'Refuse_Pickup_Day__c', parcels.refuse_pickup_day,
    'Leaf_District__c', parcels.leaf_district,
    'Parcel_Primary_Zoning__c', parcels.primary_zoning,
    'Parcel_Current_Land_Use__c', parcels.current_land_use,
    'Historic_District__c', parcels.historic_district,
    'School_District__c', parcels.school_district,
    'County_Board_District__c', parcels.county_board_district,
    'State_Representative_District__c', parcels.state_representative_district,
    'State_Senate_District__c', parcels.state_senate_district,
    'U_S_Congressional_District__c', parcels.us_congressional_district,
    'Water_Billing_Cycle_Dates__c', parcels.water_billing_cycle_dates)
  from ${parcels}
  where parcels.street_number = substring(contacts.address1 from '^\\s*(\\d{1,6})\\s')::int
    and lower(parcels.street_name || ' ' || parcels.street_suffix)
      = lower(trim(trailing '. ' from substring(contacts.address1 from '^\\s*\\d+\\s+(.*)$')))
  order by parcels.unit nulls first, parcels.id limit 1)`

const addressParts = sql.raw(
  ['address1', 'address2', 'city', 'state', 'zip']
    .map((part) => `'${part}', at.${part}`)
    .join(', '),
)

const properties: SQL = sql`(
  select coalesce(json_agg(json_build_object(${addressParts}) order by at.created_at, at.id), '[]')
  from ${contactProperties} at where at.contact_id = contacts.id)`

export const ownUtilityAccounts: SQL = sql`(
  select coalesce(json_agg(json_build_object(
    'CustomerId', a.customer_id, 'LocationId', a.location_id, 'address1', a.address1
  ) order by a.customer_id, a.location_id), '[]')
  from ${utilityAccountOwners} o join ${utilityAccounts} a on a.id = o.utility_account_id
  where o.user_id = users.id)`

/** With the land parcel of the primary address. @throws not-found for another person's. */
export async function getProfile(context: Context, id: string): Promise<JsonText> {
  const actor = requireContact(context)
  requireOwn(actor, id)
  const profile = await context.database.findJson(sql`
    select json_build_object(
      'Id', users.id, 'Email', users.email, 'Language', users.language,
      'ProfilePictureUrl', '${sql.raw(pictureFolder)}/' || users.picture_key,
      'created_at', ${isoInstant(users.createdAt)},
      'firstName', users.first_name, 'lastName', users.last_name,
      'phoneNumber', coalesce(users.phone_number, ''),
      'address1', contacts.address1, 'address2', contacts.address2, 'city', contacts.city,
      'state', contacts.state, 'zip', contacts.zip,
      'toggleEmailNotifications', coalesce(${residentSettings}.wants_email, true),
      'togglePhoneNotifications', coalesce(${residentSettings}.wants_phone, false),
      'mailBlock', ${blockOf(sql`users.email`)},
      'properties', ${properties}, 'utilityAccounts', ${ownUtilityAccounts},
      'landParcel', ${landParcel})::text as body
    from ${users}
    join ${contacts} on contacts.id = users.contact_id
    left join ${residentSettings} on ${residentSettings}.user_id = users.id
    where users.id = ${actor.userId} and users.deleted_at is null`)
  if (!profile) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return profile
}
