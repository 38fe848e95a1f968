import { z } from '@hono/zod-openapi'
import { templateLimits } from '@portal/core/reply-templates/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { IfMatch } from './case-shapes.ts'

const body = z.string().max(templateLimits.body)
const text = {
  name: z.string().max(templateLimits.name),
  bodyEnglish: body,
  bodySpanish: body,
}
const wrong = problem('Util.FormContainsErrors with each invalid field. Templates.UnknownBlank.')
const missing = problem('Templates.NotFound.')
const stale = problem('Templates.ChangedMeanwhile: the template has changed since you read it.')

export const replyTemplates = operations('Reply templates', {
  listReplyTemplates: {
    access: 'staff',
    method: 'get',
    path: '/reply-templates',
    summary: 'List the reply templates',
    responses: {
      200: json(
        z
          .array(
            z
              .strictObject({
                id: z.uuid(),
                ...text,
                version: z.int().min(1),
                updatedAt: z.iso.datetime(),
              })
              .openapi('ReplyTemplate'),
          )
          .max(templateLimits.templates),
        'By name. Blanks such as `{name}` are filled from a request’s `blanks`.',
      ),
    },
  },

  createReplyTemplate: {
    access: 'staff',
    method: 'post',
    path: '/reply-templates',
    summary: 'Add a reply template',
    request: jsonBody(z.strictObject(text)),
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'Added.'),
      400: wrong,
      409: problem('Templates.NameTaken, Templates.TooMany.'),
    },
  },

  updateReplyTemplate: {
    access: 'staff',
    method: 'put',
    path: '/reply-templates/{id}',
    summary: 'Change a reply template',
    request: { params: IdParams, headers: IfMatch, ...jsonBody(z.strictObject(text)) },
    responses: {
      200: json(z.strictObject({ version: z.int().min(1) }), 'Changed. `ETag` is the new version.'),
      400: wrong,
      404: missing,
      409: problem('Templates.NameTaken.'),
      412: stale,
    },
  },

  deleteReplyTemplate: {
    access: 'staff',
    method: 'delete',
    path: '/reply-templates/{id}',
    summary: 'Delete a reply template',
    request: { params: IdParams, headers: IfMatch },
    responses: { 200: json(Success, 'Deleted.'), 404: missing, 412: stale },
  },
})
