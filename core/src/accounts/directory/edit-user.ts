import { sql } from 'drizzle-orm'
import { endCodes } from '../../people/identity/index.ts'
import { lockUser, requireOtherAdministrator, selectUser } from '../../people/profiles/index.ts'
import { contacts } from '../../people/profiles/residents.sql.ts'
import { sessions, users } from '../../people/users/users.sql.ts'
import { requireAdmin } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type UserEdit, userEditErrors } from './rules.ts'

/**
 * Spec, admin section 5.3. One who loses the Admin flag is logged out of the staff app.
 * @throws invalid with each wrong field or for an unknown contact, not-found, conflict for a
 * contact of another account and for the last administrator.
 */
export async function editUser(context: Context, id: string, edit: UserEdit): Promise<JsonText> {
  requireAdmin(context)
  requireValid(userEditErrors(edit))
  const updatedAt = context.clock.now()
  const contactId = edit.SalesforceId.trim()
  const name = {
    firstName: edit.FirstName.trim(),
    lastName: edit.LastName.trim(),
    phoneNumber: phoneOf(edit.PhoneNumber),
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
    isContact: requireThat(
      builder,
      sql`exists (select from ${contacts} where id = ${contactId})`,
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
    staffSessions: edit.Admin
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
