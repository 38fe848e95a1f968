import { z } from '@hono/zod-openapi'

export const requestAddress = z
  .union([z.uuid(), z.string().regex(/^\d{8,12}$/)])
  .openapi({ description: 'The id of a request, or its number.' })

export const StatusInformation = z
  .strictObject({
    color: z.enum(['blue', 'green', 'orange', 'red', 'yellow', 'gray']),
    translationKey: z
      .string()
      .nullable()
      .openapi({ description: 'Key of the text. If null, show the status as it is.' }),
  })
  .openapi('StatusInformation')
