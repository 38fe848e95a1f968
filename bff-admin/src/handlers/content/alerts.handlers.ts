import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  createSystemAlert,
  deleteSystemAlert,
  listSystemAlerts,
  updateSystemAlert,
} from '@portal/core/alerts'
import type { alerts } from '@portal/openapi/admin/content/alerts'

export const alertHandlers = {
  listSystemAlerts: async (_input, context) => ok([...(await listSystemAlerts(context))]),
  createSystemAlert: async ({ body }, context) => ({
    status: 201,
    body: { Id: await createSystemAlert(context, body) },
  }),
  updateSystemAlert: ({ params, body }, context) =>
    done(updateSystemAlert(context, params.id, body)),
  deleteSystemAlert: ({ params }, context) => done(deleteSystemAlert(context, params.id)),
} satisfies Handlers<typeof alerts>
