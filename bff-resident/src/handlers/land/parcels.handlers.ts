import { type Handlers, ok, parcelMapHandlers } from '@portal/bff-pipeline'
import { getAddressAt, parcelGeocoder, searchAddresses } from '@portal/core/parcels'
import type { parcels } from '@portal/openapi/resident/land/parcels'

export const parcelHandlers = {
  ...parcelMapHandlers,
  searchAddresses: ({ query }, context) => ok(searchAddresses(context, parcelGeocoder, query.text)),
  getAddressAt: async ({ query }, context) =>
    ok({ address: await getAddressAt(context, parcelGeocoder, query) }),
} satisfies Handlers<typeof parcels>
