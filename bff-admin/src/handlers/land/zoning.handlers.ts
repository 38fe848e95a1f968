import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { zoning } from '@portal/openapi/admin/land/zoning'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/zoning')

export const zoningHandlers = {
  listZoningDistricts: async (_input, context) => ok((await load()).listZoningDistricts(context)),
  getZoningDistrict: async ({ params }, context) =>
    ok((await load()).getZoningDistrict(context, params.id)),
  addZoningDistrict: async ({ body }, context) => ({
    status: 201,
    body: await (await load()).addZoningDistrict(context, body),
  }),
  updateZoningDistrict: async ({ params, body }, context) =>
    done((await load()).updateZoningDistrict(context, params.id, body)),
  addZoningUse: async ({ params, body }, context) => ({
    status: 201,
    body: await (await load()).addZoningUse(context, params.id, body),
  }),
  withdrawZoningUse: async ({ params }, context) =>
    done((await load()).withdrawZoningUse(context, params.id)),
} satisfies Handlers<typeof zoning>
