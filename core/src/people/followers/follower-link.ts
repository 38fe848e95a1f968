import { sql } from 'drizzle-orm'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isSignedPath } from '../../platform/kernel/signed-path.ts'
import { atNow, type Followable, type Following, noted, subjectOf } from './followable.ts'
import type { FollowingState } from './following-states.ts'

/** The link in an email. */
export interface FollowerLink {
  readonly follower: string
  readonly signature: string
}

interface Linked<Key> extends Following<Key>, FollowerLink {
  readonly secret: string
}

type Read<Key> = Pick<Linked<Key>, 'key' | 'secret'> & {
  readonly [Name in keyof FollowerLink]?: FollowerLink[Name] | undefined
}

const isOwnLink = <Key>(
  of: Followable<Key>,
  { secret, key, follower, signature }: Omit<Linked<Key>, 'operation'>,
): boolean => isSignedPath(secret, of.link(key, follower), signature)

function requireLink<Key>(of: Followable<Key>, linked: Linked<Key>): void {
  if (!isOwnLink(of, linked)) throw new DomainError('not-found', of.linkEnded)
}

/** A guest's yes, by the emailed link; idempotent. @throws not-found for a link that ended. */
export async function confirmFollower<Key>(
  context: Context,
  of: Followable<Key>,
  linked: Linked<Key>,
): Promise<void> {
  requireLink(of, linked)
  const theirs = sql`id = ${linked.follower}`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${of.table} where ${theirs})`,
      'not-found',
      of.linkEnded,
    ),
    builder.execute(sql`update ${of.table} set confirmed_at = ${atNow(context)}
      where ${theirs} and confirmed_at is null`),
    noted(context, builder, of, linked),
  ])
}

/** With one click, by the emailed link; idempotent. @throws not-found for a link we did not sign. */
export async function endByLink<Key>(
  context: Context,
  of: Followable<Key>,
  linked: Linked<Key>,
): Promise<void> {
  requireLink(of, linked)
  await context.database.write((builder) => [
    builder.execute(sql`delete from ${of.table} where id = ${linked.follower}`),
    noted(context, builder, of, linked),
  ])
}

/**
 * The caller's own, or of the link; null for none and for an invalid link. No one learns who else
 * follows.
 * @param own a further column of the table.
 */
export async function findFollower<Key>(
  context: Context,
  of: Followable<Key>,
  { secret, key, follower, signature }: Read<Key>,
  own?: string,
): Promise<{ readonly isConfirmed: boolean; readonly own: string | null } | null> {
  const { actor } = context
  const isLinked =
    follower !== undefined &&
    signature !== undefined &&
    isOwnLink(of, { secret, key, follower, signature })
  const userId = actor.kind === 'user' ? actor.userId : null
  if (!isLinked && userId === null) return null
  const [found] = await context.database.rows<{ isConfirmed: boolean; own: string | null }>(sql`
    select f.confirmed_at is not null as "isConfirmed", ${own ? sql`f.${sql.raw(own)}` : sql`null`} as own
    from ${of.table} f where f.${sql.raw(of.subject)} in ${subjectOf(context, of, key)}
      and ${isLinked ? sql`f.id = ${follower}` : sql`f.user_id = ${userId}`}`)
  return found ?? null
}

export const stateOf = (found: { readonly isConfirmed: boolean } | null): FollowingState =>
  found === null ? 'no' : found.isConfirmed ? 'yes' : 'asked'
