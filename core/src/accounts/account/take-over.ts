import { sql } from 'drizzle-orm'
import { requestFollowers, requests } from '../../casework/requests/requests.sql.ts'
import { payments } from '../../money/ledger/payments.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { auditRows } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { followerTables } from './follower-tables.ts'

/**
 * In the `write` that completes the account or changes its address: everything under the verified
 * address becomes theirs, and its emailed links end. Does nothing while unverified or incomplete.
 */
export function takeOverRequests(context: Context, builder: Builder, userId: string) {
  const owner = sql`${users} u where u.id = ${userId} and u.email_verified_at is not null
    and u.contact_id is not null and u.deleted_at is null`
  return [
    builder.execute(sql`
      with taken as (
        update ${requests} set user_id = u.id, guest_email = null, version = version + 1
        from ${owner} and requests.guest_email = lower(u.email) and requests.user_id is null
        returning requests.id
      )
      ${auditRows(context, {
        operation: 'takeOverRequests',
        entity: 'request',
        entityId: sql`id`,
        details: sql`'{}'::jsonb`,
        rows: sql`taken`,
      })}`),
    builder.execute(sql`
      delete from ${requestFollowers} using ${owner}
        and request_followers.guest_email = lower(u.email)
        and exists (select from ${requestFollowers} same
          where same.request_id = request_followers.request_id and same.user_id = u.id)`),
    builder.execute(sql`
      update ${requestFollowers} set user_id = u.id, guest_email = null
      from ${owner} and request_followers.guest_email = lower(u.email)`),
    // What its owner never confirmed was typed by anyone.
    ...followerTables.flatMap(({ table, subject }) => [
      builder.execute(sql`
        delete from ${table} using ${owner} and ${table.guestEmail} = lower(u.email)
          and (${table.confirmedAt} is null or exists (select from ${table} same
            where same.${sql.raw(subject)} = ${table}.${sql.raw(subject)} and same.user_id = u.id))`),
      builder.execute(sql`
        update ${table} set user_id = u.id, guest_email = null
        from ${owner} and ${table.guestEmail} = lower(u.email)`),
    ]),
    builder.execute(sql`
      with taken as (
        update ${payments} set user_id = u.id
        from ${owner} and payments.email = lower(u.email) and payments.user_id is null
          and payments.organization_id is null
        returning payments.id
      )
      ${auditRows(context, {
        operation: 'takeOverRequests',
        entity: 'payment',
        entityId: sql`id`,
        details: sql`'{}'::jsonb`,
        rows: sql`taken`,
      })}`),
  ] as const
}
