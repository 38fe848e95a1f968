import { z } from '@hono/zod-openapi'
import { recordTypeNames } from '@portal/core/requests/rules'
import { binary, inEnglish, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { requestAddress, StatusInformation } from '../../shared/casework/requests.ts'
import { redirect } from '../../shared/platform/redirect.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { noSuchLink, StatusLink, StatusParams } from './status-link.ts'

const RequestItem = z
  .strictObject({
    id: z.uuid(),
    type: z.enum(recordTypeNames),
    caseNumber: z.string(),
    activityName: z.string(),
    inEnglish,
    address: z.string().openapi({ description: 'The place. Empty if unknown.' }),
    blockNumber: z
      .int()
      .nullable()
      .openapi({ description: 'For other people’s reports that you follow: the block.' }),
    street: z.string().nullable(),
    thumbnail: z.string().nullable().openapi({
      description:
        'Path of a small picture of your own request, valid for 15 minutes. Null without a picture.',
    }),
    actionRequired: z.boolean(),
    status: z.string(),
    statusInformation: StatusInformation,
    lastModified: z.iso.datetime(),
    lastModifiedDisplay: z.string().openapi({
      description: 'The day in the city’s time zone, written out in the requested language.',
    }),
    data: z.strictObject({ attributes: z.strictObject({ type: z.string() }) }),
  })
  .openapi('RequestItem')

const RequestParams = z.object({
  type: z.enum(recordTypeNames).openapi({ param: { name: 'type', in: 'path' } }),
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
})

const AddressOfRequest = RequestParams.extend({
  id: requestAddress.openapi({ param: { name: 'id', in: 'path' } }),
})

const LabelledValue = z.strictObject({ label: z.string(), data: z.string() })

const RequestDetail = z
  .strictObject({
    id: z.uuid(),
    standing: z.enum(['sender', 'follower']).openapi({
      description: 'Followers see the progress of a request, but nothing that was sent or written.',
    }),
    isMailStopped: z
      .boolean()
      .openapi({ description: 'The guest who sent it has stopped emails about it.' }),
    type: z.enum(recordTypeNames),
    caseNumber: z.string(),
    activityType: z.string(),
    name: z.string(),
    inEnglish,
    status: z.string(),
    statusInformation: StatusInformation,
    statuses: z.array(z.string()).openapi({
      description: 'The steps of its status path, in order. Empty if only the status is shown.',
    }),
    isCancelable: z.boolean(),
    paymentRequired: z.boolean(),
    paymentAmount: z.number().nullable().openapi({ description: 'Dollars.' }),
    paymentCode: z.string().nullable(),
    paidAt: z.iso.datetime().nullable().openapi({ description: 'When its fee was paid.' }),
    userActivityId: z.uuid(),
    actionRequired: z.boolean(),
    actionRequiredMessage: z.string().nullable(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    satisfaction: z.int().min(1).max(5).nullable(),
    closeReason: z.string().nullable(),
    expectedBy: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    lastModified: z.iso.datetime(),
    formDetails: z.array(z.strictObject({ label: z.string(), data: z.array(LabelledValue) })),
    timeline: z.array(
      z.strictObject({
        id: z.uuid(),
        at: z.iso.datetime(),
        kind: z.string(),
        by: z.enum(['resident', 'staff', 'system']),
        text: z.string().nullable(),
        facts: z.record(z.string(), z.string().nullable()).openapi({
          description: '`receipt` of a payment: the payer’s link to the receipt.',
        }),
      }),
    ),
    files: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        type: z.string(),
        size: z.int().min(0).openapi({ description: 'Bytes.' }),
        by: z.enum(['resident', 'staff']),
        createdAt: z.iso.datetime(),
        url: z.string().openapi({ description: 'Valid for 15 minutes.' }),
      }),
    ),
  })
  .openapi('RequestDetail')

const notYours = problem('Request.NotFound: not your request.')

const Rating = jsonBody(z.strictObject({ rating: z.int().min(1).max(5) }))

const cancelled = {
  200: json(Success, 'Canceled.'),
  404: notYours,
  409: problem('Request.TooLateToCancel. Request.PaidNotCancelable: only staff can refund it.'),
} as const

const rated = {
  200: json(Success, 'Saved.'),
  404: notYours,
  409: problem('Request.NotToBeRated: it is not complete, or was already rated.'),
} as const

const Answer = jsonBody(
  z.strictObject({
    additionalInformationText: z.string().max(4000),
    boxActivityLog: z
      .array(z.uuid())
      .max(10)
      .default([])
      .openapi({ description: 'Ids of the files that were uploaded for this answer.' }),
  }),
)

const answered = {
  200: json(Success, 'Sent. The request no longer waits for it.'),
  400: problem('Util.FormContainsErrors with each invalid field. File.TogetherTooLarge.'),
  404: notYours,
  409: problem(
    'Request.NothingAsked. Plans.AnswerOnPage: comments on a permit’s plans need an answer each.',
  ),
} as const

const sentAhead = {
  request: {
    query: z.object({ name: z.string().max(500).default('') }),
    body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
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
        .openapi('AnswerFile'),
      'Saved for a day, or with the answer.',
    ),
    400: problem(
      'File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels, File.TooMany.',
    ),
    404: notYours,
    409: problem('Request.NothingAsked.'),
    413: problem('Error.TooLarge: more than 10 MB.'),
    415: problem('Error.UnsupportedMediaType.'),
  },
} as const

const fileLimit = 10_485_760

