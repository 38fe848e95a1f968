import { type Handlers, ok } from '@portal/bff-pipeline'
import {
  getOutboxHealth,
  listUndelivered,
  replayDeadKind,
  replayDeliveries,
  retryDeliveries,
} from '@portal/core/deliveries'
import type { deliveries } from '@portal/openapi/admin/platform/deliveries'

export const deliveryHandlers = {
  listUndelivered: ({ query }, context) => ok(listUndelivered(context, query.before)),
  replayDeliveries: async ({ body }, context) =>
    ok({ replayed: await replayDeliveries(context, body.ids) }),
  getOutboxHealth: (_input, context) => ok(getOutboxHealth(context)),
  replayDeadKind: async ({ body }, context) =>
    ok({ replayed: await replayDeadKind(context, body) }),
  retryDeliveries: async ({ body }, context) =>
    ok({ replayed: await retryDeliveries(context, body.topic) }),
} satisfies Handlers<typeof deliveries>
