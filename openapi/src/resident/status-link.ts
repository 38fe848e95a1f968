import { z } from '@hono/zod-openapi'
import { problem } from '../contract.ts'

export const StatusParams = z.object({
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
})

export const StatusLink = z.object({
  as: z.enum(['sender', 'follower']),
  follower: z
    .uuid()
    .optional()
    .openapi({ description: 'Whom the mail was written to, where its link says so.' }),
  signature: z.string().openapi({ description: 'As the link in a guest’s mail has it.' }),
})

export const noSuchLink = problem(
  'Request.NotFound: the link is none of ours, or of no use any more.',
)
