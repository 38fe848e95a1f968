import { type Handlers, parcelMapHandlers } from '@portal/bff-pipeline'
import { getAddressAt, parcelGeocoder, searchAddresses } from '@portal/core/parcels'
import type { parcels } from '@portal/openapi/resident/land/parcels'

/** Addresses and the map. */
export const parcelHandlers: Handlers<typeof parcels> = {
  ...parcelMapHandlers,
  searchAddresses: async ({ query }, context) => ({
    status: 200,
    body: await searchAddresses(context, parcelGeocoder, query.text),
  }),
  getAddressAt: async ({ query }, context) => ({
    status: 200,
    body: { address: await getAddressAt(context, parcelGeocoder, query) },
  }),
}
