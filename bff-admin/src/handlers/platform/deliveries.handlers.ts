import type { Handlers } from '@portal/bff-pipeline'
import { listUndelivered, replayDeliveries } from '@portal/core/deliveries'
import type { deliveries } from '@portal/openapi/admin/platform/deliveries'

/** Deliveries that were given up. */
export const deliveryHandlers: Handlers<typeof deliveries> = {
  listUndelivered: async ({ query }, context) => ({
    status: 200,
    body: await listUndelivered(context, query.before),
  }),
  replayDeliveries: async ({ body }, context) => ({
    status: 200,
    body: { replayed: await replayDeliveries(context, body.ids) },
  }),
}
