import type { Handlers } from '@portal/bff-pipeline'
import { listSlowdowns } from '@portal/core/rate-limits'
import type { slowdowns } from '@portal/openapi/admin/slowdowns'

/** Callers over a limit of requests. */
export const slowdownHandlers: Handlers<typeof slowdowns> = {
  listSlowdowns: async (_input, context) => ({ status: 200, body: await listSlowdowns(context) }),
}
