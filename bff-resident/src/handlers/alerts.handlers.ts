import type { Handlers } from '@portal/bff-pipeline'
import { listOwnAlerts, readOwnAlert } from '@portal/core/alerts'
import type { residentContract } from '@portal/openapi/resident'

type Alerts = Pick<typeof residentContract, 'listOwnAlerts' | 'readOwnAlert'>

/** What the city announces to whoever is signed in. */
export const alertHandlers: Handlers<Alerts> = {
  listOwnAlerts: async (_input, context) => ({
    status: 200,
    body: [...(await listOwnAlerts(context))],
  }),
  readOwnAlert: async ({ params }, context) => {
    await readOwnAlert(context, params.id)
    return { status: 200, body: { success: true } }
  },
}
