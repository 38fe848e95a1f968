import { z } from '@hono/zod-openapi'
import { queueLimits } from '@portal/core/case-queue/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { statusNames } from '@portal/core/requests/rules'
import {
  binary,
  csv,
  IdParams,
  json,
  LanguageHeader,
  linkLanguage,
  operations,
  problem,
} from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import {
  BulkOrder,
  BulkPreview,
  DeskChoices,
  DeskItem,
  DeskPoint,
  QueueQuery,
  DeskRequest,
  IfMatch,
  Presence,
} from './case-shapes.ts'

const changed = json(
  z.strictObject({ version: z.int().min(1) }),
  'Changed. `ETag` is the new version.',
)
const text = z.string().max(queueLimits.text)

/** Changes a request at the version that the clerk saw. */
const change = <const Part extends string, Body extends z.ZodType>(
  part: Part,
  parts: { summary: string; body: Body; wrong?: string; conflict?: string },
) =>
  ({
    access: 'staff',
    method: 'post',
    path: `/requests/{id}/${part}`,
    summary: parts.summary,
    request: { params: IdParams, headers: IfMatch, ...jsonBody(parts.body) },
    responses: {
      200: changed,
      400: problem(parts.wrong ?? 'Util.FormContainsErrors with each invalid field.'),
      404: problem('Desk.NotFound.'),
      409: problem(parts.conflict ?? 'Error.Conflict.'),
      412: problem('Request.ChangedMeanwhile: the request has changed since you read it.'),
    },
  }) as const

