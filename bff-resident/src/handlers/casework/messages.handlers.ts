import { done, type Handlers, ok } from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  readMessage,
} from '@portal/core/messages'
import { subscribePush, unsubscribePush } from '@portal/core/push'
import type { messages } from '@portal/openapi/resident/casework/messages'

export const messageHandlers = {
  listMessages: ({ query }, context) => ok(listMessages(context, query)),
  countUnreadMessages: async (_input, context) => ok({ count: await countUnreadMessages(context) }),
  readMessage: ({ params }, context) => done(readMessage(context, params.id)),
  deleteMessage: ({ params }, context) => done(deleteMessage(context, params.id)),
  getPushKey: async (_input, context) => {
    requireContact(context)
    return ok({ publicKey: context.state.env.VAPID_PUBLIC_KEY ?? null })
  },
  subscribePush: ({ body }, context) => done(subscribePush(context, body)),
  unsubscribePush: ({ query }, context) => done(unsubscribePush(context, query.endpoint)),
} satisfies Handlers<typeof messages>
