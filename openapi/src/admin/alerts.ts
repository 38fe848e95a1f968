import { z } from '@hono/zod-openapi'
import { alertLengths } from '@portal/core/rules'
import { IdParams, json, operation, problem } from '../contract.ts'
import { field } from '../shared/address.ts'
import { MaintenanceWindow, SystemAlert } from '../shared/alerts.ts'
import { jsonBody, Success } from '../shared/user.ts'

const Created = z.strictObject({ Id: z.uuid() })
const wrong = problem('Util.FormContainsErrors with each wrong field.')
const bodyLimit = 200_000

const AlertEdit = z
  .strictObject({
    titleEnglish: field(alertLengths.title),
    titleSpanish: field(alertLengths.title),
    textEnglish: field(alertLengths.text).openapi({
      description: 'HTML; what is unsafe is dropped.',
    }),
    textSpanish: field(alertLengths.text),
    active: z.boolean().default(true),
  })
  .openapi('SystemAlertEdit')

export const listSystemAlerts = operation(
  {
    operationId: 'listSystemAlerts',
    method: 'get',
    path: '/systemAlerts',
    tags: ['System alerts'],
    summary: 'All system alerts, active or not',
    responses: { 200: json(z.array(SystemAlert), 'Active first, then the newest first.') },
  },
  { access: 'staff' },
)

export const createSystemAlert = operation(
  {
    operationId: 'createSystemAlert',
    method: 'post',
    path: '/systemAlerts',
    tags: ['System alerts'],
    summary: 'Announce something to whoever is signed in',
    request: jsonBody(AlertEdit),
    responses: { 201: json(Created, 'Added.'), 400: wrong },
  },
  { access: 'staff', idempotent: true, bodyLimit },
)

const noAlert = problem('Alerts.NotFound.')

export const updateSystemAlert = operation(
  {
    operationId: 'updateSystemAlert',
    method: 'put',
    path: '/systemAlerts/{id}',
    tags: ['System alerts'],
    summary: 'Change a system alert; the last write wins',
    request: { params: IdParams, ...jsonBody(AlertEdit) },
    responses: { 200: json(Success, 'Changed.'), 400: wrong, 404: noAlert },
  },
  { access: 'staff', bodyLimit },
)

export const deleteSystemAlert = operation(
  {
    operationId: 'deleteSystemAlert',
    method: 'delete',
    path: '/systemAlerts/{id}',
    tags: ['System alerts'],
    summary: 'Delete a system alert',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Gone.'), 404: noAlert },
  },
  { access: 'staff' },
)

const text = field(alertLengths.maintenance)
const time = field(20)

const WindowEdit = MaintenanceWindow.extend({
  englishText: text,
  spanishText: text,
  startTime: time,
  endTime: time,
}).openapi('MaintenanceWindowEdit')

const period = { maintenanceWarningAlert: WindowEdit, maintenanceSettings: WindowEdit }

export const listMaintenancePeriods = operation(
  {
    operationId: 'listMaintenancePeriods',
    method: 'get',
    path: '/allPaymentMaintenanceInfo',
    tags: ['Billing maintenance'],
    summary: 'All maintenance periods',
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              id: z.uuid(),
              maintenanceWarningAlert: MaintenanceWindow,
              maintenanceSettings: MaintenanceWindow,
              onlineBillPayEnabled: z
                .boolean()
                .openapi({ description: 'False while the downtime of this period is in force.' }),
            })
            .openapi('BillingMaintenancePeriod'),
        ),
        'The newest first.',
      ),
    },
  },
  { access: 'staff' },
)

export const createMaintenancePeriod = operation(
  {
    operationId: 'createMaintenancePeriod',
    method: 'post',
    path: '/paymentMaintenanceInfo',
    tags: ['Billing maintenance'],
    summary: 'Add a maintenance period',
    request: jsonBody(z.strictObject({ billingMaintenancePeriod: z.strictObject(period) })),
    responses: { 201: json(Created, 'Added.'), 400: wrong },
  },
  { access: 'staff', idempotent: true },
)

const noPeriod = problem('Maintenance.NotFound.')

export const updateMaintenancePeriod = operation(
  {
    operationId: 'updateMaintenancePeriod',
    method: 'put',
    path: '/paymentMaintenanceInfo',
    tags: ['Billing maintenance'],
    summary: 'Change a maintenance period; the last write wins',
    request: jsonBody(
      z.strictObject({ billingMaintenancePeriod: z.strictObject({ id: z.uuid(), ...period }) }),
    ),
    responses: { 200: json(Success, 'Changed, at once.'), 400: wrong, 404: noPeriod },
  },
  { access: 'staff' },
)

export const deleteMaintenancePeriod = operation(
  {
    operationId: 'deleteMaintenancePeriod',
    method: 'delete',
    path: '/paymentMaintenanceInfo/{id}',
    tags: ['Billing maintenance'],
    summary: 'Delete a maintenance period',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'Gone; where it was in force, bills can be paid.'),
      404: noPeriod,
    },
  },
  { access: 'staff' },
)
