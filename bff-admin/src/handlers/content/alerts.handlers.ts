import type { Handlers } from '@portal/bff-pipeline'
import {
  createSystemAlert,
  deleteSystemAlert,
  listSystemAlerts,
  updateSystemAlert,
} from '@portal/core/alerts'
import type { alerts } from '@portal/openapi/admin/content/alerts'

/** System alerts, edited. */
export const alertHandlers: Handlers<typeof alerts> = {
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
}
