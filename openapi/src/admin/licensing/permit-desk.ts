import { z } from '@hono/zod-openapi'
import { permitDeskLimits, reviewDecisions } from '@portal/core/permit-desk/rules'
import { IdParams, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'
import { IfMatch, Presence } from '../casework/case-shapes.ts'
import { DeskPermit, DeskPermitItem, discipline, PermitDesk, permitQuery } from './permit-shapes.ts'

const text = z.string().max(permitDeskLimits.text)
const line = z.string().max(permitDeskLimits.line)
const cents = z.int().min(0).max(99_999_999)
const cursor = z.string().max(20).optional()

const stale = problem('PermitDesk.ChangedMeanwhile: the permit has changed since you read it.')
const missing = problem('PermitDesk.NotFound.')

interface Parts {
  readonly summary: string
  readonly conflict?: string
}

const responses = (conflict = '') => ({
  200: json(z.strictObject({ version: z.int().min(1) }), 'Changed. `ETag` is the new version.'),
  400: problem('Util.FormContainsErrors with each invalid field.'),
  404: missing,
  409: problem(`Permits.NoSuchStep: its life does not lead there. ${conflict}`.trim()),
  412: stale,
})

/** Changes a permit at the version that the clerk saw. */
const step = <const Part extends string, Body extends z.ZodType>(
  part: Part,
  body: Body,
  { summary, conflict }: Parts,
) =>
  ({
    access: 'staff',
    method: 'post',
    path: `/permits/{id}/${part}`,
    summary,
    request: { params: IdParams, headers: IfMatch, ...jsonBody(body) },
    responses: responses(conflict),
  }) as const

const reasoned = z.strictObject({ reason: text })

export const permitDesk = operations('Permits', {
  listDeskPermits: {
    access: 'staff',
    method: 'get',
    path: '/permits',
    summary: 'Get a page of the permit desk',
    request: {
      headers: LanguageHeader,
      query: z.object({
        ...permitQuery,
        after: cursor.openapi({ description: '`next` of the previous page.' }),
        before: cursor.openapi({
          description: '`previous` of the following page; `after` takes precedence.',
        }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(DeskPermitItem).max(permitDeskLimits.page),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
          previous: z.string().nullable().openapi({ description: 'Null on the first page.' }),
          total: z.int().min(0).max(permitDeskLimits.counted).openapi({
            description: 'Counting ends at 1,000.',
          }),
        }),
        'Work oldest first; all permits, and refunds, newest first.',
      ),
    },
  },

  getPermitDesk: {
    access: 'staff',
    method: 'get',
    path: '/permits/desk',
    summary: 'Count the views of the permit desk',
    request: { headers: LanguageHeader },
    responses: { 200: json(PermitDesk, 'Counts, reviewers and kinds of permits.') },
  },

  getDeskPermit: {
    access: 'staff',
    method: 'get',
    path: '/permits/{id}',
    summary: 'Get a permit with all that staff need',
    request: { params: IdParams, headers: LanguageHeader },
    responses: { 200: json(DeskPermit, 'The permit. `ETag` is its version.'), 404: missing },
  },

  getPermitPresence: {
    access: 'staff',
    method: 'get',
    path: '/permits/{id}/presence',
    summary: 'Say that you have a permit open, and get who else has',
    request: { params: IdParams },
    responses: {
      200: json(
        Presence,
        'Other staff who have it or its request open. The version counts changes of the permit, and its payment. `ETag` covers both: 304 if nothing changed.',
      ),
      404: missing,
    },
  },

  takePermit: step('check', z.strictObject({}), {
    summary: 'Begin to check that an application is complete',
  }),
  completePermit: step(
    'review',
    z.strictObject({
      disciplines: z.array(discipline).max(20).openapi({
        description:
          'Besides those that have not approved it: those that approved an earlier version and look again.',
      }),
    }),
    { summary: 'Send a complete application to review' },
  ),
  askPermitCorrections: step('corrections', z.strictObject({ comment: text }), {
    summary: 'Ask for corrections of an application',
  }),
  assignPermitReview: step(
    'reviewer',
    z.strictObject({
      discipline,
      reviewerId: z.uuid().nullable().openapi({ description: 'Null: nobody.' }),
    }),
    { summary: 'Assign the review of a discipline' },
  ),
  finishPermitReview: step(
    'result',
    z.strictObject({ discipline, result: z.enum(reviewDecisions), comment: text }),
    {
      summary: 'Finish the review of a discipline',
      conflict: 'PermitDesk.OpenComments: its comments are not answered or accepted yet.',
    },
  ),
  assessPermitFees: step(
    'fees',
    z.strictObject({
      answers: z.record(z.string().max(40), z.number().min(0)).openapi({
        description: 'Units by the answers of the fee schedule.',
      }),
      added: z
        .array(
          z.strictObject({
            name: line,
            nameEs: line.openapi({ description: 'In Spanish.' }),
            rule: line.openapi({ description: 'Its source.' }),
            amountCents: cents,
          }),
        )
        .max(permitDeskLimits.addedLines),
    }),
    { summary: 'Work out the fee of an approved application' },
  ),
  waivePermitFees: step('waiver', z.strictObject({ amountCents: cents, reason: line }), {
    summary: 'Waive a part of a permit’s fee',
    conflict: 'Payment.StillBeingChecked: a payment is open.',
  }),
  askPermitFee: step('payment', z.strictObject({}), {
    summary: 'Ask for the fee of a permit',
    conflict:
      'PermitDesk.NoFee: no fee was worked out. PermitDesk.NoReview. PermitDesk.OtherSystem. PermitDesk.NotPayable.',
  }),
  issuePermit: step(
    'issue',
    z.strictObject({ conditions: text.openapi({ description: 'Empty without any.' }) }),
    { summary: 'Issue a paid permit', conflict: 'PermitDesk.NoFee. PermitDesk.NoReview.' },
  ),
  denyPermit: step('denial', reasoned, { summary: 'Deny an application' }),
  revokePermit: step('revocation', reasoned, { summary: 'Revoke a permit' }),
  extendPermit: step('extension', reasoned.extend({ expiresOn: z.iso.date() }), {
    summary: 'Extend a permit',
  }),
})
