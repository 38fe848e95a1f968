import { z } from '@hono/zod-openapi'
import { pickupServices } from '@portal/core/pickup/rules'
import { IdParams, json, linkLanguage, operations, orNull, problem } from '../../contract.ts'

const day = z.iso.date()

const PickupDay = z
  .strictObject({
    Parcel_Address__c: z.string(),
    Refuse_Pickup_Day__c: z
      .string()
      .openapi({ description: 'As the city’s data has it; empty if it is not known.' }),
    isDelayedFromHoliday: z.boolean().openapi({ description: 'In this week, Sunday to Saturday.' }),
    holidayName: z
      .string()
      .openapi({ description: 'In the reader’s language; empty without a delay.' }),
    Id: z.uuid().openapi({ description: 'Of the parcel, for getPickupPlace.' }),
    zip: z.string(),
    nextOn: orNull(day).openapi({
      description: 'The next day on which garbage is collected, with all changes.',
    }),
  })
  .openapi('GarbagePickupDay')

const PlacePickup = z
  .strictObject({
    service: z.enum(pickupServices),
    week: day.openapi({ description: 'The Sunday on or before `regularOn`.' }),
    regularOn: day.openapi({ description: 'By the weekday.' }),
    on: orNull(day).openapi({ description: 'Null: there is none this time.' }),
    reason: orNull(z.string()).openapi({
      description: 'Why it is not on its weekday, in the reader’s language.',
    }),
    cause: orNull(z.enum(['holiday', 'exception'])),
  })
  .openapi('PlacePickup')

const PickupPlace = z
  .strictObject({
    id: z.uuid(),
    address: z.string(),
    zip: z.string(),
    weekday: orNull(z.int().min(0).max(6)).openapi({
      description: 'Of the garbage pickup, 0 is Sunday. Null: not known.',
    }),
    district: z.string().openapi({ description: 'Part of the city; empty if it is in none.' }),
    today: day.openapi({ description: 'In the city.' }),
    pickups: z.array(PlacePickup),
    holidays: z
      .array(z.strictObject({ day, name: z.string() }))
      .openapi({ description: 'That move pickups in these days.' }),
    calendarUrl: z.string().openapi({ description: 'Of the calendar to subscribe to.' }),
  })
  .openapi('PickupPlace')

const noPlace = problem('Pickup.NoPlace.')

export const pickup = operations('Pickup', {
  findPickupDays: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/salesforce/landParcelMaster/garbagePickupDay',
    summary: 'Find the garbage pickup day of addresses',
    description: 'By house number, street, or both. Empty without either.',
    request: {
      query: z.object({
        streetNumber: z.string().max(20).default('').openapi({ example: '2101' }),
        street: z.string().max(100).default('').openapi({ example: 'Millrace St' }),
      }),
    },
    responses: {
      200: json(
        z.array(PickupDay).max(50),
        'By address, the first 50. A half number (`12½`, `12 1/2`) finds the whole one if there is no half.',
      ),
    },
  },
  getPickupPlace: {
    access: 'anyone',
    method: 'get',
    path: '/pickup/{id}',
    summary: 'Get the pickups of a place',
    request: {
      params: IdParams,
      query: z.object({
        year: z.coerce.number().int().min(2020).max(2099).optional().openapi({
          description: 'All pickups of a year. Without it those of this week and two months.',
        }),
      }),
    },
    responses: { 200: json(PickupPlace, 'With pickups that fall out.'), 404: noPlace },
  },
  getPickupCalendar: {
    access: 'anyone',
    method: 'get',
    path: '/pickup/calendars/{token}',
    summary: 'Get the pickups of a place as a calendar to subscribe to',
    request: {
      params: z.object({
        token: z
          .string()
          .max(60)
          .regex(/^[\w-]+(?:\.ics)?$/)
          .openapi({
            param: { name: 'token', in: 'path' },
            description: 'From `calendarUrl`.',
          }),
      }),
      query: z.object(linkLanguage),
    },
    responses: {
      200: {
        description:
          'An iCalendar file (RFC 5545, RFC 7986) of a month ago and a year ahead. `ETag` covers it: 304 if nothing changed.',
        content: { 'text/calendar': { schema: z.any().openapi({ type: 'string' }) } },
      },
      404: noPlace,
    },
  },
})
