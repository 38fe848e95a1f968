import { type Handlers, maintenanceHandlers as shared } from '@portal/bff-pipeline'
import {
  createMaintenancePeriod,
  deleteMaintenancePeriod,
  listMaintenancePeriods,
  updateMaintenancePeriod,
} from '@portal/core/alerts'
import type { maintenance } from '@portal/openapi/admin/content/maintenance'

/** The maintenance of billing, edited. */
export const maintenanceHandlers: Handlers<typeof maintenance> = {
  ...shared,
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
