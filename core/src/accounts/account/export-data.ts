import { type SQL, sql } from 'drizzle-orm'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { userObject } from '../../people/profiles/index.ts'
import {
  accountDrafts,
  contactProperties,
  contacts,
  notificationPreferences,
  residentSettings,
} from '../../people/profiles/residents.sql.ts'
import { sessions, userEvents, users } from '../../people/users/users.sql.ts'
import { requireUser } from '../../platform/access/index.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { ownUtilityAccounts } from './get-profile.ts'

const list = (row: SQL, from: SQL): SQL =>
  sql`(select coalesce(json_agg(${row}), '[]') from ${from})`

const addressOf = (table: string): SQL =>
  sql.raw(
    ['address1', 'address2', 'city', 'state', 'zip']
      .map((part) => `'${part}', ${table}.${part}`)
      .join(', '),
  )

const contact = sql`(
  select json_build_object('Id', contacts.id, 'Email', contacts.email,
    'FirstName', contacts.first_name, 'LastName', contacts.last_name,
    'PhoneNumber', contacts.phone_number, ${addressOf('contacts')})
  from ${contacts} where contacts.id = users.contact_id)`

const settings = sql`(
  select json_build_object('toggleEmailNotifications', s.wants_email,
    'togglePhoneNotifications', s.wants_phone)
  from ${residentSettings} s where s.user_id = users.id)`

/** Everything stored about the caller, in wire names where they exist: one statement. */
export async function exportData(context: Context): Promise<JsonText> {
  const { userId } = requireUser(context)
  const data = await context.database.findJson(sql`
    select json_build_object(
      'madeAt', ${context.clock.now().toISOString()}::text,
      'user', ${userObject}, 'contact', ${contact}, 'settings', ${settings},
      'properties', ${list(
        sql`json_build_object(${addressOf('p')})`,
        sql`${contactProperties} p where p.contact_id = users.contact_id`,
      )},
      'utilityAccounts', ${ownUtilityAccounts},
      'organizations', ${list(
        sql`json_build_object('Id', o.id, 'Name', o.name, 'Verified', m.is_verified,
          'Manager', m.role = 'manager')`,
        sql`${organizationMembers} m join ${organizations} o on o.id = m.organization_id
          where m.user_id = users.id`,
      )},
      'notificationSettings', ${list(
        sql`json_build_object('notificationId', n.notification_id, 'enabled', n.is_enabled)`,
        sql`${notificationPreferences} n where n.user_id = users.id`,
      )},
      'accountDraft', (select d.form from ${accountDrafts} d where d.user_id = users.id),
      'sessions', ${list(
        sql`json_build_object('app', s.app, 'createdAt', ${isoInstant(sql`s.created_at`)},
          'lastSeenAt', ${isoInstant(sql`s.last_seen_at`)}, 'ipAddress', s.ip_address,
          'userAgent', s.user_agent)`,
        sql`${sessions} s where s.user_id = users.id`,
      )},
      'events', ${list(
        sql`json_build_object('created_at', ${isoInstant(sql`e.at`)}, 'EventName', e.name,
          'Action', e.action, 'Item', e.item, 'EventData', e.data::text)`,
        sql`${userEvents} e where e.user_id = users.id`,
      )},
      'deeds', ${list(
        sql`json_build_object('at', ${isoInstant(sql`a.at`)}, 'operation', a.operation,
          'byYourself', a.actor = users.id::text)`,
        sql`${auditLog} a where a.entity = 'user' and a.entity_id = users.id::text`,
      )}
    )::text as body
    from ${users} where users.id = ${userId} and users.deleted_at is null`)
  if (!data) throw new DomainError('unauthenticated', 'Auth.SignInRequired')
  return data
}
