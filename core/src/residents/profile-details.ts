import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../access/index.ts'
import { isoInstant } from '../database/iso-instant.ts'
import { userEvents, users } from '../identity/identity.sql.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { type JsonText, jsonTextOf } from '../kernel/json-text.ts'
import { requireOwn } from './own-account.ts'
import { userObject } from './user-object.ts'

/** Of each history, the newest. */
const mostEntries = 200

// Payments come with the billing issue's tables; until then nobody can have paid.
const paymentHistory: SQL = sql`'[]'::json`

/**
 * A user with payment and activity history, the newest first, as the reply's JSON, for whoever may see it.
 * @throws DomainError not-found.
 */
export async function detailsOf(context: Context, id: string): Promise<JsonText> {
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ body: string }>(sql`
      select json_build_object('user', ${userObject}, 'paymentHistory', ${paymentHistory},
        'userActivities', (
          select coalesce(json_agg(json_build_object('created_at', ${isoInstant(sql`e.at`)},
            'EventName', e.name, 'Action', e.action, 'Item', e.item, 'EventData', e.data::text
          ) order by e.at desc, e.id desc), '[]')
          from (
            select * from ${userEvents} where ${userEvents.userId} = users.id
            order by at desc, id desc limit ${mostEntries}
          ) e))::text as body
      from ${users} where users.id = ${id} and users.deleted_at is null`),
  )
  const details = jsonTextOf(rows)
  if (!details) throw new DomainError('not-found', 'Account.NotFound')
  return details
}

/**
 * As `detailsOf`, of a person's own account.
 * @throws DomainError not-found for another's.
 */
export async function getProfileDetails(context: Context, id: string): Promise<JsonText> {
  const actor = requireContact(context)
  requireOwn(actor, id)
  return detailsOf(context, actor.userId)
}
