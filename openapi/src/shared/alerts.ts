import { z } from '@hono/zod-openapi'

/** What the city announces (spec, admin section 3.7). */
export const SystemAlert = z
  .strictObject({
    Id: z.uuid(),
    CreatedBy: z
      .uuid()
      .nullable()
      .openapi({ description: 'Staff see who wrote it; residents never do.' }),
    TitleAlertEnglish: z.string(),
    TitleAlertSpanish: z.string(),
    TextEnglish: z.string().openapi({ description: 'Sanitised HTML.' }),
    TextSpanish: z.string().openapi({ description: 'Sanitised HTML.' }),
    Active: z.boolean(),
    CreatedAt: z.iso.datetime(),
    MaintenanceWarning: z.boolean().openapi({
      description: 'Made of the warning of a maintenance period, by whose id it goes.',
    }),
    Read: z.boolean().openapi({ description: 'Whoever asks has put it away.' }),
  })
  .openapi('SystemAlert')
