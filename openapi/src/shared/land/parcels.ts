import { z } from '@hono/zod-openapi'
import { maxAddresses } from '@portal/core/parcels/rules'
import { json, operations } from '../../contract.ts'

const degrees = (max: number) => z.coerce.number().min(-max).max(max)
const latitude = degrees(90).openapi({ description: 'Degrees north, WGS 84.' })
const longitude = degrees(180).openapi({ description: 'Degrees east, WGS 84.' })

const Geometry = z.union([
  z.strictObject({ type: z.literal('LineString'), coordinates: z.array(z.array(z.number())) }),
  z.strictObject({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(z.array(z.number()))),
  }),
])

export const PlacedAddress = z
  .strictObject({
    id: z.uuid(),
    address: z.string(),
    zip: z.string(),
    area: z.string().openapi({ description: 'The part of the city.' }),
    latitude: z.number(),
    longitude: z.number(),
  })
  .openapi('PlacedAddress')

export const addressSearch = operations('Places', {
  searchAddresses: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/addresses',
    summary: 'Find an address in the city',
    request: { query: z.object({ text: z.string().max(200).default('') }) },
    responses: {
      200: json(
        z.array(PlacedAddress).max(maxAddresses),
        'The best match first, even with typing mistakes. None for fewer than 3 characters.',
      ),
    },
  },
})

export const parcelMap = operations('Places', {
  getMapLayer: {
    access: 'anyone',
    method: 'get',
    path: '/map/layer',
    summary: 'Get streets and parcels in a box',
    request: {
      query: z.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
    },
    responses: {
      200: json(
        z.strictObject({
          type: z.literal('FeatureCollection'),
          features: z.array(
            z.strictObject({
              type: z.literal('Feature'),
              id: z.string(),
              properties: z.strictObject({ kind: z.enum(['street', 'parcel']), name: z.string() }),
              geometry: Geometry,
            }),
          ),
        }),
        'GeoJSON (RFC 7946). Parcels only in boxes up to 0.03 degrees each way, at most 2,000.',
      ),
    },
  },
})
