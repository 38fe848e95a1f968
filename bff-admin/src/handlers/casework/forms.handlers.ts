import { type Handlers, ok } from '@portal/bff-pipeline'
import { listFormsForStaff, listProcesses, previewForm } from '@portal/core/forms'
import type { forms } from '@portal/openapi/admin/casework/forms'

export const formHandlers = {
  listForms: async (_input, context) => ok({ businessProcesses: await listFormsForStaff(context) }),
  listProcesses: async (_input, context) => ok({ processes: [...(await listProcesses(context))] }),
  previewForm: ({ params, query }, context) =>
    ok(previewForm(context, params.bpid, query.version ?? null)),
} satisfies Handlers<typeof forms>
