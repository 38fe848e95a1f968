import { z } from '@hono/zod-openapi'
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
