import type { Handlers } from '@portal/bff-pipeline'
import { listSlowdowns } from '@portal/core/rate-limits'
import type { rateLimits } from '@portal/openapi/admin/platform/rate-limits'

/** Callers over a limit of requests. */
export const rateLimitHandlers: Handlers<typeof rateLimits> = {
  listSlowdowns: async (_input, context) => ({ status: 200, body: await listSlowdowns(context) }),
}
