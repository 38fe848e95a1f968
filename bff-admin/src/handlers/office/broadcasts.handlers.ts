import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  approveBroadcast,
  cancelBroadcast,
  countAudience,
  deleteAudience,
  listAudienceChoices,
  listBroadcasts,
  resendBroadcast,
  saveAudience,
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
  listAudienceChoices: (_input, context) => ok(listAudienceChoices(context)),
  saveAudience: async ({ body: { name, options: audience } }, context) =>
    ok(await saveAudience(context, { name, audience })),
  deleteAudience: ({ params }, context) => done(deleteAudience(context, params.id)),
  countAudience: async ({ body: { options: audience, pushNotificationId, ...how } }, context) => {
    const planned = { audience, broadcastId: pushNotificationId, ...how }
    const { summary, ...counts } = await countAudience(context, planned)
    return ok({ ...counts, summary: [...summary] })
  },
  testBroadcast: ({ body }, context) => done(testBroadcast(context, body)),
  approveBroadcast: ({ params }, context) => done(approveBroadcast(context, params.id)),
  cancelBroadcast: ({ params }, context) => done(cancelBroadcast(context, params.id)),
  stopBroadcast: ({ params }, context) => done(stopBroadcast(context, params.id)),
} satisfies Handlers<typeof broadcasts>
