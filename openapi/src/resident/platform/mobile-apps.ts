import { z } from '@hono/zod-openapi'
import { mobileLimits, mobilePlatforms } from '@portal/core/mobile-apps/rules'
import { json, operations, orNull } from '../../contract.ts'

export const mobileApps = operations('Mobile apps', {
  getAppStatus: {
    access: 'anyone',
    weight: 'light',
    method: 'get',
    path: '/app-status',
    summary: 'Ask whether a mobile app may go on, and what the city has to say',
    description: 'For apps, at each start. An app that is not supported leads to the store.',
    request: {
      query: z.object({
        platform: z.enum(mobilePlatforms).openapi({ description: 'Of the phone.' }),
        version: z
          .string()
          .max(mobileLimits.version)
          .openapi({ description: 'Of the app, as in the store.', example: '3.2.1' }),
      }),
    },
    responses: {
      200: json(
        z
          .strictObject({
            isSupported: z
              .boolean()
              .openapi({ description: 'False: the version is below the least one.' }),
            minimumVersion: orNull(
              z.string().openapi({ description: 'Null: every version is supported.' }),
            ),
            storeUrl: orNull(z.string().openapi({ description: 'Where to update.' })),
            notice: orNull(
              z.string().openapi({ description: 'In the reader’s language, such as maintenance.' }),
            ),
          })
          .openapi('AppStatus'),
        'As staff have set it, within a minute.',
      ),
    },
  },
})
