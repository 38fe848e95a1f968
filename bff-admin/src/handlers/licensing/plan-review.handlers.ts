import { done, type Handlers, ok, requestFiles, withVersionLinks } from '@portal/bff-pipeline'
import {
  addPermitDocument,
  addPlanComment,
  addPlanVersion,
  getPlanReview,
  setDocumentPublic,
  settlePlanComment,
} from '@portal/core/plan-review'
import type { planReview } from '@portal/openapi/admin/licensing/plan-review'

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer())

export const planReviewHandlers = {
  getPlanReview: async ({ params }, context) => {
    const { documents, ...review } = await getPlanReview(context, params.id)
    return ok(
      {
        ...review,
        documents: documents.map((document) => ({
          ...document,
          versions: withVersionLinks(context.state.authSecret, document.versions),
        })),
      },
      { 'cache-control': 'no-store' },
    )
  },
  addPermitDocument: async ({ params, query, body }, context) => {
    const { name, title, kind } = query
    const made = await addPermitDocument(context, requestFiles(context.state.env.DOCUMENTS), {
      permitId: params.id,
      name: title,
      kind,
      file: { name, bytes: await bytesOf(body.stream) },
    })
    return { status: 201, body: made }
  },
  addPlanVersion: async ({ params, query, body }, context) => {
    const { name, replaces } = query
    await addPlanVersion(context, requestFiles(context.state.env.DOCUMENTS), {
      permitId: params.id,
      documentId: params.documentId,
      replaces,
      file: { name, bytes: await bytesOf(body.stream) },
    })
    return { status: 201, body: { success: true } }
  },
  setDocumentPublic: ({ params, body }, context) => {
    const { id: permitId, documentId } = params
    return done(setDocumentPublic(context, { permitId, documentId, ...body }))
  },
  addPlanComment: async ({ params, body }, context) => {
    const made = await addPlanComment(context, { permitId: params.id, ...body })
    return { status: 201, body: made }
  },
  settlePlanComment: ({ params, body }, context) => {
    const { id: permitId, commentId } = params
    return done(settlePlanComment(context, { permitId, commentId, ...body }))
  },
} satisfies Handlers<typeof planReview>
