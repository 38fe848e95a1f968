import { z } from '@hono/zod-openapi'
import { districtKinds, permissionsOfUses, zoningLimits } from '@portal/core/zoning/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const text = z.string().max(zoningLimits.text)
const spanish = text.openapi({ description: 'In Spanish.' })
const code = z.string().max(zoningLimits.code).openapi({ example: 'CC1' })

const district = {
  name: text,
  nameEs: spanish,
  kind: z
    .enum(districtKinds)
    .openapi({ description: 'An overlay adds rules to the base below it.' }),
  rulesUrl: z
    .string()
    .max(zoningLimits.address)
    .openapi({ description: 'The district’s own rules, with https.' }),
  dataOn: z.iso.date().openapi({ description: 'The day of the zoning map.' }),
}
const rule = {
  use: text.openapi({ example: 'Coffee shop or restaurant' }),
  useEs: spanish,
  permission: z.enum(permissionsOfUses),
  startsOn: z.iso.date().openapi({ description: 'Counts until the next rule of the same use.' }),
  source: z.string().max(zoningLimits.source).openapi({ example: 'Zoning Code 19.35.430' }),
}
const listed = {
  id: z.uuid(),
  code,
  ...district,
  updatedAt: z.iso.datetime(),
  parcelCount: z.int().min(0),
  useCount: z.int().min(0).openapi({ description: 'Uses with a rule today.' }),
  laterCount: z.int().min(0).openapi({ description: 'Rules that count later.' }),
}
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const created = json(z.strictObject({ id: z.uuid() }), 'The new record.')

export const zoning = operations('Places', {
  listZoningDistricts: {
    access: 'staff',
    method: 'get',
    path: '/zoning-districts',
    summary: 'List the zoning districts',
    responses: {
      200: json(
        z.strictObject({
          districts: z.array(z.strictObject(listed).openapi('ListedZoningDistrict')),
        }),
        'Base districts first, by code.',
      ),
    },
  },
  getZoningDistrict: {
    access: 'staff',
    method: 'get',
    path: '/zoning-districts/{id}',
    summary: 'Get a zoning district with all rules of its uses',
    request: { params: IdParams },
    responses: {
      200: json(
        z
          .strictObject({
            ...listed,
            today: z.iso.date().openapi({ description: 'In the city.' }),
            rules: z.array(z.strictObject({ id: z.uuid(), ...rule }).openapi('ZoningRule')),
          })
          .openapi('StaffZoningDistrict'),
        'Rules by use, the newest first.',
      ),
      404: problem('ZoningDistricts.NotFound.'),
    },
  },
  addZoningDistrict: {
    access: 'staff',
    method: 'post',
    path: '/zoning-districts',
    summary: 'Add a zoning district',
    request: jsonBody(z.strictObject({ code, ...district }).openapi('NewZoningDistrict')),
    responses: { 201: created, 400: wrong, 409: problem('ZoningDistricts.CodeTaken.') },
  },
  updateZoningDistrict: {
    access: 'staff',
    method: 'put',
    path: '/zoning-districts/{id}',
    summary: 'Change a zoning district',
    description: 'Its code stays: imports name it.',
    request: {
      params: IdParams,
      ...jsonBody(
        z
          .strictObject({
            ...district,
            seenAt: z.iso.datetime().openapi({ description: 'The `updatedAt` that was seen.' }),
          })
          .openapi('ZoningDistrictEdit'),
      ),
    },
    responses: {
      200: json(Success, 'Changed.'),
      400: wrong,
      404: problem('ZoningDistricts.NotFound.'),
      409: problem('ZoningDistricts.Changed: by another person since.'),
    },
  },
  addZoningUse: {
    access: 'staff',
    method: 'post',
    path: '/zoning-districts/{id}/uses',
    summary: 'Set what a district says of a use from a day on',
    description:
      'Rules are never changed. `useEs` may be empty for a use that another rule already has.',
    request: {
      params: IdParams,
      ...jsonBody(z.strictObject(rule).openapi('NewZoningRule')),
    },
    responses: {
      201: created,
      400: wrong,
      404: problem('ZoningDistricts.NotFound.'),
      409: problem(
        'ZoningDistricts.SameDay: the use has a rule from this day. ZoningDistricts.Past: only a use’s first rule begins in the past.',
      ),
    },
  },
  withdrawZoningUse: {
    access: 'staff',
    method: 'delete',
    path: '/zoning-districts/uses/{id}',
    summary: 'Take a rule of a district back before it counts',
    request: { params: IdParams },
    responses: {
      200: json(Success, 'The rule before it goes on.'),
      404: problem('ZoningDistricts.NoRule.'),
      409: problem('ZoningDistricts.InForce.'),
    },
  },
})
