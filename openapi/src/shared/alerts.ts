import { z } from '@hono/zod-openapi'
import { json, operation, orNull } from '../contract.ts'

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

/** One part of a maintenance period (spec, admin section 3.6). */
export const MaintenanceWindow = z
  .strictObject({
    enabled: z.boolean(),
    englishText: z.string(),
    spanishText: z.string(),
    startDate: z.iso.date().nullable().openapi({
      description: 'The first day on which it starts, in the city; null means since ever.',
    }),
    endDate: z.iso.date().nullable().openapi({
      description: 'The last day on which it starts; null means until it is changed.',
    }),
    startTime: z.string().openapi({
      description: '`hh:mm AM` or `hh:mm PM`, by the clocks of the city.',
      example: '10:00 PM',
    }),
    endTime: z.string().openapi({
      description: 'No later than the start, it is on the next day.',
      example: '04:00 AM',
    }),
    daysActive: z.strictObject({
      everyDay: z.boolean(),
      monday: z.boolean(),
      tuesday: z.boolean(),
      wednesday: z.boolean(),
      thursday: z.boolean(),
      friday: z.boolean(),
      saturday: z.boolean(),
      sunday: z.boolean(),
    }),
  })
  .openapi('MaintenanceWindow')

/** Whether bills can be paid online; both contracts say the same. */
export const getMaintenanceInfo = operation(
  {
    operationId: 'getMaintenanceInfo',
    method: 'get',
    path: '/paymentMaintenanceInfo',
    tags: ['Billing maintenance'],
    summary: 'Whether bills can be paid online now',
    responses: {
      200: json(
        z
          .strictObject({
            maintenanceWarningAlert: orNull(MaintenanceWindow).openapi({
              description: 'The warning in force.',
            }),
            maintenanceSettings: orNull(MaintenanceWindow).openapi({
              description: 'The downtime in force, else the one that is warned of.',
            }),
            onlineBillPayEnabled: z.boolean(),
            reopensAt: z.iso.datetime().nullable().openapi({
              description: 'When bills can be paid again; null if they can be, or nobody knows.',
            }),
          })
          .openapi('MaintenanceInfo'),
        'What counts now; its texts are in both languages.',
      ),
    },
  },
  { access: 'anyone' },
)
