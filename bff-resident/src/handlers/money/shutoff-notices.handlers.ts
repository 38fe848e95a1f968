import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { shutoffNotices } from '@portal/openapi/resident/money/shutoff-notices'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/shutoff-notices')

export const shutoffNoticeHandlers = {
  listOwnNotices: async ({ query }, context) => {
    const { listOwnNotices } = await load()
    return ok(listOwnNotices(context, query))
  },
  askForArrangement: async ({ body }, context) => {
    const { askForArrangement } = await load()
    return done(askForArrangement(context, body))
  },
} satisfies Handlers<typeof shutoffNotices>
