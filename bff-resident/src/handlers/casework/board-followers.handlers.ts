import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  confirmBoardFollowing,
  followBoard,
  getBoardFollowing,
  listFollowedBoards,
  stopBoardFollowing,
  unfollowBoard,
} from '@portal/core/board-followers'
import type { boardFollowers } from '@portal/openapi/resident/casework/board-followers'

export const boardFollowerHandlers = {
  getBoardFollowing: async ({ params, query: { follower, signature } }, context) => {
    const link = { ...params, ...(follower && { follower }), ...(signature && { signature }) }
    return ok({ following: await getBoardFollowing(context, context.state.authSecret, link) })
  },
  followBoard: ({ params, body }, context) => done(followBoard(context, { ...params, ...body })),
  unfollowBoard: ({ params }, context) => done(unfollowBoard(context, params.id)),
  listFollowedBoards: (_input, context) => ok(listFollowedBoards(context)),
  confirmBoardFollowing: ({ params, query }, context) =>
    done(confirmBoardFollowing(context, context.state.authSecret, { ...params, ...query })),
  stopBoardFollowing: ({ params, query }, context) =>
    done(stopBoardFollowing(context, context.state.authSecret, { ...params, ...query })),
  openStopBoardFollowing: async ({ params: { id }, query }) => {
    const location = `/boards-and-commissions/${encodeURIComponent(id)}?${new URLSearchParams(query)}#following`
    return { status: 303, body: null, headers: { location } }
  },
} satisfies Handlers<typeof boardFollowers>
