import { z } from '@hono/zod-openapi'

/** Spec, admin section 3.7. */
export const SystemAlert = z
  .strictObject({
    Id: z.uuid(),
    CreatedBy: z
      .uuid()
      .nullable()
      .openapi({ description: 'Staff see the author. Residents never do.' }),
    TitleAlertEnglish: z.string(),
    TitleAlertSpanish: z.string(),
    TextEnglish: z.string().openapi({ description: 'Sanitized HTML.' }),
    TextSpanish: z.string().openapi({ description: 'Sanitized HTML.' }),
    Active: z.boolean(),
    CreatedAt: z.iso.datetime(),
    MaintenanceWarning: z.boolean().openapi({
      description: 'The warning of a maintenance period. Its id is the period’s id.',
    }),
    Read: z.boolean().openapi({ description: 'The caller has read it.' }),
  })
  .openapi('SystemAlert')
