import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { organizations } from '../organizations/organizations.sql.ts'
import { users } from '../users/users.sql.ts'
import { pictureFolder } from './rules.ts'

/** A row of `users` in wire names (spec, admin section 3.3), as JSON. */
export const userObject: SQL = sql`json_build_object(
  'Id', users.id, 'FirstName', users.first_name, 'LastName', users.last_name,
  'Email', users.email, 'PhoneNumber', users.phone_number, 'SalesforceId', users.contact_id,
  'Admin', users.is_admin, 'Verified', users.email_verified_at is not null,
  'ProfilePictureUrl', '${sql.raw(pictureFolder)}/' || users.picture_key,
  'created_at', ${isoInstant(users.createdAt)}, 'Language', users.language,
  'selectedOrganizationInfo', (
    select json_build_object('Id', chosen.id, 'Name', chosen.name)
    from ${organizations} chosen where chosen.id = users.selected_organization_id))`

export const selectUser = (userId: string): SQL =>
  sql`select ${userObject}::text as body from ${users} where users.id = ${userId}`
