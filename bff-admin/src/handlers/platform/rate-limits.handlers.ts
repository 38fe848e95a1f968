import { type Handlers, ok } from '@portal/bff-pipeline'
import { listSlowdowns } from '@portal/core/rate-limits'
import type { rateLimits } from '@portal/openapi/admin/platform/rate-limits'

export const rateLimitHandlers = {
  listSlowdowns: (_input, context) => ok(listSlowdowns(context)),
} satisfies Handlers<typeof rateLimits>
