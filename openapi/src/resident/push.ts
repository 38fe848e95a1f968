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
    summary: 'Get the key with which browsers identify the sender of notifications (VAPID)',
    responses: {
      200: json(
        z.strictObject({ publicKey: z.string().nullable() }),
        'base64url. Null if the city sends no Web Push.',
      ),
    },
  },

  subscribePush: {
    access: 'contact',
    method: 'post',
    path: '/push/subscriptions',
    summary: 'Turn on push notifications for a browser',
    request: jsonBody(
      z.strictObject({
        endpoint: Endpoint,
        keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
      }),
    ),
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
    request: { query: z.object({ endpoint: Endpoint }) },
    responses: { 200: json(Success, 'Turned off.') },
  },
})
