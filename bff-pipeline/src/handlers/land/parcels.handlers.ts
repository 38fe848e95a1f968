import { getMapLayer, parcelGeocoder, searchAddresses } from '@portal/core/parcels'
import type { addressSearch, parcelMap } from '@portal/openapi/shared/land/parcels'
import type { Handlers } from '../../implement.ts'
import { ok } from '../../reply/ok.ts'

export const addressHandlers = {
  searchAddresses: ({ query }, context) => ok(searchAddresses(context, parcelGeocoder, query.text)),
} satisfies Handlers<typeof addressSearch>

export const parcelMapHandlers = {
  async getMapLayer({ query }, context) {
    const body = await getMapLayer(context, query)
    // It rarely changes.
    return ok(body, { 'cache-control': 'public, max-age=86400' })
  },
} satisfies Handlers<typeof parcelMap>
