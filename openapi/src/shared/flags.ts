import { z } from '@hono/zod-openapi'
import { json, operations } from '../contract.ts'

export const Flag = z
  .strictObject({ name: z.string(), enabled: z.boolean() })
  .openapi('FeatureFlag')

export const flags = operations('City', {
  listFlags: {
    access: 'anyone',
    method: 'get',
    path: '/featureflags',
    summary: 'Feature flags for the person who asks',
    request: {
      query: z.object({
        id: z
          .string()
          .max(100)
          .optional()
          .openapi({ description: 'Taken and ignored: who asks is decided by the session.' }),
      }),
    },
    responses: { 200: json(z.array(Flag), 'Every flag by name.') },
  },
})
