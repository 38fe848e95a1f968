import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  addZoningDistrict,
  addZoningUse,
  getZoningDistrict,
  listZoningDistricts,
  updateZoningDistrict,
  withdrawZoningUse,
} from '@portal/core/zoning'
import type { zoning } from '@portal/openapi/admin/land/zoning'

export const zoningHandlers = {
  listZoningDistricts: (_input, context) => ok(listZoningDistricts(context)),
  getZoningDistrict: ({ params }, context) => ok(getZoningDistrict(context, params.id)),
  addZoningDistrict: async ({ body }, context) => ({
    status: 201,
    body: await addZoningDistrict(context, body),
  }),
  updateZoningDistrict: ({ params, body }, context) =>
    done(updateZoningDistrict(context, params.id, body)),
  addZoningUse: async ({ params, body }, context) => ({
    status: 201,
    body: await addZoningUse(context, params.id, body),
  }),
  withdrawZoningUse: ({ params }, context) => done(withdrawZoningUse(context, params.id)),
} satisfies Handlers<typeof zoning>
