import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { users } from '../users/users.sql.ts'
import { organizationMembers, organizations } from './organizations.sql.ts'

// Only the database knows the recipients, so it inserts these outbox rows. Each decision has its
// own id, so that a person who was denied can ask again.
const queue = (context: Context, builder: Builder, kind: SQL, path: string, rows: SQL) => {
  const now = context.clock.now().toISOString()
  const decision = newId(context.clock.now())
  context.onQueued?.()
  return builder.execute(sql`
    insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
    select gen_random_uuid(), ${mailTopic},
      concat_ws('/', ${kind}, ${decision}::text, recipient_id),
      json_build_object('kind', ${kind}, 'to', email, 'language', language, 'path', ${path}::text,
        'values', json_build_object('organization', organization, 'person', person)),
      ${now}::timestamptz, ${now}::timestamptz
    from (${rows}) recipients
    on conflict (topic, dedupe_key) do nothing`)
}

const is = (kind: MailKind): SQL => sql.raw(`'${kind}'`)

const person = (name: string): SQL =>
  sql.raw(`trim(${name}.first_name || ' ' || ${name}.last_name)`)

/** Tells an organization's managers who wants to join; no one if that is not new. */
export const mailManagers = (context: Context, builder: Builder, which: SQL, userId: string) =>
  queue(
    context,
    builder,
    is('organization-join-request'),
    '/organization_management',
    sql`
      select organizations.name as organization,
        ${person('asking')} as person,
        manager.id as recipient_id, manager.email, manager.language
      from ${organizations}
      join ${organizationMembers} m on m.organization_id = organizations.id and m.role = 'manager'
      join ${users} manager on manager.id = m.user_id and manager.deleted_at is null
      cross join ${users} asking
      where ${which} and asking.id = ${userId} and not exists (
        select from ${organizationMembers} already
        where already.organization_id = organizations.id and already.user_id = ${userId})`,
  )

/**
 * `approved`, or the end of the membership, a denial while pending. Goes before the statement that
 * changes the membership.
 */
export const mailMember = (
  context: Context,
  builder: Builder,
  member: { readonly organizationId: string; readonly userId: string },
  decision: 'approved' | 'ended',
) =>
  queue(
    context,
    builder,
    decision === 'approved'
      ? is('organization-approved')
      : sql`case when was_verified then ${is('organization-removed')} else ${is('organization-denied')} end`,
    '/dashboard',
    sql`
      select organizations.name as organization,
        ${person('users')} as person,
        users.id as recipient_id, users.email, users.language, m.is_verified as was_verified
      from ${organizationMembers} m
      join ${organizations} on organizations.id = m.organization_id
      join ${users} on users.id = m.user_id and users.deleted_at is null
      where m.organization_id = ${member.organizationId} and m.user_id = ${member.userId}`,
  )

/** To an address that may have no account yet, in the language of the manager. */
export const mailInvitation = (
  context: Context,
  builder: Builder,
  invited: { readonly organizationId: string; readonly userId: string; readonly email: string },
) =>
  queue(
    context,
    builder,
    is('organization-invitation'),
    '/organization_management',
    sql`
      select organizations.name as organization, ${person('users')} as person,
        organizations.id as recipient_id, ${invited.email}::text as email, ${context.language}::text as language
      from ${organizations} join ${users} on users.id = ${invited.userId}
      where organizations.id = ${invited.organizationId}`,
  )
