import type { Handlers } from '@portal/bff-pipeline'
import { listUndelivered, replayDeliveries } from '@portal/core/deliveries'
import type { adminContract } from '@portal/openapi/admin'

type Deliveries = Pick<typeof adminContract, 'listUndelivered' | 'replayDeliveries'>

/** Deliveries that were given up. */
export const deliveryHandlers: Handlers<Deliveries> = {
  listUndelivered: async ({ query }, context) => ({
    status: 200,
    body: await listUndelivered(context, query.before),
  }),
  replayDeliveries: async ({ body }, context) => ({
    status: 200,
    body: { replayed: await replayDeliveries(context, body.ids) },
  }),
}
