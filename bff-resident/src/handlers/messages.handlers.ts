import type { Handlers } from '@portal/bff-pipeline'
import {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  readMessage,
} from '@portal/core/messages'
import type { residentContract } from '@portal/openapi/resident'

type Messages = Pick<
  typeof residentContract,
  'countUnreadMessages' | 'deleteMessage' | 'listMessages' | 'readMessage'
>

/** The inbox. */
export const messageHandlers: Handlers<Messages> = {
  listMessages: async ({ query }, context) => ({
    status: 200,
    body: await listMessages(context, query.sfId),
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
