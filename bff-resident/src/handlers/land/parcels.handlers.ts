import { addressHandlers, type Handlers, ok, parcelMapHandlers } from '@portal/bff-pipeline'
import { getAddressAt, parcelGeocoder } from '@portal/core/parcels'
import type { parcels } from '@portal/openapi/resident/land/parcels'

export const parcelHandlers = {
  ...parcelMapHandlers,
  ...addressHandlers,
  getAddressAt: async ({ query }, context) =>
    ok({ address: await getAddressAt(context, parcelGeocoder, query) }),
} satisfies Handlers<typeof parcels>
