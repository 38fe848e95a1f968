import { done, type Handlers, maintenanceHandlers as shared, ok } from '@portal/bff-pipeline'
import {
  createMaintenancePeriod,
  deleteMaintenancePeriod,
  listMaintenancePeriods,
  updateMaintenancePeriod,
} from '@portal/core/alerts'
import type { maintenance } from '@portal/openapi/admin/content/maintenance'

export const maintenanceHandlers = {
  ...shared,
  listMaintenancePeriods: async (_input, context) =>
    ok([...(await listMaintenancePeriods(context))]),
  createMaintenancePeriod: async ({ body }, context) => ({
    status: 201,
    body: { Id: await createMaintenancePeriod(context, body.billingMaintenancePeriod) },
  }),
  updateMaintenancePeriod: async ({ body }, context) => {
    const { id, ...edit } = body.billingMaintenancePeriod
    await updateMaintenancePeriod(context, id, edit)
    return ok({ success: true })
  },
  deleteMaintenancePeriod: ({ params }, context) =>
    done(deleteMaintenancePeriod(context, params.id)),
} satisfies Handlers<typeof maintenance>
