import type { Handlers } from '@portal/bff-pipeline'
import {
  createMaintenancePeriod,
  createSystemAlert,
  deleteMaintenancePeriod,
  deleteSystemAlert,
  listMaintenancePeriods,
  listSystemAlerts,
  updateMaintenancePeriod,
  updateSystemAlert,
} from '@portal/core/alerts'
import type { adminContract } from '@portal/openapi/admin'

type Alerts = Pick<
  typeof adminContract,
  | 'createMaintenancePeriod'
  | 'createSystemAlert'
  | 'deleteMaintenancePeriod'
  | 'deleteSystemAlert'
  | 'listMaintenancePeriods'
  | 'listSystemAlerts'
  | 'updateMaintenancePeriod'
  | 'updateSystemAlert'
>

/** System alerts and the maintenance of billing, edited. */
export const alertHandlers: Handlers<Alerts> = {
  listSystemAlerts: async (_input, context) => ({
    status: 200,
    body: [...(await listSystemAlerts(context))],
  }),
  createSystemAlert: async ({ body }, context) => ({
    status: 201,
    body: { Id: await createSystemAlert(context, body) },
  }),
  updateSystemAlert: async ({ params, body }, context) => {
    await updateSystemAlert(context, params.id, body)
    return { status: 200, body: { success: true } }
  },
  deleteSystemAlert: async ({ params }, context) => {
    await deleteSystemAlert(context, params.id)
    return { status: 200, body: { success: true } }
  },
  listMaintenancePeriods: async (_input, context) => ({
    status: 200,
    body: [...(await listMaintenancePeriods(context))],
  }),
  createMaintenancePeriod: async ({ body }, context) => ({
    status: 201,
    body: { Id: await createMaintenancePeriod(context, body.billingMaintenancePeriod) },
  }),
  updateMaintenancePeriod: async ({ body }, context) => {
    const { id, ...edit } = body.billingMaintenancePeriod
    await updateMaintenancePeriod(context, id, edit)
    return { status: 200, body: { success: true } }
  },
  deleteMaintenancePeriod: async ({ params }, context) => {
    await deleteMaintenancePeriod(context, params.id)
    return { status: 200, body: { success: true } }
  },
}
