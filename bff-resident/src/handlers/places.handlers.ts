import type { Handlers } from '@portal/bff-pipeline'
import { addressAt, getMapLayer, parcelGeocoder, searchAddresses } from '@portal/core/parcels'
import type { residentContract } from '@portal/openapi/resident'

type Places = Pick<typeof residentContract, 'getAddressAt' | 'getMapLayer' | 'searchAddresses'>

/** What a map of the city shows changes when the city builds. */
const lasting = { 'cache-control': 'public, max-age=86400' }

/** Where things are. */
export const placeHandlers: Handlers<Places> = {
  searchAddresses: async ({ query }, context) => ({
    status: 200,
    body: await searchAddresses(context, parcelGeocoder, query.text),
  }),
  getAddressAt: async ({ query }, context) => ({
    status: 200,
    body: { address: await addressAt(context, parcelGeocoder, query) },
  }),
  getMapLayer: async ({ query }, context) => ({
    status: 200,
    body: await getMapLayer(context, query),
    headers: lasting,
  }),
}
