import { z } from '@hono/zod-openapi'
import { devicePlatforms } from '@portal/core/push/rules'
import { json, operations } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const DeviceToken = z
  .string()
  .min(1)
  .max(1000)
  .regex(/^[\w:.-]+$/)
  .openapi({
    description: 'The registration token of Firebase Cloud Messaging, as its SDK gives it.',
  })

export const push = operations('Push', {
  registerDevice: {
    access: 'contact',
    method: 'post',
    path: '/devices',
    summary: 'Get push notifications on a device with the mobile app',
    description:
      'Call it after each login and when the token changes. A token belongs to who registered it last; ' +
      'each person keeps their ten newest devices. It is forgotten at logout.',
    request: jsonBody(
      z
        .strictObject({ token: DeviceToken, platform: z.enum(devicePlatforms) })
        .openapi('NewDevice'),
    ),
    responses: { 200: json(Success, 'Registered.') },
  },

  forgetDevice: {
    access: 'contact',
    method: 'delete',
    path: '/devices',
    summary: 'Get no more push notifications on a device',
    request: { query: z.object({ token: DeviceToken }) },
    responses: { 200: json(Success, 'Forgotten, if it was yours.') },
  },
})
