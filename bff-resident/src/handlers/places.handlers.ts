import type { Handlers } from '@portal/bff-pipeline'
import { addressAt, parcelGeocoder, searchAddresses } from '@portal/core/parcels'
import type { residentContract } from '@portal/openapi/resident'

type Places = Pick<typeof residentContract, 'getAddressAt' | 'searchAddresses'>

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
}
