import { z } from '@hono/zod-openapi'
import { deskLimits, statusNames } from '@portal/core/rules'
import { binary, IdParams, json, LanguageHeader, operation, problem } from '../contract.ts'
import { jsonBody, Success } from '../shared/user.ts'
import {
  BulkOrder,
  BulkPreview,
  DeskChoices,
  DeskItem,
  DeskPoint,
  DeskQuery,
  DeskRequest,
} from './request-shapes.ts'

const tags = ['Requests']

export const listDeskRequests = operation(
  {
    operationId: 'listDeskRequests',
    method: 'get',
    path: '/requests',
    tags,
    summary: 'A page of the queue',
    request: {
      headers: LanguageHeader,
      query: DeskQuery.extend({
        after: z.string().max(80).optional().openapi({ description: '`next` of the page before.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(DeskItem).max(deskLimits.page),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
          total: z
            .int()
            .min(0)
            .max(deskLimits.counted)
            .openapi({ description: 'Counting ends at 1,000.' }),
        }),
        'Open ones by when they are due, others the newest first.',
      ),
    },
  },
  { access: 'staff' },
)

export const listDeskPoints = operation(
  {
    operationId: 'listDeskPoints',
    method: 'get',
    path: '/requests/points',
    tags,
    summary: 'Where the requests of the queue lie',
    request: { headers: LanguageHeader, query: DeskQuery },
    responses: { 200: json(z.array(DeskPoint).max(deskLimits.points), 'In the queue’s order.') },
  },
  { access: 'staff' },
)

export const exportRequests = operation(
  {
    operationId: 'exportRequests',
    method: 'get',
    path: '/requests/export',
    tags,
    summary: 'The queue as CSV',
    request: { headers: LanguageHeader, query: DeskQuery },
    responses: {
      200: {
        description: 'UTF-8 with a byte order mark, at most 10,000 rows (RFC 4180).',
        content: { 'text/csv': { schema: z.string() } },
      },
    },
  },
  { access: 'staff' },
)

export const getDesk = operation(
  {
    operationId: 'getDesk',
    method: 'get',
    path: '/requests/desk',
    tags,
    summary: 'What the queue is narrowed by',
    responses: { 200: json(DeskChoices, 'Staff, areas, and one’s own saved filters.') },
  },
  { access: 'staff' },
)

export const saveDeskFilter = operation(
  {
    operationId: 'saveDeskFilter',
    method: 'post',
    path: '/requests/filters',
    tags,
    summary: 'Save a filter of the queue',
    request: jsonBody(
      z.strictObject({
        name: z.string().max(deskLimits.filterName),
        query: z.string().max(500),
      }),
    ),
    responses: {
      200: json(z.strictObject({ id: z.uuid() }), 'Saved, over another of that name.'),
      400: problem('Util.FormContainsErrors with each wrong field.'),
      409: problem('Desk.TooManyFilters.'),
    },
  },
  { access: 'staff' },
)

export const deleteDeskFilter = operation(
  {
    operationId: 'deleteDeskFilter',
    method: 'delete',
    path: '/requests/filters/{id}',
    tags,
    summary: 'Forget a saved filter of one’s own',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Forgotten.') },
  },
  { access: 'staff' },
)

export const previewBulk = operation(
  {
    operationId: 'previewBulk',
    method: 'post',
    path: '/requests/bulk/preview',
    tags,
    summary: 'What a bulk action would do',
    request: { headers: LanguageHeader, ...jsonBody(BulkOrder) },
    responses: {
      200: json(BulkPreview, 'Request by request; nothing is changed.'),
      400: problem('Desk.NoSuchStep: the status wants an amount for each.'),
    },
  },
  { access: 'staff' },
)

export const runBulk = operation(
  {
    operationId: 'runBulk',
    method: 'post',
    path: '/requests/bulk',
    tags,
    summary: 'Change many requests',
    request: jsonBody(BulkOrder),
    responses: {
      200: json(
        z.strictObject({ changed: z.int().min(0), skipped: z.int().min(0) }),
        'How many were changed; the others are as they were.',
      ),
      400: problem('Util.FormContainsErrors with each wrong field; Desk.NoSuchStaff.'),
    },
  },
  { access: 'staff', idempotent: true },
)

export const getDeskRequest = operation(
  {
    operationId: 'getDeskRequest',
    method: 'get',
    path: '/requests/{id}',
    tags,
    summary: 'One request with all that happened to it',
    request: { params: IdParams, headers: LanguageHeader },
    responses: {
      200: json(DeskRequest, 'The request; `ETag` is its version.'),
      404: problem('Desk.NotFound.'),
    },
  },
  { access: 'staff' },
)

const IfMatch = z.object({
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/)
    .openapi({ description: '`ETag` of the request as it was looked at.' }),
})
const changed = json(
  z.strictObject({ version: z.int().min(1) }),
  'Changed; `ETag` is its new version.',
)
const text = z.string().max(deskLimits.text)

