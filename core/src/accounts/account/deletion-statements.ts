import { eq, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { maintenanceWarningReads, systemAlertReads } from '../../content/alerts/alerts.sql.ts'
import { boardMembers } from '../../content/boards/boards.sql.ts'
import { utilityAccountOwners } from '../../money/utility-accounts/utility-accounts.sql.ts'
import {
  organizationInvitations,
  organizationMembers,
  organizations,
} from '../../people/organizations/organizations.sql.ts'
import { businessChecklists } from '../../people/profiles/business-checklists.sql.ts'
import { addressHash, lockUser, requireOtherAdministrator } from '../../people/profiles/index.ts'
import {
  accountDrafts,
  contacts,
  notificationPreferences,
  residentSettings,
} from '../../people/profiles/residents.sql.ts'
import {
  staffNotifications,
  staffNotificationSettings,
} from '../../people/staff-inbox/staff-inbox.sql.ts'
import { recoveryCodes, secondFactors } from '../../people/users/second-factors.sql.ts'
import {
  credentials,
  knownDevices,
  oneTimeCodes,
  pushSubscriptions,
  sessions,
  userEvents,
  users,
} from '../../people/users/users.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { userFeatureFlags } from '../../platform/flags/flags.sql.ts'
import { idempotencyKeys } from '../../platform/idempotency/idempotency.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { mailTopic, queueMail } from '../../platform/mail/index.ts'
import { mailBlocks } from '../../platform/mail/mail-blocks.sql.ts'
import { personNotes } from '../person-record/person-notes.sql.ts'
import { followerTables } from './follower-tables.ts'

/** The account to delete. */
export interface Leaving {
  readonly id: string
  readonly email: string
  readonly language: Language
  readonly contactId: string | null
}

// Organizations that others act for and that would lose their last manager.
const orphaned = (userId: string) => sql`
  select from ${organizationMembers} own
  where own.user_id = ${userId} and own.role = 'manager' and own.is_verified
    and not exists (select from ${organizationMembers} m
      where m.organization_id = own.organization_id and m.user_id <> own.user_id
        and m.role = 'manager' and m.is_verified)
    and exists (select from ${organizationMembers} m
      where m.organization_id = own.organization_id and m.user_id <> own.user_id and m.is_verified)`

/**
 * The user's row stays, without personal data, as the owner of what the law keeps
 * (docs/decisions.md); everything else is deleted, sessions first. Refuses the last administrator,
 * and the last manager of an organization that others act for. Organizations are locked before the
 * user, in the order of member removals; the other order could deadlock.
 */
export function deletionStatements(context: Context, builder: Builder, leaving: Leaving) {
  const now = context.clock.now()
  const { id, email, language, contactId } = leaving
  return [
    builder.execute(sql`
      select from ${organizations} where id in (
        select organization_id from ${organizationMembers} where user_id = ${id})
      order by id for update`),
    ...lockUser(builder, id),
    requireThat(builder, sql`not exists (${orphaned(id)})`, 'conflict', 'Organization.LastManager'),
    ...requireOtherAdministrator(builder, id),
    builder.delete(sessions).where(eq(sessions.userId, id)),
    builder.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id)),
    builder.delete(knownDevices).where(eq(knownDevices.userId, id)),
    builder.delete(secondFactors).where(eq(secondFactors.userId, id)),
    builder.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    builder.delete(credentials).where(eq(credentials.userId, id)),
    builder.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, id)),
    builder.delete(userEvents).where(eq(userEvents.userId, id)),
    builder.delete(userFeatureFlags).where(eq(userFeatureFlags.userId, id)),
    builder.delete(organizationMembers).where(eq(organizationMembers.userId, id)),
    builder.delete(staffNotifications).where(eq(staffNotifications.userId, id)),
    builder.delete(staffNotificationSettings).where(eq(staffNotificationSettings.userId, id)),
    builder.delete(personNotes).where(eq(personNotes.userId, id)),
    builder.delete(utilityAccountOwners).where(eq(utilityAccountOwners.userId, id)),
    builder.delete(businessChecklists).where(eq(businessChecklists.userId, id)),
    builder.delete(accountDrafts).where(eq(accountDrafts.userId, id)),
    builder.delete(residentSettings).where(eq(residentSettings.userId, id)),
    ...followerTables.map(({ table }) => builder.delete(table).where(eq(table.userId, id))),
    builder.delete(organizationInvitations).where(eq(organizationInvitations.email, email)),
    builder.delete(mailBlocks).where(eq(mailBlocks.email, email)),
    builder.delete(notificationPreferences).where(eq(notificationPreferences.userId, id)),
    builder.delete(systemAlertReads).where(eq(systemAlertReads.userId, id)),
    builder.delete(maintenanceWarningReads).where(eq(maintenanceWarningReads.userId, id)),
    // Who served is a public record; how to reach them is not.
    builder
      .update(boardMembers)
      .set({ userId: null, email: null, phone: null })
      .where(eq(boardMembers.userId, id)),
    // Requests keep their subject and lose their contact.
    builder
      .update(requests)
      .set({ contactName: null, contactPhone: null })
      .where(eq(requests.userId, id)),
    // Stored replies and emails name the person.
    builder.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, id)),
    builder.execute(
      sql`delete from ${outbox} where topic = ${mailTopic} and payload ->> 'to' = ${email}`,
    ),
    builder.execute(sql`
      update ${outbox} set recipient = null
      where recipient = ${addressHash(sql`${email}::text`)}`),
    builder.execute(sql`
      update ${users} set email = id || '@deleted.invalid', email_verified_at = null,
        first_name = '', last_name = '', phone_number = null, contact_id = null, is_admin = false,
        roles = '{}', case_categories = '{}', case_areas = '{}', selected_organization_id = null, picture_key = null,
        updated_at = ${now.toISOString()}::timestamptz, deleted_at = ${now.toISOString()}::timestamptz
      where id = ${id} and deleted_at is null`),
    ...(contactId === null ? [] : [builder.delete(contacts).where(eq(contacts.id, contactId))]),
    builder.execute(sql`select portal_forget_in_audit(${id}, ${contactId})`),
    queueMail(context, builder, { kind: 'account-deleted', to: email, language }, id),
  ]
}

/** With the names of its files in the bucket. */
export const selectLeaving = (builder: Builder, userId: string) =>
  builder
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      contactId: users.contactId,
      isAdmin: users.isAdmin,
      pictureKey: users.pictureKey,
      originalKey: residentSettings.pictureOriginalKey,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .leftJoin(residentSettings, eq(residentSettings.userId, users.id))
    .where(eq(users.id, userId))
