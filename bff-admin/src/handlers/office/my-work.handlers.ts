import { type Handlers, ok } from '@portal/bff-pipeline'
import { getMyWork } from '@portal/core/my-work'
import type { myWork } from '@portal/openapi/admin/office/my-work'

export const myWorkHandlers = {
  getMyWork: (_input, context) => ok(getMyWork(context)),
} satisfies Handlers<typeof myWork>
