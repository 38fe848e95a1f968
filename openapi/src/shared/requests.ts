import { z } from '@hono/zod-openapi'

/** How a status is shown. */
export const StatusInformation = z
  .strictObject({
    color: z.enum(['blue', 'green', 'orange', 'red', 'yellow', 'gray']),
    translationKey: z
      .string()
      .nullable()
      .openapi({ description: 'Key of the text; null shows the status as it stands.' }),
  })
  .openapi('StatusInformation')
