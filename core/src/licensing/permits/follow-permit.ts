import { sql } from 'drizzle-orm'
import { permitFollowers } from '../../casework/requests/permit-followers.sql.ts'
import { guestAddress } from '../../people/identity/index.ts'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import type { FollowingState } from './following-states.ts'
import {
  type FollowLink,
  followPath,
  isPermitAt,
  type PermitKey,
  permitNumberSql,
  permitTitle,
  isFollowLink,
  requireFollowLink,
} from './following.ts'
import { permitKinds, permits } from './permits.sql.ts'

const confirmMail: MailKind = 'permit-follow-confirm'

const atNow = ({ clock }: Context) => sql`${clock.now().toISOString()}::timestamptz`

const noted = (
  context: Context,
  builder: Builder,
  operation: string,
  { year, number }: PermitKey,
) =>
  audit(context, builder, {
    operation,
    entity: 'permit',
    entityId: `${year}/${number}`,
    details: {},
  })

/**
 * With an account at once; a guest by an emailed link, which the owner of the address confirms. The
 * answer is the same whether the address follows already. Following twice changes nothing.
 * @throws not-found; invalid for a guest without an address; limited for an address that gets too
 * many emails.
 */
export async function followPermit(
  context: Context,
  { guestEmail: typed, ...key }: PermitKey & { readonly guestEmail: string },
): Promise<void> {
  const isGuest = context.actor.kind === 'anonymous'
  const guestEmail = isGuest ? await guestAddress(context, typed) : null
  const userId = isGuest ? null : requireUser(context).userId
  const { language } = context
  const at = atNow(context)
  const id = newId<'permit follower'>(context.clock.now())
  const which = isPermitAt(context, key)
  const add = sql`
    insert into ${permitFollowers} (id, permit_id, user_id, guest_email, language, confirmed_at, created_at)
    select ${id}::uuid, p.id, ${userId}::uuid, ${guestEmail}::text, ${language},
      ${isGuest ? sql`null` : at}::timestamptz, ${at}
    from ${permits} p where ${which}`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${permits} p where ${which})`,
      'not-found',
      'Permits.NotFound',
    ),
    builder.execute(
      guestEmail === null
        ? sql`${add} on conflict do nothing`
        : sql`
          with asked as (${add}
            on conflict (permit_id, guest_email) do update set language = excluded.language
            returning id, permit_id, confirmed_at)
          insert into ${outbox} (id, topic, dedupe_key, payload, created_at, next_attempt_at)
          select gen_random_uuid(), ${mailTopic}, ${`${confirmMail}/${id}`}::text,
            json_build_object('kind', ${confirmMail}::text, 'to', ${guestEmail}::text,
              'language', ${language}::text, 'path', ${followPath(sql`asked.id`)}, 'isSigned', true,
              'values', json_build_object('title', ${permitTitle(language)}, 'number', ${permitNumberSql})),
            ${at}, ${at}
          from asked join ${permits} p on p.id = asked.permit_id join ${permitKinds} k on k.code = p.kind
          where asked.confirmed_at is null`,
    ),
    noted(context, builder, 'followPermit', key),
  ])
  context.onQueued?.()
}

/** Idempotent. */
export async function unfollowPermit(context: Context, key: PermitKey): Promise<void> {
  const { userId } = requireUser(context)
  await context.database.write((builder) => [
    builder.execute(sql`
      delete from ${permitFollowers} using ${permits} p
      where permit_followers.permit_id = p.id and ${isPermitAt(context, key)}
        and permit_followers.user_id = ${userId}`),
    noted(context, builder, 'unfollowPermit', key),
  ])
}

type Linked = PermitKey & FollowLink

/** A guest's yes, by the emailed link; idempotent. @throws not-found for a link that ended. */
export async function confirmFollowing(
  context: Context,
  secret: string,
  link: Linked,
): Promise<void> {
  requireFollowLink(secret, link)
  const theirs = sql`permit_followers.id = ${link.follower}`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${permitFollowers} where ${theirs})`,
      'not-found',
      'PermitFollowing.LinkEnded',
    ),
    builder.execute(sql`update ${permitFollowers} set confirmed_at = ${atNow(context)}
      where ${theirs} and confirmed_at is null`),
    noted(context, builder, 'confirmFollowing', link),
  ])
}

/** With one click, by the emailed link; idempotent. @throws not-found for a link we did not sign. */
export async function stopFollowing(context: Context, secret: string, link: Linked): Promise<void> {
  requireFollowLink(secret, link)
  await context.database.write((builder) => [
    builder.execute(sql`delete from ${permitFollowers} where id = ${link.follower}`),
    noted(context, builder, 'stopFollowing', link),
  ])
}

/** The caller's own, or of the link, `no` for an invalid one; nobody learns who else follows. */
export async function getPermitFollowing(
  context: Context,
  secret: string,
  { follower, signature, ...key }: PermitKey & Partial<FollowLink>,
): Promise<FollowingState> {
  const { actor } = context
  const isLinked =
    follower !== undefined &&
    signature !== undefined &&
    isFollowLink(secret, { ...key, follower, signature })
  const userId = actor.kind === 'user' ? actor.userId : null
  if (!isLinked && userId === null) return 'no'
  const whose = isLinked ? sql`f.id = ${follower}` : sql`f.user_id = ${userId}`
  const [found] = await context.database.rows<{ isConfirmed: boolean }>(sql`
    select f.confirmed_at is not null as "isConfirmed"
    from ${permitFollowers} f join ${permits} p on p.id = f.permit_id
    where ${isPermitAt(context, key)} and ${whose}`)
  if (!found) return 'no'
  return found.isConfirmed ? 'yes' : 'asked'
}
