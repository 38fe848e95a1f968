import {
  done,
  fileLink,
  type HandlerContext,
  type Handlers,
  ok,
  requestFiles,
  withThumbnailLinks,
} from '@portal/bff-pipeline'
import { signedPath } from '@portal/core/kernel'
import { receiptPath } from '@portal/core/payments'
import { withdrawPermit } from '@portal/core/permits'
import { answerPermit } from '@portal/core/plan-review'
import { recordTypes } from '@portal/core/requests/rules'
import {
  addAnswerFile,
  answerRequest,
  cancelRequest,
  claimOf,
  countPendingActions,
  getRequest,
  guestClaim,
  listRequests,
  rateRequest,
  type RequestView,
  mailRequestLink,
  stopRequestMail,
  unfollowAsGuest,
} from '@portal/core/tracking'
import type { tracking } from '@portal/openapi/resident/casework/tracking'
import { bytesOf } from './bytes-of.ts'

/** With temporary links to its files and receipts. */
const withLinks = (
  { state }: HandlerContext,
  { files, timeline, ...request }: RequestView,
  receiptOf = receiptPath,
) => ({
  ...request,
  timeline: timeline.map(({ facts, ...entry }) => {
    const { reference } = facts
    const isPayment = entry.kind === 'paid' && reference
    return { ...entry, facts: isPayment ? { ...facts, receipt: receiptOf(reference) } : facts }
  }),
  files: files.map(({ objectKey, ...file }) => ({
    ...file,
    url: fileLink(state.authSecret, { objectKey, ...file }),
  })),
})

export const trackingHandlers = {
  listRequests: async (_input, context) =>
    ok(withThumbnailLinks(context.state.authSecret, await listRequests(context))),
  countPendingActions: async (_input, context) => ok({ count: await countPendingActions(context) }),
  getRequest: async ({ params }, context) => {
    const request = await getRequest(context, claimOf(context, params))
    return ok(withLinks(context, request))
  },
  cancelRequest: ({ params }, context) => {
    const cancel = recordTypes[params.type].desk === 'permits' ? withdrawPermit : cancelRequest
    return done(cancel(context, claimOf(context, params)))
  },
  answerRequest: async ({ params, body }, context) => {
    const { additionalInformationText: text, boxActivityLog: fileIds } = body
    const answer = recordTypes[params.type].desk === 'permits' ? answerPermit : answerRequest
    await answer(context, claimOf(context, params), { text, fileIds })
    return ok({ success: true })
  },
  addAnswerFile: async ({ params, query, body }, context) => {
    const store = requestFiles(context.state.env.DOCUMENTS)
    const file = { name: query.name, bytes: await bytesOf(body.stream) }
    return {
      status: 201,
      body: await addAnswerFile(context, store, claimOf(context, params), file),
    }
  },
  rateRequest: ({ params, body }, context) =>
    done(rateRequest(context, claimOf(context, params), body.rating)),
  getRequestStatus: async ({ params, query }, context) => {
    const { authSecret } = context.state
    const claim = guestClaim(authSecret, { ...params, ...query })
    // A guest with the mailed link may see the receipt, as with the receipt's mail.
    const receiptOf = (reference: string) => signedPath(authSecret, receiptPath(reference))
    return ok(withLinks(context, await getRequest(context, claim), receiptOf))
  },
  cancelAsGuest: ({ params, query }, context) =>
    done(cancelRequest(context, guestClaim(context.state.authSecret, { ...params, ...query }))),
  rateAsGuest: async ({ params, query, body }, context) => {
    const claim = guestClaim(context.state.authSecret, { ...params, ...query })
    await rateRequest(context, claim, body.rating)
    return ok({ success: true })
  },
  answerAsGuest: async ({ params, query, body }, context) => {
    const claim = guestClaim(context.state.authSecret, { ...params, ...query })
    const { additionalInformationText: text, boxActivityLog: fileIds } = body
    await answerRequest(context, claim, { text, fileIds })
    return ok({ success: true })
  },
  addGuestAnswerFile: async ({ params, query, body }, context) => {
    const { name, ...link } = query
    const claim = guestClaim(context.state.authSecret, { ...params, ...link })
    const store = requestFiles(context.state.env.DOCUMENTS)
    const file = { name, bytes: await bytesOf(body.stream) }
    return { status: 201, body: await addAnswerFile(context, store, claim, file) }
  },
  unfollowAsGuest: ({ params, query }, context) =>
    done(unfollowAsGuest(context, context.state.authSecret, { ...params, ...query })),
  stopRequestMail: ({ params, query }, context) =>
    done(stopRequestMail(context, context.state.authSecret, { ...params, ...query })),
  openStopMail: async ({ params: { id }, query: { as, follower, signature } }) => {
    const query = new URLSearchParams({ as, ...(follower && { follower }), signature })
    const location = `/request_status/${id}?${query}#stop-mail`
    return { status: 303, body: null, headers: { location } }
  },
  mailRequestLink: async ({ body }, context) => {
    const { ipAddress } = context.state.client
    await mailRequestLink(context, { ...body, ipAddress })
    return ok({ success: true })
  },
} satisfies Handlers<typeof tracking>
