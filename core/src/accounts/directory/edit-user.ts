import { sql } from 'drizzle-orm'
import { endCodes } from '../../people/identity/index.ts'
import { lockUser, requireOtherAdministrator, selectUser } from '../../people/profiles/index.ts'
import { contacts } from '../../people/profiles/residents.sql.ts'
import { sessions, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type EditedUser, editOf, type UserEdit, userEditErrors, userVersion } from './rules.ts'

async function readUser({ database }: Context, id: string): Promise<EditedUser> {
  const user = await database.findJson(sql`${selectUser(id)} and users.deleted_at is null`)
  if (!user) throw new DomainError('not-found', 'Account.NotFound')
  // The statement wrote the user as JSON.
  return JSON.parse(user) as EditedUser
}

const isAs = ({ FirstName, LastName, PhoneNumber, SalesforceId, Admin }: EditedUser) => sql`
  (first_name, last_name, is_admin) = (${FirstName}, ${LastName}, ${Admin}::boolean)
  and phone_number is not distinct from ${PhoneNumber} and contact_id is not distinct from ${SalesforceId}`

/**
 * Spec, admin section 5.3. One who loses the Admin flag is logged out of the staff app. `seen` is
 * the version that the clerk edited.
 * @throws invalid with each wrong field or for an unknown contact, not-found, conflict for a
 * contact of another account and for the last administrator, stale if the user has changed.
 */
export async function editUser(
  context: Context,
  id: string,
  edit: UserEdit,
  seen?: string,
): Promise<JsonText> {
  requireStaff(context, 'editUser')
  const before = await readUser(context, id)
  if (seen !== undefined && seen !== userVersion(before))
    throw new DomainError('stale', 'Directory.ChangedMeanwhile')
  requireValid(userEditErrors(edit, editOf(before)))
  const updatedAt = context.clock.now()
  const contactId = edit.SalesforceId.trim() || null
  const name = {
    firstName: edit.FirstName.trim(),
    lastName: edit.LastName.trim(),
    // A number in another form was there before, and stays.
    phoneNumber: phoneOf(edit.PhoneNumber) ?? before.PhoneNumber,
    updatedAt,
  }
  const { user } = await context.database.write((builder) => ({
    audit: audit(context, builder, {
      operation: 'editUser',
      entity: 'user',
      entityId: id,
      details: { Admin: edit.Admin },
    }),
    administrators: edit.Admin ? [] : requireOtherAdministrator(builder, id),
    held: lockUser(builder, id),
    isUnchanged: requireThat(
      builder,
      sql`exists (select from ${users} where id = ${id} and ${isAs(before)})`,
      'stale',
      'Directory.ChangedMeanwhile',
    ),
    isContact: requireThat(
      builder,
      sql`${contactId}::text is null or exists (select from ${contacts} where id = ${contactId})`,
      'invalid',
      'Directory.ContactNotFound',
    ),
    isFree: requireThat(
      builder,
      sql`not exists (select from ${users} where contact_id = ${contactId} and id <> ${id})`,
      'conflict',
      'Directory.ContactTaken',
    ),
    contact: builder
      .update(contacts)
      .set(name)
      .where(sql`${contacts.id} = ${contactId}`),
    account: builder
      .update(users)
      .set({ ...name, contactId, isAdmin: edit.Admin })
      .where(sql`${users.id} = ${id}`),
    // Web view codes end with the sessions.
    staffSessions:
      edit.Admin || !before.Admin
        ? []
        : [
            builder.delete(sessions).where(sql`user_id = ${id} and app = 'staff'`),
            endCodes(builder, id, 'web-view', updatedAt),
          ],
    user: builder.execute<{ body: string }>(selectUser(id)),
  }))
  // The statement wrote the user as JSON.
  return (user.rows[0]?.body ?? '') as JsonText
}
