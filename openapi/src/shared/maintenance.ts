import { z } from '@hono/zod-openapi'
import { json, operations, orNull } from '../contract.ts'

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

export const maintenance = operations('Billing maintenance', {
  /** Whether bills can be paid online; both contracts say the same. */
  getMaintenanceInfo: {
    access: 'anyone',
    method: 'get',
    path: '/paymentMaintenanceInfo',
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
})
