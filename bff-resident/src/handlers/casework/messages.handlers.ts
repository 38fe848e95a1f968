import type { Handlers } from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  readMessage,
  subscribePush,
  unsubscribePush,
} from '@portal/core/messages'
import type { messages } from '@portal/openapi/resident/casework/messages'

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
  getPushKey: async (_input, context) => {
    requireContact(context)
    return { status: 200, body: { publicKey: context.state.env.VAPID_PUBLIC_KEY ?? null } }
  },
  subscribePush: async ({ body }, context) => {
    await subscribePush(context, body)
    return { status: 200, body: { success: true } }
  },
  unsubscribePush: async ({ query }, context) => {
    await unsubscribePush(context, query.endpoint)
    return { status: 200, body: { success: true } }
  },
}
