import { type SQL, sql } from 'drizzle-orm'
import { contacts } from '../../people/profiles/residents.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Address } from '../../platform/kernel/address.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { takeOverRequests } from './take-over.ts'

/** An empty text keeps the record's own. */
export interface ContactDetails extends Address {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
}

const own = (userId: Id<'user'>): SQL => sql`select from ${users} where users.id = ${userId}`

const filled = (column: string): SQL =>
  sql.raw(`coalesce(nullif(excluded.${column}, ''), contacts.${column})`)

/** Whether another account already has the contact record with this person's address. */
const isTaken = (userId: Id<'user'>): SQL => sql`
  exists (select from ${users} mine
    join ${contacts} on contacts.email = mine.email
    join ${users} other on other.contact_id = contacts.id
    where mine.id = ${userId})`

/**
 * The record with the same verified address, or a new one; also moves guest requests. Refuses a
 * person who has a contact, and a contact that another account has.
 */
export function contactStatements(
  context: Context,
  builder: Builder,
  userId: Id<'user'>,
  details: ContactDetails,
) {
  const now = context.clock.now()
  const at = now.toISOString()
  const exists = 'Account.error-sf-account-exists'
  return [
    // A concurrent request of the same person waits here and then finds the contact.
    builder.execute(sql`${own(userId)} for update`),
    requireThat(
      builder,
      sql`exists (${own(userId)} and deleted_at is null and email_verified_at is not null)`,
      'unauthenticated',
      'Auth.SignInRequired',
    ),
    requireThat(builder, sql`exists (${own(userId)} and contact_id is null)`, 'conflict', exists),
    builder.execute(sql`
      insert into ${contacts} (id, email, first_name, last_name, phone_number,
        address1, address2, city, state, zip, created_at, updated_at)
      select ${newId(now)}, users.email,
        coalesce(nullif(${details.firstName}, ''), users.first_name),
        coalesce(nullif(${details.lastName}, ''), users.last_name),
        coalesce(${details.phoneNumber}::text, users.phone_number), ${details.address1}, ${details.address2}, ${details.city},
        ${details.state}, ${details.zip}, ${at}::timestamptz, ${at}::timestamptz
      from ${users} where users.id = ${userId}
      on conflict (email) do update set first_name = ${filled('first_name')},
        last_name = ${filled('last_name')}, phone_number = ${filled('phone_number')},
        address1 = ${filled('address1')}, address2 = ${filled('address2')}, city = ${filled('city')},
        state = ${filled('state')}, zip = ${filled('zip')}, updated_at = excluded.updated_at`),
    requireThat(builder, sql`not ${isTaken(userId)}`, 'conflict', exists),
    builder.execute(sql`
      update ${users} set contact_id = contacts.id, first_name = contacts.first_name,
        last_name = contacts.last_name, phone_number = contacts.phone_number,
        updated_at = ${at}::timestamptz
      from ${contacts} where users.id = ${userId} and contacts.email = users.email`),
    ...takeOverRequests(context, builder, userId),
  ] as const
}
