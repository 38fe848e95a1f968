import { z } from '@hono/zod-openapi'
import { alertLengths } from '@portal/core/alerts/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { field } from '../../shared/address.ts'
import { maintenance as shared, MaintenanceWindow } from '../../shared/content/maintenance.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const Created = z.strictObject({ Id: z.uuid() })
const wrong = problem('Util.FormContainsErrors with each invalid field.')

const text = field(alertLengths.maintenance)
const time = field(20)

const WindowEdit = MaintenanceWindow.extend({
  englishText: text,
  spanishText: text,
  startTime: time,
  endTime: time,
}).openapi('MaintenanceWindowEdit')

const period = { maintenanceWarningAlert: WindowEdit, maintenanceSettings: WindowEdit }

const noPeriod = problem('Maintenance.NotFound.')

export const maintenance = {
  ...shared,
  ...operations('Billing maintenance', {
    listMaintenancePeriods: {
      access: 'staff',
      method: 'get',
      path: '/allPaymentMaintenanceInfo',
      summary: 'List all maintenance periods',
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
                  .openapi({ description: 'False while the downtime of this period is active.' }),
              })
              .openapi('BillingMaintenancePeriod'),
          ),
          'Newest first.',
        ),
      },
    },

    createMaintenancePeriod: {
      access: 'staff',
      idempotent: true,
      method: 'post',
      path: '/paymentMaintenanceInfo',
      summary: 'Add a maintenance period',
      request: jsonBody(z.strictObject({ billingMaintenancePeriod: z.strictObject(period) })),
      responses: { 201: json(Created, 'Added.'), 400: wrong },
    },

    updateMaintenancePeriod: {
      access: 'staff',
      method: 'put',
      path: '/paymentMaintenanceInfo',
      summary: 'Change a maintenance period (the last write wins)',
      request: jsonBody(
        z.strictObject({ billingMaintenancePeriod: z.strictObject({ id: z.uuid(), ...period }) }),
      ),
      responses: {
        200: json(Success, 'Changed. It takes effect right away.'),
        400: wrong,
        404: noPeriod,
      },
    },

    deleteMaintenancePeriod: {
      access: 'staff',
      method: 'delete',
      path: '/paymentMaintenanceInfo/{id}',
      summary: 'Delete a maintenance period',
      request: { params: IdParams },
      responses: {
        200: json(Success, 'Deleted. If the period was active, bills can be paid again.'),
        404: noPeriod,
      },
    },
  }),
}
