import type { Handlers } from '@portal/bff-pipeline'
import { parcelGeocoder } from '@portal/core/parcels'
import { enterReport } from '@portal/core/reports'
import type { reports } from '@portal/openapi/admin/casework/reports'

export const reportHandlers = {
  enterReport: async ({ body }, context) => ({
    status: 201,
    body: await enterReport(context, parcelGeocoder, body),
  }),
} satisfies Handlers<typeof reports>
