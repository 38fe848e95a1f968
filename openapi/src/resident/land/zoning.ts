import { z } from '@hono/zod-openapi'
import { districtKinds, permissionsOfUses, wholeShare } from '@portal/core/zoning/rules'
import { IdParams, json, operations, orNull, problem } from '../../contract.ts'
import { landParcelFields } from '../people/profile-shapes.ts'
import { latitude, longitude } from './parcels.ts'

const Ring = z.array(z.array(z.number()))

const ParcelGeometry = z
  .union([
    z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(Ring) }),
    z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Ring)) }),
  ])
  .openapi('ParcelGeometry', { description: 'GeoJSON (RFC 7946), with holes.' })

const ZoningDistrict = z
  .strictObject({
    id: z.uuid(),
    code: z.string().openapi({ example: 'CC1' }),
    name: z.string().openapi({ description: 'In the reader’s language.' }),
    kind: z.enum(districtKinds).openapi({
      description: 'An overlay adds rules to the base district below it.',
    }),
    share: z.int().min(1).max(wholeShare).openapi({
      description: 'Of the parcel’s area, in parts per thousand.',
    }),
    dataOn: z.iso.date().openapi({ description: 'The day of the zoning map.' }),
    rulesUrl: z.string(),
  })
  .openapi('ParcelDistrict')

const fields = {
  ...landParcelFields,
  address: z.string(),
  unit: z.string().nullable(),
  zip: z.string(),
  parcelNumber: z.string(),
  latitude: z.number().openapi({ description: 'Degrees, WGS 84.' }),
  longitude: z.number(),
  districts: z.array(ZoningDistrict).openapi({
    description: 'All that it lies in: base districts by their share, then overlays.',
  }),
}

const LandParcelMaster = z.strictObject(fields).openapi('LandParcelMaster')

const ParcelZoning = z
  .strictObject({
    ...fields,
    geometry: ParcelGeometry,
    uses: z.array(
      z.strictObject({
        districtId: z.uuid(),
        code: z.string(),
        use: z.string().openapi({ description: 'In the reader’s language.' }),
        permission: z.enum(permissionsOfUses),
        startsOn: z.iso.date(),
        source: z.string().openapi({ description: 'The rule.' }),
      }),
    ),
  })
  .openapi('ParcelZoning')

const found = json(
  z.array(LandParcelMaster).max(25),
  'The best match first, even with typing mistakes in the street’s name. Empty if there is none.',
)

const part = (max: number, description: string) =>
  z.string().max(max).default('').openapi({ description })

export const zoning = operations('Zoning', {
  searchLandParcels: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/salesforce/landParcelMaster',
    summary: 'Find parcels by the parts of an address',
    request: {
      query: z.object({
        AddNum: part(10, 'House number.'),
        StName: part(100, 'Name of the street. Nothing is found without it.'),
        StType: part(30, 'Such as `St` or `Avenue`.'),
        Postal: part(10, 'ZIP code.'),
        UnitName: part(30, 'Apartment or unit.'),
      }),
    },
    responses: { 200: found },
  },
  findLandParcels: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/salesforce/landParcelMaster/{address}',
    summary: 'Find parcels by a whole address',
    request: {
      params: z.object({
        address: z
          .string()
          .max(200)
          .openapi({
            param: { name: 'address', in: 'path' },
            description: 'As people write it, with a unit or ZIP code or without.',
            example: '150 Dexter Ct, Elgin, IL 60120',
          }),
      }),
    },
    responses: { 200: found },
  },
  getParcelZoning: {
    access: 'anyone',
    method: 'get',
    path: '/parcels/{id}/zoning',
    summary: 'Get a parcel and what may be built there',
    request: { params: IdParams },
    responses: {
      200: json(ParcelZoning, 'With the uses of its districts that count today.'),
      404: problem('Zoning.NoLandParcelMatchesPopupContent.'),
    },
  },
  findParcelAt: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/parcels/at',
    summary: 'Find the parcel at a place',
    request: { query: z.object({ latitude, longitude }) },
    responses: {
      200: json(
        z.strictObject({ id: orNull(z.uuid()) }),
        'Null if there is none, such as on a street.',
      ),
      400: problem('Map.OutsideCity.'),
    },
  },
})
