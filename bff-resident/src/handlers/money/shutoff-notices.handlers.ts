import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { shutoffNotices } from '@portal/openapi/resident/money/shutoff-notices'
import { ownerOf } from './billing.handlers.ts'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/shutoff-notices')

export const shutoffNoticeHandlers = {
  listOwnNotices: async ({ query }, context) => {
    const { listOwnNotices } = await load()
    return ok(listOwnNotices(context, ownerOf(query)))
  },
  askForArrangement: async ({ body }, context) => {
    const { askForArrangement } = await load()
    const { accountNumber, note } = body
    return done(askForArrangement(context, { accountNumber, note, ...ownerOf(body) }))
  },
} satisfies Handlers<typeof shutoffNotices>
