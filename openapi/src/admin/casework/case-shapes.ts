import { z } from '@hono/zod-openapi'
import {
  bulkObstacles,
  queueLimits,
  queueSorts,
  queueStates,
  type QueueView,
} from '@portal/core/case-queue/rules'
import { type TemplateBlank, templateBlanks } from '@portal/core/reply-templates/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { channels, recordTypeNames, statusNames } from '@portal/core/requests/rules'
import { StatusInformation } from '../../shared/casework/requests.ts'

const status = z.enum(statusNames)
const category = z.enum(reportCategoryNames)
export const named = z.strictObject({ id: z.uuid(), name: z.string() })
const related = z.strictObject({ id: z.uuid(), number: z.string() })

// Built from core's list of blanks, which loses the keys' type.
const blanks = Object.fromEntries(
  templateBlanks.map((blank) => [blank, z.string().nullable()]),
) as Record<TemplateBlank, z.ZodNullable<z.ZodString>>

/** Other staff who have a record open, and its version. */
export const Presence = z
  .strictObject({ version: z.int().min(1), viewers: z.array(named) })
  .openapi('Presence')

export const IfMatch = z.object({
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/)
    .openapi({ description: '`ETag` of the version that you read.' }),
})
export const QueueQuery = z.object({
  state: z.enum(queueStates).default('open'),
  status: status.optional(),
  category: category.optional(),
  area: z.string().max(50).optional(),
  assignee: z
    .string()
    .max(36)
    .optional()
    .openapi({ description: 'Id of a staff member, `me`, or `nobody`.' }),
  team: z.string().max(36).optional().openapi({ description: 'Id of a team, or `mine`.' }),
  overdue: z.literal('yes').optional(),
  answered: z
    .literal('yes')
    .optional()
    .openapi({ description: 'The resident has answered since the last step of staff.' }),
  waiting: z.literal('yes').optional().openapi({ description: 'Staff have asked the resident.' }),
  reopened: z.literal('yes').optional().openapi({ description: 'Staff had closed it.' }),
  older: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .optional()
    .openapi({ description: 'Sent more than this many days ago.' }),
  text: z
    .string()
    .max(queueLimits.search)
    .optional()
    .openapi({ description: 'A request number, or words. Only words of 3 letters or more count.' }),
  sort: z.enum(queueSorts).optional().openapi({
    description:
      'By due date (open requests only), by age, or by last change. Open requests are sorted by due date if you leave it out, others newest first.',
  }),
})

