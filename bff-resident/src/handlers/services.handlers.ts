import type { Handlers } from '@portal/bff-pipeline'
import { getService, listServices } from '@portal/core/services'
import type { residentContract } from '@portal/openapi/resident'

type Services = Pick<typeof residentContract, 'getService' | 'listServices'>

/** The service catalogue. */
export const serviceHandlers: Handlers<Services> = {
  listServices: async (_input, context) => ({ status: 200, body: await listServices(context) }),
  getService: async ({ params }, context) => ({
    status: 200,
    body: await getService(context, params.id),
  }),
}
