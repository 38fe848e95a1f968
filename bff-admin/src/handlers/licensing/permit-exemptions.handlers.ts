import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  addPermitExemption,
  listPermitExemptions,
  previewPermitExemption,
  withdrawPermitExemption,
} from '@portal/core/permit-exemptions'
import type { permitExemptions } from '@portal/openapi/admin/licensing/permit-exemptions'

export const permitExemptionHandlers = {
  listPermitExemptions: (_input, context) => ok(listPermitExemptions(context)),
  previewPermitExemption: ({ body }, context) => ok(previewPermitExemption(context, body)),
  addPermitExemption: async ({ body }, context) => ({
    status: 201,
    body: await addPermitExemption(context, body),
  }),
  withdrawPermitExemption: ({ params }, context) =>
    done(withdrawPermitExemption(context, params.id)),
} satisfies Handlers<typeof permitExemptions>
