import type { Handlers } from '@portal/bff-pipeline'
import { listSlowdowns } from '@portal/core/slowdowns'
import type { adminContract } from '@portal/openapi/admin'

/** Callers over a limit of requests. */
export const slowdownHandlers: Handlers<Pick<typeof adminContract, 'listSlowdowns'>> = {
  listSlowdowns: async (_input, context) => ({ status: 200, body: await listSlowdowns(context) }),
}
