import { z } from '@hono/zod-openapi'
import { fileLimits } from '@portal/core/files/rules'
import { inspectionLimits } from '@portal/core/inspections/rules'
import { binary, IdParams, json, operations, problem } from '../../contract.ts'
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
import { IfMatch, named } from '../casework/case-shapes.ts'

const listed = {
  id: z.uuid(),
  version: z.int().min(1),
  ...windowOfDay,
  inspectorId: z.uuid().nullable(),
  code: z.string(),
  name: z.string().openapi({ description: 'In the reader’s language.' }),
  outcome: z.enum([...outcome.options, 'booked']),
  year: z.int(),
  number: z.int(),
  kind: z.string(),
  address: z.string(),
}

const found = {
  day: z.iso.date(),
  outcome,
  comment: z.string(),
  corrections: z.array(z.string()),
}

const Stop = z
  .strictObject({
    ...listed,
    isFinal: z.boolean(),
    description: z.string().openapi({ description: 'The work.' }),
    conditions: z.string().nullable(),
    zip: z.string(),
    latitude: z.number().nullable().openapi({ description: 'Degrees, WGS 84.' }),
    longitude: z.number().nullable(),
    contractorName: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    note: z.string(),
    comment: z.string(),
    corrections: z.array(z.string()),
    photos: z.array(photo),
    correctableUntil: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'Until when you can correct the result; null if you cannot.' }),
    replaced: z
      .array(
        z.strictObject({
          outcome,
          comment: z.string(),
          corrections: z.array(z.string()),
          reason: z.string().openapi({ description: 'Why it was wrong.' }),
          by: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'Results that were recorded by mistake, the latest first.' }),
    earlier: z
      .array(z.strictObject({ name: z.string(), ...found }))
      .openapi({ description: 'What was found on the permit before, the latest first.' }),
  })
  .openapi('InspectionStop')

const finding = {
  outcome,
  comment: z.string().max(inspectionLimits.comment),
  corrections: z
    .array(z.string().min(1).max(inspectionLimits.correction))
    .max(inspectionLimits.corrections),
}

const version = z.strictObject({ version: z.int().min(1) })
const success = z.strictObject({ success: z.literal(true) })
const missing = problem('Inspections.NotFound.')
const stale = problem('Inspections.ChangedMeanwhile: it has changed since you read it.')
const optionalDay = z.iso.date().optional()

