import { z } from '@hono/zod-openapi'

export const language = z.enum(['en', 'es']).openapi({
  description: 'Language of the texts. English if they do not exist in the requested language.',
})

export const html = z.string().openapi({ description: 'Sanitized HTML.' })