export const DeskItem = z
  .strictObject({
    id: z.uuid(),
    number: z.string(),
    type: z.enum(recordTypeNames),
    category: category.nullable(),
    title: z.string(),
    status,
    statusInformation: StatusInformation,
    address: z.string(),
    area: z.string().nullable(),
    excerpt: z
      .string()
      .max(queueLimits.excerpt)
      .openapi({ description: 'The start of what the sender wrote.' }),
    newAnswer: z.string().max(queueLimits.excerpt).nullable().openapi({
      description:
        'The start of what the resident answered. Null after the next step of staff, except an assignment.',
    }),
    dueAt: z.iso.datetime().nullable(),
    isOverdue: z.boolean(),
    isWaiting: z.boolean().openapi({ description: 'A question to the resident is open.' }),
    thumbnail: z.string().nullable().openapi({
      description: 'Path of a small picture, valid for 15 minutes. Null without a picture.',
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    team: named.nullable(),
    assignee: named.nullable(),
  })
  .openapi('DeskItem')

export const DeskPoint = z
  .strictObject({
    id: z.uuid(),
    number: z.string(),
    title: z.string(),
    status,
    statusInformation: StatusInformation,
    latitude: z.number(),
    longitude: z.number(),
    isOverdue: z.boolean(),
  })
  .openapi('DeskPoint')

const count = z.int().min(0).max(queueLimits.counted)
const viewCounts = {
  open: count,
  mine: count,
  team: count,
  unassigned: count,
  overdue: count,
  answered: count,
} satisfies Record<QueueView, typeof count>

export const DeskChoices = z
  .strictObject({
    assignees: z.array(named),
    teams: z.array(named),
    counts: z.strictObject(viewCounts).openapi({
      description: `Open requests in each ready view, counted up to ${queueLimits.counted}.`,
    }),
    areas: z.array(z.string()),
    filters: z
      .array(
        z.strictObject({
          id: z.uuid(),
          name: z.string(),
          query: z.string(),
          isShared: z.boolean(),
          isOwn: z.boolean(),
          isDeletable: z.boolean(),
        }),
      )
      .openapi({ description: 'One’s own, and those shared by other staff.' }),
  })
  .openapi('DeskChoices')

const labelled = z.strictObject({ label: z.string(), data: z.string() })

export const DeskRequest = z
  .strictObject({
    id: z.uuid(),
    number: z.string(),
    version: z.int().min(1),
    type: z.enum(recordTypeNames),
    category: category.nullable(),
    title: z.string(),
    status,
    statusInformation: StatusInformation,
    address: z.string(),
    area: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    isWaiting: z.boolean(),
    question: z.string().nullable(),
    satisfaction: z.int().nullable(),
    closeReason: z.string().nullable(),
    dueAt: z.iso.datetime().nullable(),
    isOverdue: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    paymentAmount: z.number().nullable().openapi({ description: 'Dollars.' }),
    paidAt: z.iso.datetime().nullable(),
    channel: z.enum(channels),
    sentThrough: z
      .strictObject({ partner: z.string(), mediaUrls: z.array(z.string()) })
      .nullable()
      .openapi({
        description:
          'The partner whose software sent it, and the links that came with it. We do not check them.',
      }),
    others: z
      .array(z.strictObject({ ...related.shape, title: z.string(), status }))
      .openapi({ description: 'The sender’s other open requests, at most five.' }),
    team: named.nullable(),
    assignee: named.nullable(),
    contact: z.strictObject({
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      userId: z.uuid().nullable(),
      organization: z.string().nullable(),
      language: z.enum(['en', 'es']),
    }),
    followers: z.int().min(0),
    mergedInto: related.nullable(),
    duplicates: z.array(related),
    timeline: z.array(
      z.strictObject({
        id: z.uuid(),
        at: z.iso.datetime(),
        kind: z.string(),
        by: z.enum(['resident', 'staff', 'system']),
        name: z.string().nullable(),
        isPublic: z.boolean(),
        text: z.string().nullable(),
        facts: z.record(z.string(), z.string().nullable()),
      }),
    ),
    files: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        type: z.string(),
        size: z.int().min(0).openapi({ description: 'Bytes.' }),
        by: z.enum(['resident', 'staff']),
        isPublic: z.boolean(),
        createdAt: z.iso.datetime(),
        eventId: z.uuid().nullable().openapi({
          description: 'The event in the history that it came with.',
        }),
        url: z.string().openapi({ description: 'Valid for 15 minutes.' }),
      }),
    ),
    formDetails: z.array(z.strictObject({ label: z.string(), data: z.array(labelled) })),
    blanks: z
      .strictObject(blanks)
      .openapi({ description: 'What fills a reply template, in the resident’s language.' }),
    nextStatuses: z.array(status).openapi({ description: 'The statuses it can change to.' }),
    targetDays: z.int().nullable().openapi({ description: 'Working days.' }),
  })
  .openapi('DeskRequest')

const numbers = z.array(z.string().max(20)).min(1).max(queueLimits.bulk)

export const BulkOrder = z
  .strictObject({
    choice: z.union([
      z.strictObject({ numbers }),
      z.strictObject({ filter: z.strictObject(QueueQuery.shape) }),
    ]),
    action: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('assign'), assigneeId: z.uuid().nullable() }),
      z.strictObject({
        kind: z.literal('status'),
        to: status,
        reason: z.string().max(queueLimits.text),
      }),
    ]),
  })
  .openapi('BulkOrder')

export const BulkPreview = z
  .strictObject({
    can: z.int().min(0),
    cannot: z.int().min(0),
    isCut: z
      .boolean()
      .openapi({ description: 'The filter matches more requests than one action accepts.' }),
    requests: z.array(
      z.strictObject({
        number: z.string(),
        title: z.string(),
        status,
        obstacle: z.enum(bulkObstacles).nullable(),
      }),
    ),
  })
  .openapi('BulkPreview')
