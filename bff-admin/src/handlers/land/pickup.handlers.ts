import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { pickup } from '@portal/openapi/admin/land/pickup'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/pickup')

export const pickupHandlers = {
  listPickupRules: async (_input, context) => ok((await load()).listPickupRules(context)),
  previewPickupRule: async ({ body }, context) =>
    ok((await load()).previewPickupRule(context, body)),
  addPickupRule: async ({ body }, context) => ({
    status: 201,
    body: await (await load()).addPickupRule(context, body),
  }),
  withdrawPickupRule: async ({ params }, context) =>
    done((await load()).withdrawPickupRule(context, params.id)),
  addStreetAlias: async ({ body }, context) => ({
    status: 201,
    body: await (await load()).addStreetAlias(context, body),
  }),
  removeStreetAlias: async ({ params }, context) =>
    done((await load()).removeStreetAlias(context, params.id)),
} satisfies Handlers<typeof pickup>
