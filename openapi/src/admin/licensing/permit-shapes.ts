import { z } from '@hono/zod-openapi'
import { permitDeskLimits, permitViews, type PermitView } from '@portal/core/permit-desk/rules'
import { permitDisciplines, permitStateNames } from '@portal/core/permits/rules'
import { orNull } from '../../contract.ts'
import { StatusInformation } from '../../shared/casework/requests.ts'
import { named } from '../casework/case-shapes.ts'
import { FeeSchedule } from '../money/fee-schedules.ts'

export const discipline = z.enum(permitDisciplines)
const state = z.enum(permitStateNames)
const day = z.iso.date()
const at = z.iso.datetime()
const cents = z.int()
const reviewResult = z.enum(['waiting', 'approved', 'corrections'])
const counted = z.int().min(0)

const facts = {
  id: z.uuid(),
  year: z.int().openapi({ description: 'Four digits. With the number it is the permit’s key.' }),
  number: z.int(),
  kind: z.string().openapi({ description: 'In the reader’s language.' }),
  address: z.string(),
  description: z.string(),
  ownerName: z.string(),
  state,
  status: z.string().openapi({ description: 'Of its request, as residents read it.' }),
  statusInformation: StatusInformation,
  appliedOn: day,
  expiresOn: day.nullable().openapi({ description: 'The last day on which work may go on.' }),
  mustRefund: z.boolean().openapi({ description: 'Paid, although it ended without a permit.' }),
}

export const DeskPermitItem = z
  .strictObject({
    ...facts,
    since: at.openapi({ description: 'When it came to its state.' }),
    reviews: z
      .array(z.strictObject({ discipline, result: reviewResult, reviewer: z.string().nullable() }))
      .openapi({ description: 'The last one of each discipline.' }),
  })
  .openapi('DeskPermitItem')

// Built from core's list of views, which loses the keys' type.
const counts = Object.fromEntries(permitViews.map((view) => [view, counted])) as Record<
  PermitView,
  typeof counted
>

export const PermitDesk = z
  .strictObject({
    counts: z
      .strictObject(counts)
      .openapi({ description: 'Of each view; counting ends at 1,000.' }),
    disciplines: z
      .partialRecord(discipline, counted)
      .openapi({ description: 'Reviews that wait, by discipline.' }),
    reviewers: z.array(named),
    kinds: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  })
  .openapi('PermitDesk')

const Applicant = z.strictObject({
  id: z.uuid().openapi({ description: 'Of the request.' }),
  number: z.string(),
  version: z.int(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  userId: z.uuid().nullable(),
  organization: z.string().nullable(),
  language: z.enum(['en', 'es']),
  paymentAmount: z.number().nullable().openapi({ description: 'Dollars.' }),
  paidAt: at.nullable(),
})

const Schedule = z.strictObject({
  fees: FeeSchedule,
  asks: z.array(
    z.strictObject({
      answer: z.string(),
      unit: z.string(),
      units: z.number().nullable().openapi({ description: 'As the application says.' }),
    }),
  ),
})

export const DeskPermit = z
  .strictObject({
    ...facts,
    version: z.int().min(1),
    kindCode: z.string(),
    disciplines: z.array(discipline),
    validDays: z.int(),
    conditions: z.string().nullable(),
    zip: z.string(),
    parcelNumber: z.string().nullable(),
    zone: z.string(),
    contractorName: z.string(),
    contractorLicense: z.string(),
    estimatedValueCents: cents,
    squareFeet: z.int(),
    issuedOn: day.nullable(),
    closedOn: day.nullable(),
    planned: z.array(
      z.strictObject({ code: z.string(), name: z.string(), hasPassed: z.boolean() }),
    ),
    request: orNull(Applicant).openapi({
      description: 'By which it was applied for; null for one of another system.',
    }),
    reviews: z
      .array(
        z.strictObject({
          discipline,
          round: z.int().openapi({ description: '1 is the first version of the application.' }),
          result: reviewResult,
          reviewerId: z.uuid().nullable(),
          reviewer: z.string().nullable(),
          comment: z.string(),
          startedAt: at,
          doneAt: at.nullable(),
        }),
      )
      .openapi({ description: 'The last version first.' }),
    history: z
      .array(
        z.strictObject({
          id: z.uuid(),
          state,
          at,
          comment: z.string(),
          name: z.string().nullable(),
        }),
      )
      .openapi({ description: 'The latest first.' }),
    fees: z.array(
      z.strictObject({
        name: z.string(),
        nameEnglish: z.string(),
        nameSpanish: z.string(),
        rule: z.string().openapi({ description: 'Its source, or why it was waived.' }),
        kind: z.enum(['schedule', 'added', 'waived']),
        amountCents: cents,
      }),
    ),
    inspections: z
      .array(
        z.strictObject({
          id: z.uuid(),
          code: z.string(),
          name: z.string(),
          result: z.enum(['booked', 'passed', 'failed', 'canceled']),
          day,
          window: z.enum(['morning', 'afternoon']),
          inspector: z.string().nullable(),
          comment: z.string(),
        }),
      )
      .openapi({ description: 'The latest first.' }),
    files: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        type: z.string(),
        url: z.string().openapi({ description: 'Valid for 15 minutes.' }),
      }),
    ),
    formDetails: z.array(
      z.strictObject({
        label: z.string(),
        data: z.array(z.strictObject({ label: z.string(), data: z.string() })),
      }),
    ),
    schedule: orNull(Schedule).openapi({
      description: 'The fees in force on the day of the application; null if none were.',
    }),
  })
  .openapi('DeskPermit')

export const permitQuery = {
  view: z.enum(permitViews).default('open'),
  discipline: discipline.optional().openapi({ description: 'Waits for its review.' }),
  kind: z.string().max(40).optional(),
  text: z.string().max(permitDeskLimits.search).optional().openapi({
    description:
      'A permit’s number, a house number and street, or the beginning of a street, an owner’s name, or a contractor’s license.',
  }),
}
