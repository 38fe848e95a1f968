import type { Handlers } from '@portal/bff-pipeline'
import {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  readMessage,
} from '@portal/core/messages'
import type { messages } from '@portal/openapi/resident/messages'

/** The inbox. */
export const messageHandlers: Handlers<typeof messages> = {
  listMessages: async ({ query }, context) => ({
    status: 200,
    body: await listMessages(context, query),
  }),
  countUnreadMessages: async (_input, context) => ({
    status: 200,
    body: { count: await countUnreadMessages(context) },
  }),
  readMessage: async ({ params }, context) => {
    await readMessage(context, params.id)
    return { status: 200, body: { success: true } }
  },
  deleteMessage: async ({ params }, context) => {
    await deleteMessage(context, params.id)
    return { status: 200, body: { success: true } }
  },
}
