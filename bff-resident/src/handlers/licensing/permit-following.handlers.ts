import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  confirmFollowing,
  followPermit,
  getPermitFollowing,
  listFollowedPermits,
  stopFollowing,
  unfollowPermit,
} from '@portal/core/permits'
import type { permitFollowing } from '@portal/openapi/resident/licensing/permit-following'

export const permitFollowingHandlers = {
  getPermitFollowing: async ({ params, query: { follower, signature } }, context) => {
    const link = { ...params, ...(follower && { follower }), ...(signature && { signature }) }
    return ok({ following: await getPermitFollowing(context, context.state.authSecret, link) })
  },
  followPermit: ({ params, body }, context) => done(followPermit(context, { ...params, ...body })),
  unfollowPermit: ({ params }, context) => done(unfollowPermit(context, params)),
  listFollowedPermits: (_input, context) => ok(listFollowedPermits(context)),
  confirmFollowing: ({ params, query }, context) =>
    done(confirmFollowing(context, context.state.authSecret, { ...params, ...query })),
  stopFollowing: ({ params, query }, context) =>
    done(stopFollowing(context, context.state.authSecret, { ...params, ...query })),
  openStopFollowing: async ({ params: { year, number }, query }) => {
    const location = `/permits/${encodeURIComponent(year)}/${encodeURIComponent(number)}?${new URLSearchParams(query)}#following`
    return { status: 303, body: null, headers: { location } }
  },
} satisfies Handlers<typeof permitFollowing>
