import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../contract.ts'
import { jsonBody, Success } from '../shared/user.ts'

const Endpoint = z
  .string()
  .max(1000)
  .openapi({ description: 'As the browser’s push service gave it.' })

export const push = operations('Messages', {
  getPushKey: {
    access: 'contact',
    method: 'get',
    path: '/push/key',
    summary: 'The key by which browsers know who may tell them (VAPID)',
    responses: {
      200: json(
        z.strictObject({ publicKey: z.string().nullable() }),
        'base64url; null where the city sends no Web Push.',
      ),
    },
  },

  subscribePush: {
    access: 'contact',
    method: 'post',
    path: '/push/subscriptions',
    summary: 'Tell a browser of news from now on',
    request: jsonBody(
      z.strictObject({
        endpoint: Endpoint,
        keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
      }),
    ),
    responses: {
      200: json(Success, 'It is told.'),
      400: problem('Push.UnknownService: the address is no push service’s.'),
    },
  },

  unsubscribePush: {
    access: 'contact',
    method: 'delete',
    path: '/push/subscriptions',
    summary: 'Tell a browser of nothing any more',
    request: { query: z.object({ endpoint: Endpoint }) },
    responses: { 200: json(Success, 'It is told no more.') },
  },
})
