import { z } from '@hono/zod-openapi'
import {
  IdParams,
  json,
  LanguageHeader,
  linkLanguage,
  operations,
  orNull,
  problem,
} from '../../contract.ts'
import {
  bookingContact,
  moveRefusals,
  outcome,
  photo,
  refusals,
  window,
  windowOfDay,
} from '../../shared/inspections.ts'
import { jsonBody } from '../../shared/user.ts'

const permit = {
  year: z
    .string()
    .max(40)
    .openapi({ param: { name: 'year', in: 'path' }, example: '2026' }),
  number: z
    .string()
    .max(40)
    .openapi({ param: { name: 'number', in: 'path' }, example: '1387' }),
}
const PermitParams = z.object(permit)
const BookedParams = z.object({
  ...permit,
  id: z.uuid().openapi({ param: { name: 'id', in: 'path' }, description: 'Of the inspection.' }),
})

const hours = z.strictObject({
  from: z.int().openapi({ description: 'Hour of the city’s clock, 0 to 23.' }),
  to: z.int(),
})

const Booking = z
  .strictObject({
    planned: z
      .array(
        z.strictObject({
          code: z.string().openapi({ example: 'shield' }),
          name: z.string().openapi({ description: 'In the reader’s language.' }),
          isFinal: z.boolean(),
          state: z.enum(['needed', 'booked', 'passed']),
          refusal: z.string().nullable().openapi({
            description:
              'Why it cannot be booked now, a code as `bookInspection` answers. Else null.',
          }),
        }),
      )
      .openapi({ description: 'In the order of the permit’s plan.' }),
    booked: z.array(
      z.strictObject({
        id: z.uuid(),
        code: z.string(),
        name: z.string(),
        ...windowOfDay,
        inspector: z.string().nullable(),
        contactName: z.string(),
        contactPhone: z.string(),
        note: z.string(),
        place: z.int().nullable().openapi({
          description: 'On its day: its number on the inspector’s list, 1 is next. Else null.',
        }),
        canChange: z.boolean().openapi({ description: 'Its cut-off is not over.' }),
      }),
    ),
    results: z
      .array(
        z.strictObject({
          id: z.uuid(),
          code: z.string(),
          name: z.string(),
          day: z.iso.date(),
          outcome,
          comment: z.string(),
          corrections: z.array(z.string()),
          photos: z.array(photo),
        }),
      )
      .openapi({ description: 'The latest first.' }),
    fees: z
      .array(
        z.strictObject({
          path: z.string().openapi({ description: 'The page to pay it.' }),
          amountCents: z.int().openapi({ description: 'Cents.' }),
          isForInspectingAgain: z.boolean(),
        }),
      )
      .openapi({ description: 'Due before anything is booked.' }),
    free: z
      .array(z.strictObject({ ...windowOfDay, left: z.int() }))
      .openapi({ description: 'What can be booked now, in order.' }),
    contactName: z.string().openapi({ description: 'The caller’s, to fill a form.' }),
    contactPhone: z.string(),
    settings: z.strictObject({
      daysAhead: z.int().openapi({ description: 'Working days.' }),
      cutOffHour: z.int().openapi({ description: 'Of the working day before.' }),
      morning: hours,
      afternoon: hours,
    }),
  })
  .openapi('InspectionBooking')

const Done = z.strictObject({ success: z.literal(true) })
const missing = problem('Permits.NotFound, Inspections.NotFound.')
const notYours = problem('Inspections.NotYours. Or the logged-in user may not do this yet.')

export const inspections = operations('Inspections', {
  getBooking: {
    access: 'contact',
    method: 'get',
    path: '/permits/{year}/{number}/inspections',
    summary: 'Get a permit’s inspections, and the slots that can be booked now',
    description:
      'For the applicant, the organization that applied, and delegates of the permit’s contractor.',
    request: { headers: LanguageHeader, params: PermitParams },
    responses: {
      200: json(
        z.strictObject({ booking: orNull(Booking) }),
        '`booking` is null for people who do not act for the permit.',
      ),
      404: missing,
    },
  },

  bookInspection: {
    access: 'contact',
    method: 'post',
    path: '/permits/{year}/{number}/inspections',
    summary: 'Book an inspection',
    request: {
      headers: LanguageHeader,
      params: PermitParams,
      ...jsonBody(z.strictObject({ code: z.string().max(40), ...windowOfDay, ...bookingContact })),
    },
    responses: {
      200: json(z.strictObject({ id: z.uuid() }), 'Booked. A confirmation is on its way.'),
      403: notYours,
      404: missing,
      409: problem(refusals),
    },
  },

  moveInspection: {
    access: 'contact',
    method: 'put',
    path: '/permits/{year}/{number}/inspections/{id}',
    summary: 'Move a booked inspection',
    request: {
      headers: LanguageHeader,
      params: BookedParams,
      ...jsonBody(z.strictObject({ day: z.iso.date(), window })),
    },
    responses: {
      200: json(Done, 'Moved.'),
      403: notYours,
      404: missing,
      409: problem(moveRefusals),
    },
  },

  cancelInspection: {
    access: 'contact',
    method: 'delete',
    path: '/permits/{year}/{number}/inspections/{id}',
    summary: 'Cancel a booked inspection',
    request: { params: BookedParams },
    responses: {
      200: json(Done, 'Canceled.'),
      403: notYours,
      404: missing,
      409: problem('Inspections.NotBooked, Inspections.TooLate.'),
    },
  },

  getInspectionCalendar: {
    access: 'contact',
    method: 'get',
    path: '/inspections/{id}/calendar',
    summary: 'Get a booked inspection for a calendar',
    request: { params: IdParams, query: z.object(linkLanguage) },
    responses: {
      200: {
        description: 'An iCalendar file (RFC 5545).',
        content: { 'text/calendar': { schema: z.any().openapi({ type: 'string' }) } },
      },
      404: missing,
    },
  },
})
