import { z } from '@hono/zod-openapi'
import { json, operations } from '../contract.ts'
import { jsonBody } from '../shared/user.ts'

/** A delivery that was given up: of what and to whom, as far as staff need to see. */
export const Undelivered = z
  .strictObject({
    id: z.uuid(),
    topic: z.string().openapi({ description: 'How it was to go out.', example: 'mail' }),
    kind: z
      .string()
      .nullable()
      .openapi({ description: 'What it said.', example: 'reset-password' }),
    recipient: z
      .string()
      .nullable()
      .openapi({ description: 'Masked.', example: 'a•••@home.example' }),
    failedAt: z.iso.datetime().openapi({ description: 'When the last try failed.' }),
    failure: z
      .enum(['unreachable', 'signed-out', 'recipient', 'content', 'other'])
      .openapi({ description: 'Why the last try failed.' }),
    attempts: z.int().min(0),
    isExpired: z.boolean().openapi({
      description: 'What it says helps nobody any more (a link has lapsed); it is not tried again.',
    }),
  })
  .openapi('Undelivered')

export const deliveries = operations('Deliveries', {
  listUndelivered: {
    access: 'staff',
    method: 'get',
    path: '/undelivered',
    summary: 'What was given up after two days of tries, the latest first',
    request: {
      query: z.object({
        before: z
          .string()
          .regex(
            /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
          )
          .optional()
          .openapi({ description: '`next` of the page before.' }),
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
    summary: 'Try deliveries again that were given up',
    request: jsonBody(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) })),
    responses: {
      200: json(
        z.strictObject({ replayed: z.int().min(0) }),
        'How many go out; what waits again already, or has expired, does not count.',
      ),
    },
  },
})
