import { z } from '@hono/zod-openapi'
import { deliveryFailures } from '@portal/core/deliveries/rules'
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

const failure = z.enum(deliveryFailures)
const topic = z.string().max(50).openapi({ description: 'The channel.', example: 'mail' })
const kind = z.string().max(50).nullable().openapi({ description: 'The kind of message.' })
const count = z.int().min(0)

const OutboxHealth = z
  .strictObject({
    lanes: z
      .array(
        z.strictObject({
          topic,
          priority: z.int().openapi({
            description: '0: at once. 1: soon, such as to a route. 2: to a whole city.',
          }),
          due: count.openapi({ description: 'To be sent now.' }),
          later: count.openapi({
            description: 'Waits for a retry or the end of quiet hours, or is being sent.',
          }),
          oldestSeconds: count.openapi({ description: 'How long the oldest of `due` has waited.' }),
          isBehind: z.boolean().openapi({ description: 'Longer than its priority allows.' }),
        }),
      )
      .openapi({ description: 'What waits, the most urgent first.' }),
    hours: z
      .array(
        z.strictObject({
          from: z.iso.datetime(),
          mail: count,
          push: count,
          held: count.openapi({ description: 'Not sent: the reader had turned it off.' }),
          failed: count.openapi({ description: 'Given up in this hour.' }),
        }),
      )
      .openapi({ description: 'What left in each of the last hours, newest first.' }),
    dead: z
      .array(
        z.strictObject({
          topic,
          kind,
          failure,
          count,
          replayable: count.openapi({ description: 'Of them, those that are still of use.' }),
          latestAt: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'What was given up, by kind and reason.' }),
  })
  .openapi('OutboxHealth')

const replayed = json(
  z.strictObject({ replayed: count }),
  'How many are sent: at most 5,000 at a time.',
)

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

  getOutboxHealth: {
    access: 'staff',
    method: 'get',
    path: '/outbox',
    summary: 'Get what waits to be sent, what was sent, and what was given up',
    responses: { 200: json(OutboxHealth, 'As of now.') },
  },

  replayDeadKind: {
    access: 'staff',
    method: 'post',
    path: '/outbox/replay',
    summary: 'Send again all that was given up of a kind, for a reason',
    request: jsonBody(z.strictObject({ topic, kind, failure })),
    responses: { 200: replayed },
  },

  retryDeliveries: {
    access: 'staff',
    method: 'post',
    path: '/outbox/retry',
    summary: 'Try again now what failed and waits for its next try',
    request: jsonBody(z.strictObject({ topic })),
    responses: { 200: replayed },
  },
})
