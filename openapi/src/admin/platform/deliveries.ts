import { z } from '@hono/zod-openapi'
import { json, operations } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'

export const Undelivered = z
  .strictObject({
    id: z.uuid(),
    topic: z.string().openapi({ description: 'The channel.', example: 'mail' }),
    kind: z
      .string()
      .nullable()
      .openapi({ description: 'The kind of message.', example: 'reset-password' }),
    recipient: z
      .string()
      .nullable()
      .openapi({ description: 'The recipient, masked.', example: 'a•••@home.example' }),
    failedAt: z.iso.datetime().openapi({ description: 'When the last try failed.' }),
    failure: z
      .enum(['unreachable', 'signed-out', 'recipient', 'content', 'other'])
      .openapi({ description: 'Why the last try failed.' }),
    attempts: z.int().min(0),
    isExpired: z.boolean().openapi({
      description:
        'The message is no longer useful (its link has expired), so it is not sent again.',
    }),
  })
  .openapi('Undelivered')

export const deliveries = operations('Deliveries', {
  listUndelivered: {
    access: 'staff',
    method: 'get',
    path: '/undelivered',
    summary: 'List the deliveries that failed for two days, latest first',
    request: {
      query: z.object({
        before: z
          .string()
          .regex(
            /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
          )
          .optional()
          .openapi({ description: '`next` of the previous page.' }),
      }),
    },
    responses: {
      200: json(
        z.strictObject({
          data: z.array(Undelivered).max(25),
          next: z.string().nullable().openapi({ description: 'Null on the last page.' }),
        }),
        'At most 25.',
      ),
    },
  },

  replayDeliveries: {
    access: 'staff',
    method: 'post',
    path: '/undelivered/replay',
    summary: 'Send failed deliveries again',
    request: jsonBody(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) })),
    responses: {
      200: json(
        z.strictObject({ replayed: z.int().min(0) }),
        'How many are sent. Deliveries that are already waiting, or have expired, do not count.',
      ),
    },
  },
})
