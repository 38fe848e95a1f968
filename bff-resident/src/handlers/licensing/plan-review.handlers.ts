import { done, type Handlers, ok, requestFiles, withVersionLinks } from '@portal/bff-pipeline'
import {
  getCorrections,
  getPermitOfRequest,
  listPermitDocuments,
  removePlanVersion,
  resubmitPermit,
  savePlanAnswer,
  sendPlanVersion,
} from '@portal/core/plan-review'
import type { planReview } from '@portal/openapi/resident/licensing/plan-review'
import { bytesOf } from '../casework/bytes-of.ts'

export const planReviewHandlers = {
  listPermitDocuments: async ({ params }, context) => {
    const { documents, isOwn } = await listPermitDocuments(context, params)
    return ok({
      isOwn,
      documents: documents.map((document) => ({
        ...document,
        versions: withVersionLinks(context.state.authSecret, document.versions),
      })),
    })
  },
  getPermitOfRequest: ({ params }, context) => ok(getPermitOfRequest(context, params.id)),
  getCorrections: async ({ params }, context) => {
    const { documents, ...review } = await getCorrections(context, params)
    return ok({
      ...review,
      documents: documents.map((document) => ({
        ...document,
        versions: withVersionLinks(context.state.authSecret, document.versions),
      })),
    })
  },
  savePlanAnswer: async ({ params: { commentId, ...typed }, body }, context) => {
    await savePlanAnswer(context, typed, { commentId, text: body.text })
    return ok({ success: true })
  },
  sendPlanVersion: async ({ params, query, body }, context) => {
    const { documentId, kind, name, title } = query
    const sent = await sendPlanVersion(context, requestFiles(context.state.env.DOCUMENTS), params, {
      document: documentId === undefined ? { name: title, kind } : { id: documentId },
      file: { name, bytes: await bytesOf(body.stream) },
    })
    return { status: 201, body: sent }
  },
  removePlanVersion: ({ params: { documentId, ...typed } }, context) =>
    done(removePlanVersion(context, typed, documentId)),
  resubmitPermit: async ({ params, body }, context) => {
    await resubmitPermit(context, params, body)
    return ok({ success: true })
  },
} satisfies Handlers<typeof planReview>
