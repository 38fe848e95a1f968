import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  approveBroadcast,
  cancelBroadcast,
  countAudience,
  listBroadcasts,
  resendBroadcast,
  sendBroadcast,
  stopBroadcast,
  testBroadcast,
} from '@portal/core/broadcasts'
import type { broadcasts } from '@portal/openapi/admin/office/broadcasts'

export const broadcastHandlers = {
  listBroadcasts: async (_input, context) => ok(await listBroadcasts(context)),
  sendBroadcast: async ({ body }, context) => {
    const { id, state } =
      'pushNotificationId' in body
        ? await resendBroadcast(context, body.pushNotificationId)
        : await sendBroadcast(context, { ...body, audience: body.options })
    return ok({ Id: id, state })
  },
  countAudience: async ({ body: { options: audience, ...when } }, context) => {
    const { summary, ...counts } = await countAudience(context, { audience, ...when })
    return ok({ ...counts, summary: [...summary] })
  },
  testBroadcast: ({ body }, context) => done(testBroadcast(context, body)),
  approveBroadcast: ({ params }, context) => done(approveBroadcast(context, params.id)),
  cancelBroadcast: ({ params }, context) => done(cancelBroadcast(context, params.id)),
  stopBroadcast: ({ params }, context) => done(stopBroadcast(context, params.id)),
} satisfies Handlers<typeof broadcasts>
