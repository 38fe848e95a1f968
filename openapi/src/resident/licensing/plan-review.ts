import { z } from '@hono/zod-openapi'
import { permitStateNames } from '@portal/core/permits/rules'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import {
  commentText,
  documentKind,
  documentTitle,
  fileName,
  planFile,
  planFileLimit,
  PlanReview,
  PlanVersion,
} from '../../shared/licensing/plan-shapes.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const typed = (name: 'year' | 'number', example: string) =>
  z
    .string()
    .max(40)
    .openapi({ param: { name, in: 'path' }, example })

const PermitParams = z.object({ year: typed('year', '2026'), number: typed('number', '1387') })
const missing = problem('Plans.NotFound: no such permit, or you do not act for it.')
const nothingAsked = problem('Plans.NothingAsked: the city does not wait for corrections.')

const ListedDocument = z
  .strictObject({
    id: z.uuid(),
    kind: documentKind,
    name: z.string(),
    isPublic: z.boolean(),
    versions: z.array(PlanVersion).openapi({ description: 'The latest first.' }),
  })
  .openapi('ListedPermitDocument')

export const planReview = operations('Permits', {
  listPermitDocuments: {
    access: 'anyone',
    method: 'get',
    path: '/permits/{year}/{number}/documents',
    summary: 'List the documents of a permit',
    request: { params: PermitParams },
    responses: {
      200: json(
        z.strictObject({
          isOwn: z.boolean().openapi({ description: 'You act for the permit and see all of it.' }),
          documents: z.array(ListedDocument),
        }),
        'All of them for the applicant, the contractors of the permit and their delegates. For others, the current versions of public ones.',
      ),
      404: problem('Plans.NotFound.'),
    },
  },

  getPermitOfRequest: {
    access: 'contact',
    method: 'get',
    path: '/salesforce/activity/Permit_Application__c/{id}/permit',
    summary: 'Get the permit behind a request',
    request: {
      params: z.object({
        id: z
          .string()
          .max(40)
          .openapi({ param: { name: 'id', in: 'path' }, description: 'Its id or its number.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({ year: z.int(), number: z.int(), state: z.enum(permitStateNames) }),
        'The permit’s key.',
      ),
      404: missing,
    },
  },

  getCorrections: {
    access: 'contact',
    method: 'get',
    path: '/permits/{year}/{number}/corrections',
    summary: 'Get what the city asks you to correct, and what you prepared',
    request: { headers: LanguageHeader, params: PermitParams },
    responses: { 200: json(PlanReview, 'Comments by document.'), 404: missing },
  },

  savePlanAnswer: {
    access: 'contact',
    weight: 'light',
    method: 'put',
    path: '/permits/{year}/{number}/comments/{commentId}/answer',
    summary: 'Save your answer to a comment',
    request: {
      params: PermitParams.extend({ commentId: z.uuid() }),
      ...jsonBody(z.strictObject({ text: commentText })),
    },
    responses: {
      200: json(Success, 'Saved. It is sent with the resubmission; an empty one is removed.'),
      404: problem('Plans.NotFound. Plans.NoComment.'),
      409: nothingAsked,
    },
  },

  sendPlanVersion: {
    access: 'contact',
    bodyLimit: planFileLimit,
    method: 'post',
    path: '/permits/{year}/{number}/uploads',
    summary: 'Upload a new version of a document, or another document',
    request: {
      params: PermitParams,
      query: z.object({
        name: fileName,
        documentId: z.uuid().optional().openapi({ description: 'Left out: another document.' }),
        title: documentTitle.default('').openapi({ description: 'Of another document.' }),
        kind: documentKind.default('other'),
      }),
      ...planFile,
    },
    responses: {
      201: json(
        z
          .strictObject({
            id: z.uuid(),
            name: z.string(),
            type: z.string(),
            size: z.int().min(0).openapi({ description: 'Stored size in bytes.' }),
          })
          .openapi('SentPlanVersion'),
        'Uploaded in place of one uploaded before. It is sent with the resubmission.',
      ),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: problem('Plans.NotFound. Plans.NoDocument.'),
      409: nothingAsked,
      413: problem('Error.TooLarge: more than 10 MB.'),
    },
  },

  removePlanVersion: {
    access: 'contact',
    method: 'delete',
    path: '/permits/{year}/{number}/uploads/{documentId}',
    summary: 'Remove a version that is not sent yet',
    request: { params: PermitParams.extend({ documentId: z.uuid() }) },
    responses: {
      200: json(Success, 'Removed. A second call changes nothing.'),
      404: problem('Plans.NotFound. Plans.NoDocument.'),
      409: nothingAsked,
    },
  },

  resubmitPermit: {
    access: 'contact',
    idempotent: true,
    method: 'post',
    path: '/permits/{year}/{number}/resubmission',
    summary: 'Send the corrected application',
    request: {
      params: PermitParams,
      ...jsonBody(
        z.strictObject({
          whatChanged: commentText,
          hasNoNewVersions: z
            .boolean()
            .default(false)
            .openapi({ description: 'Must be said where nothing was uploaded.' }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Sent. The city checks first that it is complete.'),
      400: problem('Util.FormContainsErrors with each invalid field. Plans.SayNoNewVersions.'),
      404: missing,
      409: problem('Plans.Unanswered: a comment needs an answer. Permits.NoSuchStep.'),
      412: problem('Plans.DocumentChanged: a document has a newer version by now.'),
    },
  },
})
