import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  getBusinessChecklist,
  markChecklistStep,
  saveBusinessChecklist,
} from '@portal/core/business-checklist'
import type { businessChecklist } from '@portal/openapi/resident/licensing/business-checklist'

export const businessChecklistHandlers = {
  getBusinessChecklist: ({ query }, context) => ok(getBusinessChecklist(context, query)),
  saveBusinessChecklist: ({ body }, context) => done(saveBusinessChecklist(context, body)),
  markChecklistStep: ({ body, params }, context) =>
    done(markChecklistStep(context, { ...params, ...body })),
} satisfies Handlers<typeof businessChecklist>
