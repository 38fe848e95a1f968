import { sql } from 'drizzle-orm'
import { hitRateLimits } from '../../people/identity/index.ts'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { categoryFacts, reportCategoryNames } from '../report-categories/rules.ts'
import { requestEvents, requestFollowers, requests } from '../requests/requests.sql.ts'

/** A person, or a guest by email address. */
interface Follower {
  readonly userId: string | null
  readonly guestEmail: string | null
}

function followerOf(context: Context, address: string): Follower {
  if (context.actor.kind !== 'anonymous') {
    const { userId, organizationId } = requireUser(context)
    if (organizationId !== null) throw new DomainError('forbidden', 'Start.PersonalOnly')
    return { userId, guestEmail: null }
  }
  requireValid([...required('guestEmail', address), ...emailErrorsOf('guestEmail', address)])
  return { userId: null, guestEmail: emailAddressOf(address) }
}

const shared = sql.join(
  reportCategoryNames
    .filter((category) => categoryFacts(category).isShared)
    .map((category) => sql`${category}`),
  sql`, `,
)

/**
 * Instead of reporting it again. Following twice, or your own report, changes nothing.
 * @throws not-found for a report that is closed, merged or private; invalid for a guest without an
 * address; limited for an address that gets too many emails.
 */
export async function followReport(
  context: Context,
  { id, guestEmail: address }: { readonly id: string; readonly guestEmail: string },
): Promise<void> {
  const { userId, guestEmail } = followerOf(context, address)
  // Each followed report sends emails to the address.
  if (guestEmail !== null)
    await hitRateLimits(context, [{ limit: 'unconfirmed-mail', key: guestEmail }])
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const open = sql`select from ${requests} where id = ${id} and category in (${shared})
    and closed_at is null and merged_into_id is null`
  await context.database.write((builder) => [
    builder.execute(sql`${open} for share`),
    requireThat(builder, sql`exists (${open})`, 'not-found', 'Request.NotFound'),
    builder.execute(sql`
      with added as (
        insert into ${requestFollowers} (id, request_id, user_id, guest_email, language, created_at)
        select ${newId(now)}::uuid, r.id, ${userId}::uuid, ${guestEmail}::text, ${context.language}, ${at}
        from ${requests} r
        where r.id = ${id} and (r.user_id = ${userId}::uuid) is not true
          and (r.guest_email = ${guestEmail}::text) is not true
        on conflict do nothing
        returning request_id)
      insert into ${requestEvents} (id, request_id, at, kind, by, actor_id, is_public, facts)
      select ${newId(now)}::uuid, request_id, ${at}, 'followed', 'resident', ${userId}::uuid, false, '{}'
      from added`),
    audit(context, builder, {
      operation: 'followReport',
      entity: 'request',
      entityId: id,
      details: {},
    }),
  ])
}
