import { z } from '@hono/zod-openapi'
import { recordTypeNames } from '@portal/core/requests/rules'
import { IdParams, json, LanguageHeader, operations, problem } from '../../contract.ts'
import { requestAddress } from '../../shared/casework/requests.ts'
import { PushEndpoint, PushKey, PushSubscriber } from '../../shared/people/push.ts'
import { Success, jsonBody } from '../../shared/user.ts'

const Message = z
  .strictObject({
    Id: z.uuid(),
    Title: z.string(),
    Body: z.string(),
    CreatedAt: z.iso.datetime(),
    ReadAt: z.iso.datetime().nullable().openapi({ description: 'Null: unread.' }),
    SObjectType: z.enum(recordTypeNames).nullable(),
    SalesforceId: z
      .uuid()
      .nullable()
      .openapi({ description: 'The record it is about. Null if it is about none.' }),
    Page: z.string().nullable().openapi({
      description: 'The path of the page it is about, such as a permit’s. Null with a record.',
    }),
  })
  .openapi('Message')

const notYours = problem('Message.NotFound: not your message.')

export const messages = operations('Messages', {
  listMessages: {
    access: 'contact',
    method: 'get',
    path: '/notifications',
    summary: 'List your messages',
    request: {
      headers: LanguageHeader,
      query: z.object({
        sfId: requestAddress.optional(),
        before: z
          .uuid()
          .optional()
          .openapi({ description: 'Only messages older than this one in the same list.' }),
        limit: z.coerce.number().int().min(1).max(500).default(500),
      }),
    },
    responses: { 200: json(z.array(Message), 'Newest first.') },
  },

  countUnreadMessages: {
    access: 'contact',
    method: 'get',
    path: '/notifications/unread',
    summary: 'Count your unread messages',
    responses: { 200: json(z.strictObject({ count: z.int().min(0) }), 'The number.') },
  },

  readMessage: {
    access: 'contact',
    method: 'put',
    path: '/notifications/{id}/read',
    summary: 'Mark a message as read',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Marked as read.'), 404: notYours },
  },

  deleteMessage: {
    access: 'contact',
    method: 'delete',
    path: '/notifications/{id}',
    summary: 'Delete a message',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Deleted.'), 404: notYours },
  },

  getPushKey: {
    access: 'contact',
    method: 'get',
    path: '/push/key',
    summary: 'Get the key with which browsers identify the sender of notifications (VAPID)',
    responses: {
      200: json(PushKey, 'base64url. Null if the city sends no Web Push.'),
    },
  },

  subscribePush: {
    access: 'contact',
    method: 'post',
    path: '/push/subscriptions',
    summary: 'Turn on push notifications for a browser',
    request: jsonBody(PushSubscriber),
    responses: {
      200: json(Success, 'Turned on.'),
      400: problem('Push.UnknownService: the address is not one of a push service.'),
    },
  },

  unsubscribePush: {
    access: 'contact',
    method: 'delete',
    path: '/push/subscriptions',
    summary: 'Turn off push notifications for a browser',
    request: { query: z.object({ endpoint: PushEndpoint }) },
    responses: { 200: json(Success, 'Turned off.') },
  },
})