/** A change of one request as it was looked at. */
const change = <const Name extends string, Body extends z.ZodType>(
  operationId: Name,
  part: string,
  parts: { summary: string; body: Body; wrong?: string; conflict?: string },
) =>
  operation(
    {
      operationId,
      method: 'post',
      path: `/requests/{id}/${part}`,
      tags,
      summary: parts.summary,
      request: { params: IdParams, headers: IfMatch, ...jsonBody(parts.body) },
      responses: {
        200: changed,
        400: problem(parts.wrong ?? 'Util.FormContainsErrors with each wrong field.'),
        404: problem('Desk.NotFound.'),
        409: problem(parts.conflict ?? 'Error.Conflict.'),
        412: problem('Request.ChangedMeanwhile: it is no longer what was looked at.'),
      },
    },
    { access: 'staff' },
  )

export const assignRequest = change('assignRequest', 'assignee', {
  summary: 'Give a request to a member of staff, or to nobody',
  body: z.strictObject({ assigneeId: z.uuid().nullable() }),
  wrong: 'Desk.NoSuchStaff.',
})

export const changeStatus = change('changeStatus', 'status', {
  summary: 'Change the status of a request',
  body: z.strictObject({
    to: z.enum(statusNames),
    reason: text,
    amountCents: z.int().min(1).max(100_000_000).nullable(),
  }),
  conflict: 'Desk.NoSuchStep: its status leads nowhere there.',
})

export const askQuestion = change('askQuestion', 'question', {
  summary: 'Ask the resident for more',
  body: z.strictObject({ text }),
  conflict: 'Desk.AtItsEnd.',
})

export const replyToRequest = change('replyToRequest', 'reply', {
  summary: 'Write to the resident',
  body: z.strictObject({ text }),
})

export const addNote = change('addNote', 'note', {
  summary: 'Keep a note for staff',
  body: z.strictObject({ text }),
})

export const mergeRequest = change('mergeRequest', 'merge', {
  summary: 'Close a request as a duplicate of another',
  body: z.strictObject({ number: z.string().max(20) }),
  wrong: 'Desk.NoSuchNumber.',
  conflict: 'Desk.MergedIntoItself, Desk.MergedIntoDuplicate, Desk.AtItsEnd.',
})

export const attachFile = operation(
  {
    operationId: 'attachFile',
    method: 'post',
    path: '/requests/{id}/files',
    tags,
    summary: 'Attach a picture or a PDF',
    request: {
      params: IdParams,
      headers: IfMatch,
      query: z.object({
        name: z.string().max(500).default(''),
        public: z.literal('yes').optional(),
      }),
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      200: changed,
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: problem('Desk.NotFound.'),
      409: problem('Desk.TooManyFiles.'),
      412: problem('Request.ChangedMeanwhile.'),
      413: problem('Error.TooLarge: more than 10 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },
  { access: 'staff', bodyLimit: 10_485_760 },
)
