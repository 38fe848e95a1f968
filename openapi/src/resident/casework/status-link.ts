import { z } from '@hono/zod-openapi'
import { problem } from '../../contract.ts'

export const StatusParams = z.object({
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
})

export const StatusLink = z.object({
  as: z.enum(['sender', 'follower']),
  follower: z
    .uuid()
    .optional()
    .openapi({ description: 'The person the email was sent to, if its link says so.' }),
  signature: z.string().openapi({ description: 'From the link in a guest’s email.' }),
})

export const noSuchLink = problem('Request.NotFound: the link is not valid, or no longer valid.')
