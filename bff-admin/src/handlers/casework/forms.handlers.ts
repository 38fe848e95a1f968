import type { Handlers } from '@portal/bff-pipeline'
import { listFormsForStaff, listProcesses, previewForm } from '@portal/core/forms'
import type { forms } from '@portal/openapi/admin/casework/forms'

/** Hosted forms, to look at. */
export const formHandlers: Handlers<typeof forms> = {
  listForms: async (_input, context) => ({
    status: 200,
    body: { businessProcesses: await listFormsForStaff(context) },
  }),
  listProcesses: async (_input, context) => ({
    status: 200,
    body: { processes: [...(await listProcesses(context))] },
  }),
  previewForm: async ({ params, query }, context) => ({
    status: 200,
    body: await previewForm(context, params.bpid, query.version ?? null),
  }),
}
