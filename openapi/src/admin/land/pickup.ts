import { z } from '@hono/zod-openapi'
import { pickupLimits, pickupRuleKinds, pickupServices } from '@portal/core/pickup/rules'
import { IdParams, json, operations, orNull, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const day = z.iso.date()
const name = z.string().max(pickupLimits.name)
const weekday = orNull(z.int().min(0).max(6))

const rule = {
  kind: z.enum(pickupRuleKinds),
  service: orNull(z.enum(pickupServices)).openapi({
    description: 'Of an exception: null for all services. Null for a holiday.',
  }),
  district: orNull(z.string().max(pickupLimits.district)).openapi({
    description: 'Part of the city by its code. Null: the whole city.',
  }),
  fromDay: day.openapi({
    description:
      'A season’s first day; the day of a holiday; the day on which an exception’s pickups would be, after holidays.',
  }),
  toDay: day.openapi({ description: 'A season’s last day, included; the same day otherwise.' }),
  weekday: weekday.openapi({
    description: 'A season’s own, 0 is Sunday. Null: the garbage day of each address.',
  }),
  everyWeeks: z.int().min(1).max(pickupLimits.everyWeeks).openapi({
    description: 'Of a season: 2 is every other week, counted from its first.',
  }),
  followsHolidays: z
    .boolean()
    .openapi({ description: 'Whether holidays move a season’s pickups.' }),
  movedTo: orNull(day).openapi({ description: 'Where an exception moves to. Null: no pickup.' }),
  name: name.openapi({ description: 'A holiday’s name, or an exception’s reason.' }),
  nameEs: name.openapi({ description: 'In Spanish.' }),
}

const PickupRule = z
  .strictObject({
    id: z.uuid(),
    ...rule,
    createdAt: z.iso.datetime(),
    withdrawnAt: orNull(z.iso.datetime()).openapi({ description: 'When it was taken back.' }),
  })
  .openapi('PickupRule')

const NewPickupRule = z
  .strictObject({
    ...rule,
    replaces: orNull(z.uuid()).openapi({ description: 'A rule that it takes the place of.' }),
  })
  .openapi('NewPickupRule')

const districts = z
  .array(
    z
      .strictObject({
        code: z.string(),
        name: z.string().openapi({ description: 'As the city calls it; may be empty.' }),
        addresses: z.int().min(0),
        days: z.array(
          z
            .strictObject({
              weekday: weekday.openapi({
                description: 'Of the garbage pickup of the addresses it is about.',
              }),
              regularOn: day,
              on: orNull(day).openapi({ description: 'Null: there is none this time.' }),
              services: z.array(z.enum(pickupServices)),
              isNew: z.boolean().openapi({ description: 'It was not so before the change.' }),
              reason: orNull(z.string()),
            })
            .openapi('PickupDistrictDay'),
        ),
      })
      .openapi('PickupDistrict'),
  )
  .openapi({ description: 'Of each district the next 60 days.' })

const wrong = problem('Util.FormContainsErrors with each invalid field.')
const created = json(z.strictObject({ id: z.uuid() }), 'The new record.')
const noDistrict = problem('PickupCalendar.NoDistrict.')
const refused = problem(
  'PickupCalendar.SameDay, PickupCalendar.SameHoliday or PickupCalendar.Overlaps: another rule is in the way. PickupCalendar.Past: days that have passed would change. PickupCalendar.Changed: the rule to replace is gone.',
)

export const pickup = operations('Pickup', {
  listPickupRules: {
    access: 'staff',
    method: 'get',
    path: '/pickup-rules',
    summary: 'Get the pickup calendar with its rules',
    responses: {
      200: json(
        z
          .strictObject({
            today: day.openapi({ description: 'In the city.' }),
            districts,
            rules: z.array(PickupRule),
            aliases: z.array(
              z
                .strictObject({
                  id: z.uuid(),
                  alias: z.string(),
                  street: z.string().openapi({ description: 'Its name in the city’s data.' }),
                })
                .openapi('StreetAlias'),
            ),
          })
          .openapi('PickupDesk'),
        'Rules by day, the newest first, with those that were taken back.',
      ),
    },
  },
  previewPickupRule: {
    access: 'staff',
    method: 'post',
    path: '/pickup-rules/preview',
    summary: 'Try a rule of the pickup calendar before it is set',
    request: jsonBody(NewPickupRule),
    responses: {
      200: json(
        z
          .strictObject({
            today: day,
            districts,
            summary: z.array(z.string()).openapi({
              description: 'What changes in each district, in the reader’s language.',
            }),
          })
          .openapi('PickupPreview'),
        'As residents would see it.',
      ),
      400: wrong,
      404: noDistrict,
      409: refused,
    },
  },
  addPickupRule: {
    access: 'staff',
    method: 'post',
    path: '/pickup-rules',
    summary: 'Set a season, a holiday or an exception',
    description: 'Rules are never changed: a new one replaces another. Residents see it at once.',
    request: jsonBody(NewPickupRule),
    responses: { 201: created, 400: wrong, 404: noDistrict, 409: refused },
  },
  withdrawPickupRule: {
    access: 'staff',
    method: 'delete',
    path: '/pickup-rules/{id}',
    summary: 'Take a rule of the pickup calendar back',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'What it said stays in the history.'),
      404: problem('PickupCalendar.NotFound.'),
      409: problem('PickupCalendar.InForce: days that have passed depend on it.'),
    },
  },
  addStreetAlias: {
    access: 'staff',
    method: 'post',
    path: '/street-aliases',
    summary: 'Let a street be found by another name',
    request: jsonBody(
      z
        .strictObject({
          alias: name.openapi({ example: 'Route 31' }),
          street: name.openapi({
            description: 'Name and suffix in the city’s data.',
            example: 'State St',
          }),
        })
        .openapi('NewStreetAlias'),
    ),
    responses: {
      201: created,
      400: wrong,
      404: problem('PickupCalendar.NoStreet.'),
      409: problem('PickupCalendar.AliasTaken.'),
    },
  },
  removeStreetAlias: {
    access: 'staff',
    method: 'delete',
    path: '/street-aliases/{id}',
    summary: 'Remove another name of a street',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'The street is found by its own name only.'),
      404: problem('PickupCalendar.NoAlias.'),
    },
  },
})
