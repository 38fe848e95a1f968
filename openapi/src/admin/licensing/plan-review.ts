import { z } from '@hono/zod-openapi'
import { commentStates } from '@portal/core/plan-review/rules'
import { IdParams, json, LanguageHeader, operations, problem } from '../../contract.ts'
import {
  commentText,
  discipline,
  documentKind,
  documentTitle,
  fileName,
  planFile,
  planFileLimit,
  PlanReview,
  sheet,
} from '../../shared/licensing/plan-shapes.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const DocumentParams = IdParams.extend({ documentId: z.uuid() })
const CommentParams = IdParams.extend({ commentId: z.uuid() })
const id = z.strictObject({ id: z.uuid() })
const missing = problem('Plans.NotFound. Plans.NoDocument.')
const unusable = problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.')
const tooLarge = problem('Error.TooLarge: more than 10 MB.')
const newer = problem('Plans.DocumentChanged: the document has a newer version by now.')

export const planReview = operations('Permits', {
  getPlanReview: {
    access: 'staff',
    method: 'get',
    path: '/permits/{id}/plans',
    summary: 'Get the documents of a permit, with comments and answers',
    request: { headers: LanguageHeader, params: IdParams },
    responses: { 200: json(PlanReview, 'As they were sent.'), 404: problem('Plans.NotFound.') },
  },

  addPermitDocument: {
    access: 'staff',
    bodyLimit: planFileLimit,
    method: 'post',
    path: '/permits/{id}/documents',
    summary: 'Add a document to a permit',
    request: {
      params: IdParams,
      query: z.object({ name: fileName, title: documentTitle, kind: documentKind }),
      ...planFile,
    },
    responses: {
      201: json(id, 'Added as version 1.'),
      400: unusable,
      404: missing,
      409: problem('Plans.NoRequest. Plans.Full.'),
      413: tooLarge,
    },
  },

  addPlanVersion: {
    access: 'staff',
    bodyLimit: planFileLimit,
    method: 'post',
    path: '/permits/{id}/documents/{documentId}/versions',
    summary: 'Add a version of a document',
    request: {
      params: DocumentParams,
      query: z.object({
        name: fileName,
        replaces: z.coerce
          .number()
          .int()
          .min(1)
          .openapi({ description: 'The current version, which you saw.' }),
      }),
      ...planFile,
    },
    responses: {
      201: json(Success, 'Added. It is the current version.'),
      400: unusable,
      404: missing,
      409: problem('Plans.NoRequest. Plans.Full.'),
      412: newer,
      413: tooLarge,
    },
  },

  setDocumentPublic: {
    access: 'staff',
    method: 'put',
    path: '/permits/{id}/documents/{documentId}/public',
    summary: 'Set who sees a document',
    request: {
      params: DocumentParams,
      ...jsonBody(
        z.strictObject({
          isPublic: z
            .boolean()
            .nullable()
            .openapi({ description: 'Null: as the city’s rule says.' }),
        }),
      ),
    },
    responses: { 200: json(Success, 'Set.'), 404: missing },
  },

  addPlanComment: {
    access: 'staff',
    method: 'post',
    path: '/permits/{id}/comments',
    summary: 'Comment on the current version of a document',
    request: {
      params: IdParams,
      ...jsonBody(
        z.strictObject({
          documentId: z.uuid(),
          versionNumber: z.int().min(1),
          discipline,
          sheet: sheet.default(''),
          text: commentText,
          isRequired: z.boolean(),
        }),
      ),
    },
    responses: {
      201: json(id, 'Added.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: missing,
      409: problem('Plans.Decided. Plans.TooManyComments.'),
      412: newer,
    },
  },

  settlePlanComment: {
    access: 'staff',
    method: 'put',
    path: '/permits/{id}/comments/{commentId}/state',
    summary: 'Accept an answer, or ask again',
    request: {
      params: CommentParams,
      ...jsonBody(
        z.strictObject({
          seen: z.enum(commentStates).openapi({ description: 'Its state when you read it.' }),
          to: z.enum(['accepted', 'reopened']),
          reply: commentText
            .default('')
            .openapi({ description: 'What is still missing; needed to ask again.' }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Settled.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: problem('Plans.NotFound. Plans.NoComment.'),
      409: problem('Plans.Decided. Plans.SettledAlready.'),
      412: problem('Plans.CommentChanged: the comment has changed since you read it.'),
    },
  },
})
