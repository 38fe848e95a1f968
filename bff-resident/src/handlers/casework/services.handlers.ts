import type { Handlers } from '@portal/bff-pipeline'
import { getService, listServices } from '@portal/core/services'
import type { services } from '@portal/openapi/resident/casework/services'

/** The service catalogue. */
export const serviceHandlers: Handlers<typeof services> = {
  listServices: async (_input, context) => ({ status: 200, body: await listServices(context) }),
  getService: async ({ params }, context) => ({
    status: 200,
    body: await getService(context, params.id),
  }),
}
