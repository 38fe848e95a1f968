import type { Handlers } from '@portal/bff-pipeline'
import { mailRequestLink, stopRequestMail, unfollowAsGuest } from '@portal/core/tracking'
import type { requestMail } from '@portal/openapi/resident/request-mail'

/** Mail about requests: its links, and how to stop it. */
export const requestMailHandlers: Handlers<typeof requestMail> = {
  unfollowAsGuest: async ({ params, query }, context) => {
    await unfollowAsGuest(context, context.state.authSecret, { ...params, ...query })
    return { status: 200, body: { success: true } }
  },
  stopRequestMail: async ({ params, query }, context) => {
    await stopRequestMail(context, context.state.authSecret, { ...params, ...query })
    return { status: 200, body: { success: true } }
  },
  openStopMail: async ({ params: { id }, query: { as, follower, signature } }) => {
    const query = new URLSearchParams({ as, ...(follower && { follower }), signature })
    const location = `/request_status/${id}?${query}#stop-mail`
    return { status: 303, body: null, headers: { location } }
  },
  mailRequestLink: async ({ body }, context) => {
    const { ipAddress } = context.state.client
    await mailRequestLink(context, { ...body, ipAddress })
    return { status: 200, body: { success: true } }
  },
}
