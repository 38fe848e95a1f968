import { z } from '@hono/zod-openapi'

/** Older apps send a missing id as an empty text. */
export const optionalId = (description: string) =>
  z
    .union([z.uuid(), z.literal('')])
    .nullish()
    .openapi({ description })
