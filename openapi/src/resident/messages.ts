import { z } from '@hono/zod-openapi'
import { recordTypeNames } from '@portal/core/rules'
import { IdParams, json, LanguageHeader, operations, problem } from '../contract.ts'
import { requestAddress } from '../shared/requests.ts'
import { Success } from '../shared/user.ts'

const Message = z
  .strictObject({
    Id: z.uuid(),
    Title: z.string(),
    Body: z.string(),
    CreatedAt: z.iso.datetime(),
    ReadAt: z.iso.datetime().nullable().openapi({ description: 'Null means unread.' }),
    SObjectType: z.enum(recordTypeNames).nullable(),
    SalesforceId: z
      .uuid()
      .nullable()
      .openapi({ description: 'The record that it is about; null where it is about none.' }),
  })
  .openapi('Message')

const notYours = problem('Message.NotFound: none of the person who asks.')

export const messages = operations('Messages', {
  listMessages: {
    access: 'contact',
    method: 'get',
    path: '/notifications',
    summary: 'What one was told',
    request: {
      headers: LanguageHeader,
      query: z.object({
        sfId: requestAddress.optional(),
        before: z
          .uuid()
          .optional()
          .openapi({ description: 'Only what is older than this message of the same list.' }),
        limit: z.coerce.number().int().min(1).max(500).default(500),
      }),
    },
    responses: { 200: json(z.array(Message), 'The newest first.') },
  },

  countUnreadMessages: {
    access: 'contact',
    method: 'get',
    path: '/notifications/unread',
    summary: 'How many messages one has not read',
    responses: { 200: json(z.strictObject({ count: z.int().min(0) }), 'How many.') },
  },

  readMessage: {
    access: 'contact',
    method: 'put',
    path: '/notifications/{id}/read',
    summary: 'Mark a message as read',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Read.'), 404: notYours },
  },

  deleteMessage: {
    access: 'contact',
    method: 'delete',
    path: '/notifications/{id}',
    summary: 'Take a message out of the inbox',
    request: { params: IdParams },
    responses: { 200: json(Success, 'Gone.'), 404: notYours },
  },
})
