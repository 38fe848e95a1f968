import type { Handlers } from '@portal/bff-pipeline'
import { listOwnAlerts, readOwnAlert } from '@portal/core/alerts'
import type { alerts } from '@portal/openapi/resident/content/alerts'

/** The city's alerts for signed-in users. */
export const alertHandlers: Handlers<typeof alerts> = {
  listOwnAlerts: async (_input, context) => ({
    status: 200,
    body: [...(await listOwnAlerts(context))],
  }),
  readOwnAlert: async ({ params }, context) => {
    await readOwnAlert(context, params.id)
    return { status: 200, body: { success: true } }
  },
}