export const inspections = operations('Inspections', {
  listInspections: {
    access: 'staff',
    method: 'get',
    path: '/inspections',
    summary: 'List inspections and slots by day',
    request: {
      query: z.object({
        from: optionalDay.openapi({ description: 'Default: today in the city.' }),
        days: z.coerce.number().int().min(1).max(inspectionLimits.calendarDays).default(7),
      }),
    },
    responses: {
      200: json(
        z
          .strictObject({
            today: z.iso.date(),
            days: z.array(z.strictObject({ day: z.iso.date(), isWorkingDay: z.boolean() })),
            inspectors: z.array(named),
            codes: z
              .array(z.strictObject({ code: z.string(), name: z.string() }))
              .openapi({ description: 'Inspections of all kinds of permits.' }),
            slots: z.array(
              z.strictObject({
                id: z.uuid(),
                ...windowOfDay,
                inspectorId: z.uuid().nullable().openapi({ description: 'Null: any inspector.' }),
                capacity: z.int(),
                left: z.int(),
              }),
            ),
            inspections: z.array(z.strictObject(listed).openapi('ListedInspection')),
          })
          .openapi('InspectionWeek'),
        'Canceled ones are left out.',
      ),
    },
  },

  getInspectionRoute: {
    access: 'staff',
    method: 'get',
    path: '/inspections/route',
    summary: 'Get an inspector’s day in the order of the visits',
    request: {
      query: z.object({
        day: optionalDay.openapi({ description: 'Default: today in the city.' }),
        inspector: z.uuid().optional().openapi({ description: 'Default: the caller.' }),
      }),
    },
    responses: {
      200: json(
        z
          .strictObject({
            day: z.iso.date(),
            inspectorId: z.uuid(),
            inspectors: z.array(named),
            stops: z.array(Stop),
          })
          .openapi('InspectionRoute'),
        'With what the inspector needs on the way.',
      ),
    },
  },

  setInspectionSlots: {
    access: 'staff',
    method: 'put',
    path: '/inspections/slots',
    summary: 'Open or close slots on the working days of a period',
    request: jsonBody(
      z.strictObject({
        fromDay: z.iso.date(),
        toDay: z.iso.date(),
        windows: z.array(window).min(1).max(2),
        inspectorId: z.uuid().nullable(),
        capacity: z.int().min(0).max(inspectionLimits.capacity).openapi({
          description: 'Inspections in each. 0 closes them; what is booked stays booked.',
        }),
      }),
    ),
    responses: {
      200: json(z.strictObject({ days: z.int() }), 'On how many days.'),
      400: problem('Inspections.WrongPeriod.'),
      404: problem('Inspections.NoInspector.'),
    },
  },

  orderInspections: {
    access: 'staff',
    method: 'put',
    path: '/inspections/route',
    summary: 'Set the order of an inspector’s visits',
    request: jsonBody(
      z.strictObject({
        day: z.iso.date(),
        inspectorId: z.uuid(),
        ids: z.array(z.uuid()).max(100),
      }),
    ),
    responses: {
      200: json(success, 'Mornings stay before afternoons.'),
      412: stale,
    },
  },

  bookInspectionForStaff: {
    access: 'staff',
    method: 'post',
    path: '/inspections',
    summary: 'Book an inspection for a caller',
    request: jsonBody(
      z.strictObject({
        year: z.string().max(40),
        number: z.string().max(40),
        code: z.string().max(40),
        ...windowOfDay,
        ...bookingContact,
      }),
    ),
    responses: {
      200: json(z.strictObject({ id: z.uuid() }), 'Booked, also after the cut-off.'),
      404: problem('Permits.NotFound.'),
      409: problem(refusals),
    },
  },

  moveInspectionForStaff: {
    access: 'staff',
    method: 'put',
    path: '/inspections/{id}/slot',
    summary: 'Move a booked inspection',
    request: { params: IdParams, ...jsonBody(z.strictObject({ day: z.iso.date(), window })) },
    responses: { 200: json(success, 'Moved.'), 404: missing, 409: problem(moveRefusals) },
  },

  cancelInspectionForStaff: {
    access: 'staff',
    method: 'delete',
    path: '/inspections/{id}',
    summary: 'Cancel a booked inspection',
    request: { params: IdParams },
    responses: {
      200: json(success, 'Canceled. The applicant is notified.'),
      404: missing,
      409: problem('Inspections.NotBooked.'),
    },
  },

  assignInspection: {
    access: 'staff',
    method: 'put',
    path: '/inspections/{id}/inspector',
    summary: 'Give an inspection to an inspector',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(z.strictObject({ inspectorId: z.uuid().nullable() })),
    },
    responses: {
      200: json(version, 'Changed. `ETag` is the new version.'),
      404: problem('Inspections.NotFound, Inspections.NoInspector.'),
      409: problem('Inspections.NotBooked.'),
      412: stale,
    },
  },

  recordInspection: {
    access: 'staff',
    method: 'put',
    path: '/inspections/{id}/result',
    summary: 'Record what an inspector found',
    description:
      'A passed one extends the permit, and the last one finishes it. From the second failure of the same inspection on, a fee is due before it can be booked again. Nobody there counts as failed.',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(z.strictObject(finding)),
    },
    responses: {
      200: json(version, 'Recorded. `ETag` is the new version.'),
      404: missing,
      409: problem('Inspections.NotBooked, Inspections.FinalLast, Permits.NoSuchStep.'),
      412: stale,
    },
  },

  correctInspection: {
    access: 'staff',
    method: 'put',
    path: '/inspections/{id}/correction',
    summary: 'Correct a result that was recorded by mistake',
    description:
      'By the inspector whose result it is, or an administrator, in the city’s time for it. What followed from the result is taken back: the permit’s longer life or its end, or an unpaid bill for inspecting again. Both results are kept.',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(z.strictObject({ ...finding, reason: z.string().max(inspectionLimits.comment) })),
    },
    responses: {
      200: json(version, 'Corrected. `ETag` is the new version.'),
      400: problem('Util.FormContainsErrors with each invalid field.'),
      404: missing,
      409: problem(
        'Inspections.NotDone, Inspections.OfAnother, Inspections.TooLateToCorrect, Inspections.HasFollowed, Inspections.FeePaid, Payment.StillBeingChecked, Inspections.FinalLast, Permits.NoSuchStep.',
      ),
      412: stale,
    },
  },

  setInspectionThumbnail: {
    access: 'staff',
    bodyLimit: fileLimits.thumbnailBytes,
    weight: 'light',
    method: 'put',
    path: '/inspections/photos/{id}/thumbnail',
    summary: 'Add a small copy of a photo, for lists',
    description: 'Up to 256 pixels a side. Without it lists show the photo itself.',
    request: {
      params: IdParams,
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      200: json(success, 'Saved. It replaces an earlier one.'),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: problem('Error.NotFound: no such photo of a booked inspection.'),
      413: problem('Error.TooLarge: more than 24 kB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },

  addInspectionPhoto: {
    access: 'staff',
    bodyLimit: 10_485_760,
    method: 'post',
    path: '/inspections/{id}/photos',
    summary: 'Add a photo to a booked inspection',
    request: {
      params: IdParams,
      body: { content: { 'application/octet-stream': { schema: binary } }, required: true },
    },
    responses: {
      200: json(z.strictObject({ id: z.uuid() }), 'Kept, without the camera’s data.'),
      400: problem('File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels.'),
      404: missing,
      409: problem('Inspections.NotBooked, Inspections.TooManyPhotos.'),
      413: problem('Error.TooLarge: more than 10 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
    },
  },
})
