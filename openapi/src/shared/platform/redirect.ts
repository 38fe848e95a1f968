import { z } from '@hono/zod-openapi'

/** A 303, which the browser answers with a GET of `location`. */
export const redirect = (description: string) => ({
  description,
  headers: z.object({ location: z.string().max(2000).openapi({ description: 'The address.' }) }),
})
