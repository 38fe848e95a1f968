import { z } from '@hono/zod-openapi'

/** A permit's key. */
export const PermitParams = z.object({
  year: z
    .string()
    .max(40)
    .openapi({
      param: { name: 'year', in: 'path' },
      example: '2026',
      description: 'Two or four digits.',
    }),
  number: z
    .string()
    .max(40)
    .openapi({ param: { name: 'number', in: 'path' }, example: '1387' }),
})
