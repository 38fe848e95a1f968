import { z } from '@hono/zod-openapi'
import { feedLimits } from '@portal/core/feeds/rules'
import { figureDays, maxCounted } from '@portal/core/my-work/rules'
import { json, operations, orNull } from '../../contract.ts'

const Count = z.int().min(0).max(maxCounted)

const RequestCounts = z
  .strictObject({
    mine: Count,
    mineOverdue: Count,
    mineAnswered: Count.openapi({ description: 'The resident has answered.' }),
    mineWaiting: Count.openapi({ description: 'Waiting for the resident.' }),
    mineReopened: Count.openapi({ description: 'Opened again after they were closed.' }),
    unassignedInTeams: Count.openapi({ description: 'Unassigned, in teams of yours.' }),
    unassigned: Count,
    overdue: Count,
    answered: Count,
  })
  .openapi('RequestCounts')

const PermitCounts = z
  .strictObject({
    check: Count.openapi({ description: 'Applications to check.' }),
    mine: Count.openapi({ description: 'With a review of yours.' }),
    paid: Count.openapi({ description: 'Paid, to issue.' }),
  })
  .openapi('PermitCounts')

const Figures = z
  .strictObject({
    days: z
      .array(
        z.strictObject({
          day: z.iso.date().openapi({ description: 'In the city’s time zone.' }),
          received: z.int().min(0),
          closed: z.int().min(0),
        }),
      )
      .length(figureDays),
    medianHours: z.number().min(0).nullable().openapi({
      description: 'From received to closed. Null if none was closed.',
    }),
    onTimePercent: z.int().min(0).max(100).nullable().openapi({
      description: 'Of closed requests with a due date. Null without any.',
    }),
  })
  .openapi('RequestFigures')

const MyWork = z
  .strictObject({
    requests: orNull(RequestCounts),
    permits: orNull(PermitCounts),
    figures: orNull(Figures),
    discrepancies: Count.nullable(),
    refundsToApprove: Count.nullable().openapi({ description: 'Without those you proposed.' }),
    undelivered: Count.nullable().openapi({ description: 'Messages.' }),
    feeds: z
      .array(
        z.strictObject({
          id: z.uuid(),
          name: z.string(),
          lastGoodAt: z.iso.datetime().nullable(),
          isFailing: z.boolean(),
        }),
      )
      .max(feedLimits.feeds)
      .nullable()
      .openapi({ description: 'Those that are not paused.' }),
    lateJobs: z.array(z.string()).max(50).nullable().openapi({
      description: 'Scheduled jobs that have not run without an error for too long.',
    }),
  })
  .openapi('MyWork')

export const myWork = operations('My work', {
  getMyWork: {
    access: 'staff',
    method: 'get',
    path: '/my-work',
    summary: 'Count what is waiting for you',
    responses: {
      200: json(
        MyWork,
        `Counting ends at ${maxCounted.toLocaleString('en')}. Null is what your roles cannot open.`,
      ),
    },
  },
})
