import { done, type Handlers, ok } from '@portal/bff-pipeline'
import { listOwnAlerts, readOwnAlert } from '@portal/core/alerts'
import type { alerts } from '@portal/openapi/resident/content/alerts'

export const alertHandlers = {
  listOwnAlerts: async (_input, context) => ok([...(await listOwnAlerts(context))]),
  readOwnAlert: ({ params }, context) => done(readOwnAlert(context, params.id)),
} satisfies Handlers<typeof alerts>
