import { type Handlers, ok } from '@portal/bff-pipeline'
import type { autopay } from '@portal/openapi/admin/money/autopay'

/** Autopay of users, to turn off. */
export const autopayHandlers: Handlers<typeof autopay> = {
  endUserAutopay: async ({ params }, context) => {
    // Loaded when a clerk looks after money: the worker starts without it.
    const { endUserAutopay } = await import('@portal/core/autopay')
    await endUserAutopay(context, params)
    return ok({ success: true })
  },
}
