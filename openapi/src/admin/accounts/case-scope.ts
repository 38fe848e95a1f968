import { z } from '@hono/zod-openapi'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { teamLimits } from '@portal/core/teams/rules'

export const CaseScope = z
  .strictObject({
    categories: z.array(z.enum(reportCategoryNames)).max(reportCategoryNames.length),
    areas: z
      .array(z.string().max(teamLimits.area))
      .max(100)
      .openapi({ description: 'Names of areas, as requests have them.' }),
  })
  .openapi('CaseScope', {
    description:
      'Limits a case worker to requests of these categories and areas, besides those assigned to them or to their teams. An empty list limits nothing.',
  })
