import { type Handlers, ok } from '@portal/bff-pipeline'
import { searchContractors } from '@portal/core/permit-applications'
import { exportPermits, getPermit, searchPermits } from '@portal/core/permits'
import type { permits } from '@portal/openapi/resident/licensing/permits'

export const permitHandlers = {
  searchContractors: async ({ query }, context) =>
    ok([...(await searchContractors(context, query.text))]),
  searchPermits: ({ query }, context) => ok(searchPermits(context, query)),
  getPermit: ({ params }, context) => ok(getPermit(context, params)),
  exportPermits: (_input, context) =>
    ok(exportPermits(context), {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="permits.csv"',
      'cache-control': 'public, max-age=3600',
    }),
} satisfies Handlers<typeof permits>
