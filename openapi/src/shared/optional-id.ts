import { z } from '@hono/zod-openapi'

/** An id that need not be named; older apps send what they do not name as an empty text. */
export const optionalId = (description: string) =>
  z
    .union([z.uuid(), z.literal('')])
    .nullish()
    .openapi({ description })
