import { z } from '@hono/zod-openapi'
import {
  inboxChoices,
  inboxKindNames,
  inboxLimits,
  inboxPollSeconds,
} from '@portal/core/staff-inbox/rules'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { PushEndpoint, PushKey, PushSubscriber } from '../../shared/people/push.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const Kind = z.enum(inboxKindNames).openapi('InboxKind', {
  description:
    'A request was assigned to you; the resident answered on your request; your request is overdue; a payment differs from the provider’s records; a refund waits for a second person.',
})

const Entry = z
  .strictObject({
    id: z.uuid(),
    kind: Kind,
    reference: z.string().openapi({
      description: 'The number of the request or the payment.',
      example: '00001234',
    }),
    title: z.string().openapi({ description: 'What it is about.' }),
    path: z.string().openapi({
      description: 'The record in the staff app.',
      example: '/payment_discrepancies',
    }),
    by: z.string().nullable().openapi({
      description: 'The member of staff who did it. Null for residents and jobs.',
    }),
    createdAt: z.iso.datetime(),
    isUnread: z.boolean(),
  })
  .openapi('InboxEntry')

const Choice = z.enum(inboxChoices)

const Setting = z
  .strictObject({
    kind: Kind,
    mail: Choice.openapi({ description: 'Emails. `hourly`: one email an hour with everything.' }),
    push: Choice.openapi({ description: 'Notifications in your browsers that have them on.' }),
  })
  .openapi('InboxSetting')

export const staffInbox = operations('Inbox', {
  listInbox: {
    access: 'staff',
    method: 'get',
    path: '/inbox',
    summary: 'List what you were notified of, newest first',
    request: {
      headers: LanguageHeader,
      query: z.object({
        before: z
          .string()
          .regex(
            /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
          )
          .optional()
          .openapi({ description: '`next` of the previous page.' }),
        unread: z.literal('yes').optional().openapi({ description: 'Only unread ones.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(Entry).max(inboxLimits.page),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
        }),
        `At most ${inboxLimits.page}. Entries are kept for ${inboxLimits.days} days.`,
      ),
    },
  },

  countInbox: {
    access: 'staff',
    method: 'get',
    path: '/inbox/count',
    summary: 'Count your unread notifications',
    responses: {
      200: json(
        z.strictObject({
          unread: z.int().min(0).max(inboxLimits.counted),
          newestAt: z.iso.datetime().nullable().openapi({
            description: 'When the newest unread one came.',
          }),
        }),
        `Open pages ask every ${inboxPollSeconds} seconds. \`ETag\` covers both: 304 if nothing changed. Counting ends at ${inboxLimits.counted}.`,
      ),
    },
  },

  readInbox: {
    access: 'staff',
    method: 'post',
    path: '/inbox/read',
    summary: 'Mark notifications as read',
    weight: 'light',
    request: jsonBody(
      z.strictObject({
        id: z.uuid().optional().openapi({ description: 'Only this one.' }),
        about: z.string().max(200).optional().openapi({
          description: 'Only those about the record at this path.',
        }),
      }),
    ),
    responses: { 200: json(Success, 'Marked as read: those named, or all.') },
  },

  getInboxSettings: {
    access: 'staff',
    method: 'get',
    path: '/inbox/settings',
    summary: 'Get how you are notified',
    responses: {
      200: json(
        z.array(Setting).max(inboxKindNames.length),
        'The kinds of notifications that your roles get.',
      ),
    },
  },

  setInboxSettings: {
    access: 'staff',
    method: 'put',
    path: '/inbox/settings',
    summary: 'Choose how you are notified',
    request: jsonBody(
      z.strictObject({ settings: z.array(Setting).min(1).max(inboxKindNames.length) }),
    ),
    responses: {
      200: json(Success, 'Saved. Kinds that are not named stay as they are.'),
      400: problem('Error.InvalidInput: your roles do not get notifications of this kind.'),
    },
  },

  getStaffPushKey: {
    access: 'staff',
    method: 'get',
    path: '/inbox/push-key',
    summary: 'Get the key with which browsers identify the sender of notifications (VAPID)',
    responses: { 200: json(PushKey, 'base64url. Null if the city sends no Web Push.') },
  },

  subscribeStaffPush: {
    access: 'staff',
    method: 'post',
    path: '/inbox/push',
    summary: 'Turn on push notifications for a browser',
    request: jsonBody(PushSubscriber),
    responses: {
      200: json(Success, 'Turned on.'),
      400: problem('Push.UnknownService: the address is not one of a push service.'),
    },
  },

  unsubscribeStaffPush: {
    access: 'staff',
    method: 'delete',
    path: '/inbox/push',
    summary: 'Turn off push notifications for a browser',
    request: { query: z.object({ endpoint: PushEndpoint }) },
    responses: { 200: json(Success, 'Turned off.') },
  },
})
