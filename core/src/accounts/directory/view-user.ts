import { sql } from 'drizzle-orm'
import {
  type NotificationSetting,
  type PictureFiles,
  selectUser,
  settingsOf,
} from '../../people/profiles/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { deleteUser as deleteAccountOf, detailsOf } from '../account/index.ts'

/** @throws forbidden unless staff, not-found. */
export async function getUser(context: Context, id: string): Promise<JsonText> {
  requireStaff(context, 'getUser')
  const user = await context.database.findJson(sql`${selectUser(id)} and users.deleted_at is null`)
  if (!user) throw new DomainError('not-found', 'Account.NotFound')
  return user
}

/** With payment and activity history. @throws forbidden unless staff, not-found. */
export async function getUserDetails(context: Context, id: string): Promise<JsonText> {
  requireStaff(context, 'getUserDetails')
  return detailsOf(context, id)
}

/** @throws forbidden unless staff, not-found. */
export async function getUserSettings(
  context: Context,
  id: string,
): Promise<readonly NotificationSetting[]> {
  requireStaff(context, 'getUserSettings')
  const [settings, [user]] = await Promise.all([
    settingsOf(context, id),
    context.database.read((builder) =>
      builder
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.id} = ${id} and deleted_at is null`),
    ),
  ])
  if (!user) throw new DomainError('not-found', 'Account.NotFound')
  return settings
}

/** @throws forbidden unless staff, not-found, conflict as `accounts/account`'s `deleteUser`. */
export async function deleteUser(context: Context, files: PictureFiles, id: string): Promise<void> {
  requireStaff(context, 'deleteUser')
  await deleteAccountOf(context, files, id, 'deleteUser')
}
