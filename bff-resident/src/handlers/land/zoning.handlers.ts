import { type Handlers, ok } from '@portal/bff-pipeline'
import { findParcelAt } from '@portal/core/parcels'
import { findLandParcels, getParcelZoning, searchLandParcels } from '@portal/core/zoning'
import { parcelQueryOf } from '@portal/core/zoning/rules'
import type { zoning } from '@portal/openapi/resident/land/zoning'

export const zoningHandlers = {
  searchLandParcels: ({ query }, context) => {
    const { AddNum, StName, StType, Postal, UnitName } = query
    const { street } = parcelQueryOf(`${StName} ${StType}`)
    const number = AddNum.trim()
    return ok(
      searchLandParcels(context, { number, street, zip: Postal.trim(), unit: UnitName.trim() }),
    )
  },
  findLandParcels: ({ params }, context) => ok(findLandParcels(context, params.address)),
  getParcelZoning: ({ params }, context) => ok(getParcelZoning(context, params.id)),
  findParcelAt: async ({ query }, context) => ok({ id: await findParcelAt(context, query) }),
} satisfies Handlers<typeof zoning>
