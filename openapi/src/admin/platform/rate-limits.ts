import { z } from '@hono/zod-openapi'
import { json, operations } from '../../contract.ts'

/** One caller's requests over a limit within an hour. */
export const Slowdown = z
  .strictObject({
    hour: z.iso.datetime().openapi({ description: 'The start of the hour.' }),
    app: z.enum(['resident', 'staff']),
    weight: z.enum(['light', 'heavy', 'file']).openapi({
      description: 'Pages and records, searches and changes, or files.',
    }),
    callerKind: z.enum(['session', 'account', 'address', 'network']).openapi({
      description: 'What was counted. `network` is a network that the city named.',
    }),
    caller: z.string().openapi({ description: 'A keyed hash that changes every day.' }),
    network: z.string().nullable().openapi({
      description:
        'The provider’s address range, or the name of the city’s network. Never an address.',
      example: '203.0.0.0/16',
    }),
    refusals: z.int().min(1),
  })
  .openapi('Slowdown')

export const rateLimits = operations('Slowdowns', {
  listSlowdowns: {
    access: 'staff',
    method: 'get',
    path: '/slowdowns',
    summary: 'List visitors over a rate limit in the last two days',
    responses: { 200: json(z.array(Slowdown).max(200), 'Latest hour first.') },
  },
})
