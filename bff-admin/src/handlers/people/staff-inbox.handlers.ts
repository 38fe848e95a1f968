import { done, type Handlers, ok } from '@portal/bff-pipeline'
import { requireStaff } from '@portal/core/access'
import { subscribeStaffPush, unsubscribeStaffPush } from '@portal/core/push'
import {
  countInbox,
  getInboxSettings,
  listInbox,
  readInbox,
  setInboxSettings,
} from '@portal/core/staff-inbox'
import type { staffInbox } from '@portal/openapi/admin/people/staff-inbox'

export const staffInboxHandlers = {
  listInbox: ({ query: { before, unread } }, context) =>
    ok(listInbox(context, { before, isUnread: unread === 'yes' })),
  countInbox: async (_input, context) => {
    const count = await countInbox(context)
    // The browser keeps the answer and asks whether it still holds.
    return ok(count, {
      etag: `"${count.unread}-${count.newestAt ?? ''}"`,
      'cache-control': 'private, no-cache',
    })
  },
  readInbox: ({ body }, context) => done(readInbox(context, body)),
  getInboxSettings: (_input, context) => ok(getInboxSettings(context)),
  setInboxSettings: ({ body }, context) => done(setInboxSettings(context, body.settings)),
  getStaffPushKey: async (_input, context) => {
    requireStaff(context, 'getStaffPushKey')
    return ok({ publicKey: context.state.env.VAPID_PUBLIC_KEY ?? null })
  },
  subscribeStaffPush: ({ body }, context) => done(subscribeStaffPush(context, body)),
  unsubscribeStaffPush: ({ query }, context) => done(unsubscribeStaffPush(context, query.endpoint)),
} satisfies Handlers<typeof staffInbox>
