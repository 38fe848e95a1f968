import type { Handlers } from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import { subscribePush, unsubscribePush } from '@portal/core/messages'
import type { push } from '@portal/openapi/resident/push'

/** The browsers that get the city’s messages. */
export const pushHandlers: Handlers<typeof push> = {
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
