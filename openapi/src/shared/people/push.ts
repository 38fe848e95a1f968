import { z } from '@hono/zod-openapi'

export const PushEndpoint = z
  .string()
  .max(1000)
  .openapi({ description: 'As the browser’s push service gave it.' })

/** Push API, RFC 8291. */
export const PushSubscriber = z.strictObject({
  endpoint: PushEndpoint,
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

export const PushKey = z.strictObject({ publicKey: z.string().nullable() })