const stopMailPath = '/request-status/{id}/stop-mail'

export const tracking = operations('Requests', {
  listRequests: {
    access: 'contact',
    method: 'get',
    path: '/salesforce/inProgress',
    summary: 'List your requests',
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z.strictObject({
          inProgress: z.array(RequestItem),
          completed: z.array(RequestItem),
          following: z
            .array(RequestItem)
            .openapi({ description: 'Other people’s reports that you follow.' }),
        }),
        'Your own, or those of the organization you act for. The newest 500 of each list by last change.',
      ),
    },
  },

  countPendingActions: {
    access: 'contact',
    method: 'get',
    path: '/activitiesPendingAction',
    summary: 'Count your requests that wait for an answer or a payment',
    responses: { 200: json(z.strictObject({ count: z.int().min(0) }), 'The number.') },
  },

  getRequest: {
    access: 'contact',
    method: 'get',
    path: '/salesforce/activity/{type}/{id}',
    summary: 'Get a request with its history',
    request: { params: AddressOfRequest, headers: LanguageHeader },
    responses: { 200: json(RequestDetail, 'The request.'), 404: notYours },
  },

  cancelRequest: {
    access: 'contact',
    method: 'delete',
    path: '/salesforce/activity/{type}/{id}',
    summary: 'Cancel a request',
    request: { params: RequestParams },
    responses: cancelled,
  },

  answerRequest: {
    access: 'contact',
    idempotent: true,
    method: 'post',
    path: '/salesforce/activity/{type}/{id}/additionalInformation',
    summary: 'Send the information that staff asked for',
    request: { params: RequestParams, ...Answer },
    responses: answered,
  },

  addAnswerFile: {
    access: 'contact',
    bodyLimit: fileLimit,
    method: 'post',
    path: '/salesforce/activity/{type}/{id}/additionalInformation/files',
    summary: 'Upload a file before the answer is sent',
    request: { params: RequestParams, ...sentAhead.request },
    responses: sentAhead.responses,
  },

  rateRequest: {
    access: 'contact',
    method: 'post',
    path: '/salesforce/activity/{type}/{id}/rating',
    summary: 'Rate a complete request',
    request: { params: RequestParams, ...Rating },
    responses: rated,
  },

  getRequestStatus: {
    access: 'anyone',
    method: 'get',
    path: '/request-status/{id}',
    summary: 'Get a request, by the link in a guest’s email',
    request: { params: StatusParams, query: StatusLink, headers: LanguageHeader },
    responses: { 200: json(RequestDetail, 'The request.'), 404: noSuchLink },
  },

  cancelAsGuest: {
    access: 'anyone',
    method: 'delete',
    path: '/request-status/{id}',
    summary: 'Cancel a guest’s request',
    request: { params: StatusParams, query: StatusLink },
    responses: { ...cancelled, 404: noSuchLink },
  },

  rateAsGuest: {
    access: 'anyone',
    method: 'post',
    path: '/request-status/{id}/rating',
    summary: 'Rate a guest’s request',
    request: { params: StatusParams, query: StatusLink, ...Rating },
    responses: { ...rated, 404: noSuchLink },
  },

  answerAsGuest: {
    access: 'anyone',
    idempotent: true,
    method: 'post',
    path: '/request-status/{id}/additionalInformation',
    summary: 'Send the information that staff asked a guest for',
    request: { params: StatusParams, query: StatusLink, ...Answer },
    responses: { ...answered, 404: noSuchLink },
  },

  addGuestAnswerFile: {
    access: 'anyone',
    bodyLimit: fileLimit,
    method: 'post',
    path: '/request-status/{id}/additionalInformation/files',
    summary: 'Upload a file before a guest’s answer is sent',
    request: {
      params: StatusParams,
      query: StatusLink.extend(sentAhead.request.query.shape),
      body: sentAhead.request.body,
    },
    responses: { ...sentAhead.responses, 404: noSuchLink },
  },

  unfollowAsGuest: {
    access: 'anyone',
    method: 'delete',
    path: '/request-status/{id}/follow',
    summary: 'Stop following a report, by the link in a guest’s email',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      200: json(Success, 'No more emails about it. A second call changes nothing.'),
      404: noSuchLink,
    },
  },

  stopRequestMail: {
    access: 'anyone',
    crossSite: true,
    method: 'post',
    path: stopMailPath,
    summary:
      'Stop emails about a request with one click, by the link in a guest’s email (RFC 8058)',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      200: json(Success, 'No more emails about it. A second call changes nothing.'),
      404: noSuchLink,
    },
  },

  openStopMail: {
    access: 'anyone',
    method: 'get',
    path: stopMailPath,
    summary:
      'Redirect to the page that stops emails about a request, for email programs that open the link (it stops nothing itself)',
    request: { params: StatusParams, query: StatusLink },
    responses: {
      303: redirect('To the page.'),
    },
  },

  mailRequestLink: {
    access: 'anyone',
    method: 'post',
    path: '/request-status',
    summary: 'Email a new link to a request',
    request: jsonBody(
      z.strictObject({
        number: z.string().max(20).openapi({ description: 'The request number, as typed.' }),
        email: z
          .string()
          .max(254)
          .openapi({ description: 'The email address with which it was sent or followed.' }),
      }),
    ),
    responses: {
      200: json(
        Success,
        'The same reply, with or without such a request. Only its own address gets an email.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      429: problem('Auth.TooManyAttempts, with Retry-After.'),
    },
  },
})
