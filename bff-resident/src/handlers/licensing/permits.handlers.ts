import { type Handlers, ok } from '@portal/bff-pipeline'
import { searchContractors } from '@portal/core/permit-applications'
import {
  exportPermitContractors,
  exportPermitHistory,
  exportPermitInspections,
  exportPermits,
  getPermit,
  getPermitDocument,
  listPermitsInView,
  searchPermits,
} from '@portal/core/permits'
import type { permits } from '@portal/openapi/resident/licensing/permits'

const download = (name: string) => ({
  'content-type': 'text/csv',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'public, max-age=3600',
})

export const permitHandlers = {
  searchContractors: async ({ query }, context) =>
    ok([...(await searchContractors(context, query.text))]),
  searchPermits: ({ query }, context) => ok(searchPermits(context, query)),
  listPermitsInView: ({ query }, context) => ok(listPermitsInView(context, query)),
  getPermit: ({ params }, context) => ok(getPermit(context, params)),
  getPermitDocument: async ({ params, query }, context) => {
    const { bytes, name } = await getPermitDocument(
      { ...context, language: query.lng ?? 'en' },
      params,
      context.state.env.PORTAL_URL ?? '',
    )
    return {
      status: 200,
      body: bytes,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    }
  },
  exportPermits: (_input, context) => ok(exportPermits(context), download('permits')),
  exportPermitContractors: (_input, context) =>
    ok(exportPermitContractors(context), download('permit-contractors')),
  exportPermitHistory: (_input, context) =>
    ok(exportPermitHistory(context), download('permit-history')),
  exportPermitInspections: (_input, context) =>
    ok(exportPermitInspections(context), download('permit-inspections')),
} satisfies Handlers<typeof permits>
