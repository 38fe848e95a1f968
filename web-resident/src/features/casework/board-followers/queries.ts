import {
  getBoardFollowing,
  listFollowedBoards,
} from '@portal/openapi/resident-client/board-followers'
import { query } from '@portal/web-ui/api'
import { type FollowLink, followQuery } from '../../../parts/follow-link.ts'

/** `id` is a board's alias, as its page has it. */
export const boardFollowingQuery = (id: string, link: FollowLink) =>
  query(getBoardFollowing, { path: { id }, query: followQuery(link) })

export const followedBoardsQuery = () => query(listFollowedBoards)
