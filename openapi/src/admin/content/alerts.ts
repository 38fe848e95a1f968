import { z } from '@hono/zod-openapi'
import { alertLengths } from '@portal/core/alerts/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { field } from '../../shared/address.ts'
import { SystemAlert } from '../../shared/content/alerts.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const Created = z.strictObject({ Id: z.uuid() })
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const bodyLimit = 200_000

const AlertEdit = z
  .strictObject({
    titleEnglish: field(alertLengths.title),
    titleSpanish: field(alertLengths.title),
    textEnglish: field(alertLengths.text).openapi({
      description: 'HTML. Unsafe parts are removed.',
    }),
    textSpanish: field(alertLengths.text),
    active: z.boolean().default(true),
  })
  .openapi('SystemAlertEdit')

const noAlert = problem('Alerts.NotFound.')

export const alerts = operations('System alerts', {
  listSystemAlerts: {
    access: 'staff',
    method: 'get',
    path: '/systemAlerts',
    summary: 'List all system alerts, active or not',
    responses: { 200: json(z.array(SystemAlert), 'Active alerts first, then newest first.') },
  },

  createSystemAlert: {
    access: 'staff',
    idempotent: true,
    bodyLimit,
    method: 'post',
    path: '/systemAlerts',
    summary: 'Create a system alert for everyone who is logged in',
    request: jsonBody(AlertEdit),
    responses: { 201: json(Created, 'Added.'), 400: wrong },
  },

  updateSystemAlert: {
    access: 'staff',
    bodyLimit,
    method: 'put',
    path: '/systemAlerts/{id}',
    summary: 'Change a system alert (the last write wins)',
    request: { params: IdParams, ...jsonBody(AlertEdit) },
    responses: { 200: json(Success, 'Changed.'), 400: wrong, 404: noAlert },
  },

  deleteSystemAlert: {
    access: 'staff',
    method: 'delete',
    path: '/systemAlerts/{id}',
    summary: 'Delete a system alert',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Deleted.'), 404: noAlert },
  },
})
