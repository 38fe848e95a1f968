import { sql } from 'drizzle-orm'
import { boards } from '../../content/boards/boards.sql.ts'
import { isBoardAt } from '../../content/boards/index.ts'
import {
  confirmFollower,
  endByLink,
  endFollowing,
  findFollower,
  type Followable,
  type FollowerLink,
  startFollowing,
  stateOf,
} from '../../people/followers/index.ts'
import type { FollowingState } from '../../people/followers/rules.ts'
import { requireUser } from '../../platform/access/index.ts'
import { localized } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { boardFollowers } from './board-followers.sql.ts'
import { followedBoardPath } from './board-path.ts'

/** The key is an alias, or an id. Links have the alias, which never changes. */
const followedBoards: Followable<string> = {
  table: boardFollowers,
  subject: 'board_id',
  from: sql`${boards}`,
  id: sql`boards.id`,
  isAt: (_context, key) => isBoardAt(key),
  notFound: 'Boards.NotFound',
  entity: 'board-follower',
  entityId: (key) => key,
  linkSql: (follower) => followedBoardPath(sql`boards.alias`, follower),
  link: (alias, follower) => `/boards-and-commissions/${alias}?follower=${follower}`,
  linkEnded: 'BoardFollowing.LinkEnded',
  confirmMail: 'board-follow-confirm',
  confirmValues: (language) =>
    sql`json_build_object('board', ${localized(boards.name, boards.nameEs, language)})`,
}

interface Asked {
  /** Of the board. */
  readonly id: string
  /** Of guests only. */
  readonly guestEmail: string
}

/** @throws as `startFollowing` does. */
export const followBoard = (context: Context, { id: key, guestEmail }: Asked): Promise<void> =>
  startFollowing(context, followedBoards, { operation: 'followBoard', key, guestEmail })

/** Idempotent. */
export const unfollowBoard = (context: Context, key: string): Promise<void> =>
  endFollowing(context, followedBoards, { operation: 'unfollowBoard', key })

type Linked = FollowerLink & { readonly id: string }

/** A guest's yes, by the emailed link; idempotent. @throws not-found for a link that ended. */
export const confirmBoardFollowing = (
  context: Context,
  secret: string,
  { id: key, follower, signature }: Linked,
): Promise<void> =>
  confirmFollower(context, followedBoards, {
    operation: 'confirmBoardFollowing',
    key,
    follower,
    signature,
    secret,
  })

/** With one click, by the emailed link; idempotent. @throws not-found for a link we did not sign. */
export const stopBoardFollowing = (
  context: Context,
  secret: string,
  { id: key, follower, signature }: Linked,
): Promise<void> =>
  endByLink(context, followedBoards, {
    operation: 'stopBoardFollowing',
    key,
    follower,
    signature,
    secret,
  })

/** The caller's own, or of the link, `no` for an invalid one. */
export const getBoardFollowing = async (
  context: Context,
  secret: string,
  { id: key, follower, signature }: { readonly id: string } & Partial<FollowerLink>,
): Promise<FollowingState> =>
  stateOf(await findFollower(context, followedBoards, { key, follower, signature, secret }))

export interface FollowedBoard {
  readonly id: string
  readonly alias: string
  readonly name: string
}

/** By name; boards that ended are not followed any longer. @throws unauthenticated */
export async function listFollowedBoards(context: Context): Promise<FollowedBoard[]> {
  const { userId } = requireUser(context)
  const name = localized(boards.name, boards.nameEs, context.language)
  return context.database.rows<FollowedBoard & Record<string, unknown>>(sql`
    select ${boards.id}, ${boards.alias}, ${name} as name
    from ${boardFollowers} f join ${boards} on boards.id = f.board_id
    where f.user_id = ${userId} and boards.ended_at is null order by ${name}, ${boards.id}`)
}
