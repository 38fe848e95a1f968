import { type Handlers, ok } from '@portal/bff-pipeline'
import { getFee } from '@portal/core/payments'
import type { fees } from '@portal/openapi/resident/money/fees'

export const feeHandlers = {
  getFee: ({ params }, context) => ok(getFee(context, params.activityId)),
} satisfies Handlers<typeof fees>
