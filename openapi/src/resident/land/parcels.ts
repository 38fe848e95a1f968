import { z } from '@hono/zod-openapi'
import { maxAddresses } from '@portal/core/parcels/rules'
import { json, operations, problem } from '../../contract.ts'
import { parcelMap } from '../../shared/land/parcels.ts'

const PlacedAddress = z
  .strictObject({
    id: z.uuid(),
    address: z.string(),
    zip: z.string(),
    area: z.string().openapi({ description: 'The part of the city.' }),
    latitude: z.number(),
    longitude: z.number(),
  })
  .openapi('PlacedAddress')

const degrees = (max: number) => z.coerce.number().min(-max).max(max)
export const latitude = degrees(90).openapi({ description: 'Degrees north, WGS 84.' })
export const longitude = degrees(180).openapi({ description: 'Degrees east, WGS 84.' })

export const parcels = {
  ...parcelMap,
  ...operations('Places', {
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
