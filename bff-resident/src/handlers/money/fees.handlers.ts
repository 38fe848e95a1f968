import type { Handlers } from '@portal/bff-pipeline'
import { getFee } from '@portal/core/payments'
import type { fees } from '@portal/openapi/resident/money/fees'

/** What requests ask money for. */
export const feeHandlers: Handlers<typeof fees> = {
  getFee: async ({ params }, context) => ({
    status: 200,
    body: await getFee(context, params.activityId),
  }),
}
