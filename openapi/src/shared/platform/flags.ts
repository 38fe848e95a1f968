import { z } from '@hono/zod-openapi'
import { json, operations } from '../../contract.ts'

export const Flag = z
  .strictObject({ name: z.string(), enabled: z.boolean() })
  .openapi('FeatureFlag')

export const flags = operations('City', {
  listFlags: {
    access: 'anyone',
    method: 'get',
    path: '/featureflags',
    summary: 'Get the feature flags of the caller',
    request: {
      query: z.object({
        id: z
          .string()
          .max(100)
          .optional()
          .openapi({ description: 'Ignored. The session says who is asking.' }),
      }),
    },
    responses: { 200: json(z.array(Flag), 'Every flag by name.') },
  },
})
