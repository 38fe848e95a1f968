import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from '@portal/core/reply-templates'
import type { replyTemplates } from '@portal/openapi/admin/casework/reply-templates'
import { etagOf, seenIn } from './seen.ts'

export const replyTemplateHandlers = {
  listReplyTemplates: (_input, context) => ok(listReplyTemplates(context)),
  createReplyTemplate: async ({ body }, context) => ({
    status: 201,
    body: await createReplyTemplate(context, body),
  }),
  updateReplyTemplate: async (input, context) => {
    const changed = await updateReplyTemplate(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  deleteReplyTemplate: (input, context) => done(deleteReplyTemplate(context, seenIn(input))),
} satisfies Handlers<typeof replyTemplates>
