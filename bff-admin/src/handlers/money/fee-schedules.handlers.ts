import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  addFeeSchedule,
  listFeeSchedules,
  previewFeeSchedule,
  withdrawFeeSchedule,
} from '@portal/core/fee-schedules'
import type { feeSchedules } from '@portal/openapi/admin/money/fee-schedules'

export const feeScheduleHandlers = {
  listFeeSchedules: (_input, context) => ok(listFeeSchedules(context)),
  previewFeeSchedule: ({ body }, context) => ok(previewFeeSchedule(context, body)),
  addFeeSchedule: async ({ body }, context) => ({
    status: 201,
    body: await addFeeSchedule(context, body),
  }),
  withdrawFeeSchedule: ({ params }, context) => done(withdrawFeeSchedule(context, params.id)),
} satisfies Handlers<typeof feeSchedules>
