import { type Handlers, ok } from '@portal/bff-pipeline'
import type { autopay } from '@portal/openapi/admin/money/autopay'

export const autopayHandlers = {
  endUserAutopay: async ({ params }, context) => {
    // Imported late, so that the worker starts faster.
    const { endUserAutopay } = await import('@portal/core/autopay')
    await endUserAutopay(context, params)
    return ok({ success: true })
  },
} satisfies Handlers<typeof autopay>
