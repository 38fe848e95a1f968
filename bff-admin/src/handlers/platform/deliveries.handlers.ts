import { type Handlers, ok } from '@portal/bff-pipeline'
import { listUndelivered, replayDeliveries } from '@portal/core/deliveries'
import type { deliveries } from '@portal/openapi/admin/platform/deliveries'

export const deliveryHandlers = {
  listUndelivered: ({ query }, context) => ok(listUndelivered(context, query.before)),
  replayDeliveries: async ({ body }, context) =>
    ok({ replayed: await replayDeliveries(context, body.ids) }),
} satisfies Handlers<typeof deliveries>