export const caseQueue = operations('Requests', {
  listDeskRequests: {
    access: 'staff',
    method: 'get',
    path: '/requests',
    summary: 'Get a page of the case queue',
    request: {
      headers: LanguageHeader,
      query: QueueQuery.extend({
        after: z
          .string()
          .max(80)
          .optional()
          .openapi({ description: '`next` of the previous page.' }),
        before: z.string().max(80).optional().openapi({
          description: '`previous` of the following page; `after` takes precedence.',
        }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(DeskItem).max(queueLimits.page),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
          previous: z.string().nullable().openapi({ description: 'Null on the first page.' }),
          following: z
            .uuid()
            .nullable()
            .openapi({ description: 'Id of the request after the page’s last one.' }),
          preceding: z
            .uuid()
            .nullable()
            .openapi({ description: 'Id of the request before the page’s first one.' }),
          total: z
            .int()
            .min(0)
            .max(queueLimits.counted)
            .openapi({ description: 'Counting ends at 1,000.' }),
        }),
        'Open requests by due date, others newest first.',
      ),
    },
  },

  listDeskPoints: {
    access: 'staff',
    method: 'get',
    path: '/requests/points',
    summary: 'List the locations of the requests in the case queue',
    request: { headers: LanguageHeader, query: QueueQuery },
    responses: {
      200: json(z.array(DeskPoint).max(queueLimits.points), 'In the order of the queue.'),
    },
  },

  exportRequests: {
    access: 'staff',
    method: 'get',
    path: '/requests/export',
    summary: 'Download the case queue as CSV',
    request: { headers: LanguageHeader, query: QueueQuery.extend(linkLanguage) },
    responses: {
      200: {
        description:
          'UTF-8 with a byte order mark (RFC 4180), all requests that fit, newest first. The last line says how many rows there are. A file without it is not complete.',
        content: { 'text/csv': { schema: csv } },
      },
    },
  },

  getDesk: {
    access: 'staff',
    method: 'get',
    path: '/requests/desk',
    summary: 'List the filter options of the case queue',
    responses: { 200: json(DeskChoices, 'Staff, areas, your saved filters, and shared ones.') },
  },

  saveDeskFilter: {
    access: 'staff',
    method: 'post',
    path: '/requests/filters',
    summary: 'Save a filter of the case queue',
    request: jsonBody(
      z.strictObject({
        name: z.string().max(queueLimits.filterName),
        query: z.string().max(500),
        isShared: z.boolean().default(false).openapi({ description: 'Shows it to all staff.' }),
      }),
    ),
    responses: {
      200: json(
        z.strictObject({ id: z.uuid() }),
        'Saved. It replaces your filter with the same name.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      409: problem('Desk.TooManyFilters. Queue.TooManyShared.'),
    },
  },

  deleteDeskFilter: {
    access: 'staff',
    method: 'delete',
    path: '/requests/filters/{id}',
    summary: 'Delete one of your saved filters, or, as an administrator, a shared one',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Deleted.') },
  },

  previewBulk: {
    access: 'staff',
    method: 'post',
    path: '/requests/bulk/preview',
    summary: 'Preview a bulk action',
    request: { headers: LanguageHeader, ...jsonBody(BulkOrder) },
    responses: {
      200: json(BulkPreview, 'The result for each request. Nothing changes.'),
      400: problem('Desk.NoSuchStep: this status needs an amount for each request.'),
    },
  },

  runBulk: {
    access: 'staff',
    idempotent: true,
    method: 'post',
    path: '/requests/bulk',
    summary: 'Change many requests',
    request: jsonBody(BulkOrder),
    responses: {
      200: json(
        z.strictObject({ changed: z.int().min(0), skipped: z.int().min(0) }),
        'How many were changed. The others stay as they were.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field. Desk.NoSuchStaff.'),
    },
  },

  getDeskRequest: {
    access: 'staff',
    method: 'get',
    path: '/requests/{id}',
    summary: 'Get a request with its history',
    request: { params: IdParams, headers: LanguageHeader },
    responses: {
      200: json(DeskRequest, 'The request. `ETag` is its version.'),
      404: problem('Desk.NotFound.'),
    },
  },

  assignRequest: change('assignee', {
    summary: 'Assign a request to a staff member, or to no one',
    body: z.strictObject({
      assigneeId: z.uuid().nullable(),
      teamId: z.uuid().nullable().optional().openapi({ description: 'Left out: stays.' }),
    }),
    wrong: 'Desk.NoSuchStaff.',
  }),

  changeStatus: change('status', {
    summary: 'Change the status of a request',
    body: z.strictObject({
      to: z.enum(statusNames),
      reason: text,
      amountCents: z.int().min(1).max(100_000_000).nullable(),
    }),
    conflict: 'Desk.NoSuchStep: the current status does not allow this change.',
  }),

  changeCategory: change('category', {
    summary: 'Change the category of a request',
    body: z.strictObject({ category: z.enum(reportCategoryNames) }),
    conflict: 'Desk.AtItsEnd, Desk.NoCategory, Desk.CategoryAlready.',
  }),

  changeDue: change('due', {
    summary: 'Change the day by which a request is planned to be done',
    body: z.strictObject({
      dueOn: z.iso.date().nullable().openapi({ description: 'Null: no target.' }),
      reason: text,
    }),
    conflict: 'Desk.AtItsEnd.',
  }),

  changePlace: change('place', {
    summary: 'Move a request to another address of the city',
    body: z.strictObject({ address: z.string().max(200) }),
    conflict: 'Desk.AtItsEnd.',
  }),

  getPresence: {
    access: 'staff',
    method: 'get',
    path: '/requests/{id}/presence',
    summary: 'Say that you have a request open, and get who else has',
    request: { params: IdParams },
    responses: {
      200: json(
        Presence,
        'Other staff who have it open, and its version. `ETag` covers both: 304 if nothing changed.',
      ),
      404: problem('Desk.NotFound.'),
    },
  },

  askQuestion: change('question', {
    summary: 'Ask the resident for information',
    body: z.strictObject({ text }),
    conflict: 'Desk.AtItsEnd.',
  }),

  replyToRequest: change('reply', {
    summary: 'Send a message to the resident',
    body: z.strictObject({ text }),
  }),

  addNote: change('note', {
    summary: 'Add a note that only staff see',
    body: z.strictObject({ text }),
  }),

  mergeRequest: change('merge', {
    summary: 'Close a request as a duplicate of another one',
    body: z.strictObject({ number: z.string().max(20) }),
    wrong: 'Desk.NoSuchNumber.',
    conflict: 'Desk.MergedIntoItself, Desk.MergedIntoDuplicate, Desk.AtItsEnd.',
  }),

  attachFile: {
    access: 'staff',
    bodyLimit: 10_485_760,
    method: 'post',
    path: '/requests/{id}/files',
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
})
