import { z } from '@hono/zod-openapi'
import { json, operations, orNull } from '../../contract.ts'

/** Spec, admin section 3.6. */
export const MaintenanceWindow = z
  .strictObject({
    enabled: z.boolean(),
    englishText: z.string(),
    spanishText: z.string(),
    startDate: z.iso.date().nullable().openapi({
      description: 'The first day on which it starts, in the city. Null: no first day.',
    }),
    endDate: z.iso.date().nullable().openapi({
      description: 'The last day on which it starts. Null: until it is changed.',
    }),
    startTime: z.string().openapi({
      description: '`hh:mm AM` or `hh:mm PM`, in the city’s time.',
      example: '10:00 PM',
    }),
    endTime: z.string().openapi({
      description: 'If it is not later than the start, it is on the next day.',
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
  getMaintenanceInfo: {
    access: 'anyone',
    method: 'get',
    path: '/paymentMaintenanceInfo',
    summary: 'Get whether bills can be paid online now',
    responses: {
      200: json(
        z
          .strictObject({
            maintenanceWarningAlert: orNull(MaintenanceWindow).openapi({
              description: 'The active warning.',
            }),
            maintenanceSettings: orNull(MaintenanceWindow).openapi({
              description: 'The active downtime, or the one that the warning is about.',
            }),
            onlineBillPayEnabled: z.boolean(),
            reopensAt: z.iso.datetime().nullable().openapi({
              description:
                'When bills can be paid again. Null if they can be paid now, or if unknown.',
            }),
          })
          .openapi('MaintenanceInfo'),
        'The current state, with texts in both languages.',
      ),
    },
  },
})
