import { type Handlers, ok } from '@portal/bff-pipeline'
import { getService, listServices } from '@portal/core/services'
import type { services } from '@portal/openapi/resident/casework/services'

export const serviceHandlers = {
  listServices: (_input, context) => ok(listServices(context)),
  getService: ({ params }, context) => ok(getService(context, params.id)),
} satisfies Handlers<typeof services>
