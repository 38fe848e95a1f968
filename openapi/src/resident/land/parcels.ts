import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '../../contract.ts'
import { addressSearch, parcelMap, PlacedAddress } from '../../shared/land/parcels.ts'

const degrees = (max: number) => z.coerce.number().min(-max).max(max)
export const latitude = degrees(90).openapi({ description: 'Degrees north, WGS 84.' })
export const longitude = degrees(180).openapi({ description: 'Degrees east, WGS 84.' })

export const parcels = {
  ...parcelMap,
  ...addressSearch,
  ...operations('Places', {
    getAddressAt: {
      access: 'anyone',
      method: 'get',
      path: '/addresses/at',
      summary: 'Find the address nearest to a place',
      request: { query: z.object({ latitude, longitude }) },
      responses: {
        200: json(
          z.strictObject({ address: z.union([PlacedAddress, z.null()]) }),
          'Null if there is no address within about 300 meters.',
        ),
        400: problem('Map.OutsideCity.'),
      },
    },
  }),
}
