import { z } from '@hono/zod-openapi'
import { json, operations } from '../contract.ts'

/** Requests of one caller that were over a limit within one hour. */
export const Slowdown = z
  .strictObject({
    hour: z.iso.datetime().openapi({ description: 'Its beginning.' }),
    app: z.enum(['resident', 'staff']),
    weight: z.enum(['light', 'heavy', 'file']).openapi({
      description: 'Pages and records, searches and changes, or files.',
    }),
    callerKind: z.enum(['session', 'account', 'address', 'network']).openapi({
      description: 'As what the caller counted; `network` is one that the city named.',
    }),
    caller: z.string().openapi({ description: 'Keyed hash, another one every day.' }),
    network: z.string().nullable().openapi({
      description: 'Range of the provider, or name of the city’s network; never an address.',
      example: '203.0.0.0/16',
    }),
    refusals: z.int().min(1),
  })
  .openapi('Slowdown')

export const slowdowns = operations('Slowdowns', {
  listSlowdowns: {
    access: 'staff',
    method: 'get',
    path: '/slowdowns',
    summary: 'Who was over a limit of requests within the last two days',
    responses: { 200: json(z.array(Slowdown).max(200), 'The latest hour first.') },
  },
})
