import { sql } from 'drizzle-orm'
import { addressLimit, hitRateLimits } from '../../people/identity/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { publicFields } from '../public-fields/public-fields.sql.ts'
import { blockInWords, joinNearestBlock } from '../reports/index.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'
import { lookupErrors, normalRequestNumber, type RequestLookup } from './request-lookup.ts'

type Known = RequestLookup & {
  /** The caller's network address, if known, for the rate limit on guessing numbers. */
  readonly ipAddress: string | null
}

const requestLink: MailKind = 'request-link'

/**
 * Whether the request exists shows neither in the reply nor in its timing: the same two statements
 * run either way.
 * @throws invalid for a malformed number or address; limited after many tries.
 */
export async function mailRequestLink(context: Context, known: Known): Promise<void> {
  requireValid(lookupErrors(known))
  // Valid: checked above.
  const email = emailAddressOf(known.email) ?? ''
  const number = normalRequestNumber(known.number)
  const { ipAddress } = known
  const mailed = { limit: 'unconfirmed-mail', key: email } as const
  await hitRateLimits(
    context,
    ipAddress === null ? [mailed] : [addressLimit(context, 'request-lookup', ipAddress), mailed],
  )
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const title =
    context.language === 'es' ? sql`coalesce(found.title_es, found.title)` : sql`found.title`
  // As in lists, to tell requests apart. For others' reports the block, as everyone sees it.
  const place = sql`case found.standing when 'follower' then ${blockInWords(context)}
    else case when exists (select from ${publicFields} shown_fields
      where shown_fields.record_type = found.record_type and not 'address' = any(shown_fields.field_names))
      then null else nullif(found.address, '') end end`
  const isTheirs = sql`exists (select from ${users} u where u.id = people.user_id
    and u.email = ${email} and u.email_verified_at is not null and u.deleted_at is null)`
  await context.database.write((builder) => [
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${`${requestLink}/${newId(context.clock.now())}`}::text,
        json_build_object('kind', ${requestLink}::text, 'to', ${email}::text,
          'language', ${context.language}::text, 'isSigned', found.user_id is null,
          'path', case when found.user_id is null
            then '/request_status/' || found.id || '?as=' || found.standing
              || coalesce('&follower=' || found.follower_id, '')
            else '/activity-view/' || found.record_type || '/' || found.number end,
          'values', json_build_object('number', found.number, 'title', concat_ws(', ', ${title}, ${place}))),
        ${at}, ${at}
      from (
        select r.id, r.number, r.record_type, r.title, r.title_es, r.address, r.latitude, r.longitude,
          people.*
        from ${requests} r cross join lateral (
          select r.user_id, r.guest_email, 'sender' as standing, null::uuid as follower_id
          union all
          select f.user_id, f.guest_email, 'follower', f.id
          from ${requestFollowers} f where f.request_id = r.id
        ) people
        where r.number = ${number} and (people.guest_email = ${email} or ${isTheirs})
        order by people.standing desc limit 1
      ) found
      ${joinNearestBlock('found')}`),
  ])
  context.onQueued?.()
}
