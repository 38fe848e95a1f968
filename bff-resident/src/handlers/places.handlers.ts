import type { Handlers } from '@portal/bff-pipeline'
import { getAddressAt, parcelGeocoder, searchAddresses } from '@portal/core/parcels'
import type { places } from '@portal/openapi/resident/places'

/** Where things are. */
export const placeHandlers: Handlers<typeof places> = {
  searchAddresses: async ({ query }, context) => ({
    status: 200,
    body: await searchAddresses(context, parcelGeocoder, query.text),
  }),
  getAddressAt: async ({ query }, context) => ({
    status: 200,
    body: { address: await getAddressAt(context, parcelGeocoder, query) },
  }),
}
