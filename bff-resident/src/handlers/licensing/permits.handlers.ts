import { type Handlers, ok } from '@portal/bff-pipeline'
import { searchContractors } from '@portal/core/permit-applications'
import {
  getPermit,
  getPermitDocument,
  listPermitsInView,
  searchPermits,
} from '@portal/core/permits'
import type { permits } from '@portal/openapi/resident/licensing/permits'
import { openDataFile } from '../../open-data-file.ts'

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
  // By the addresses that they had before there was other open data.
  exportPermits: (_input, context) => openDataFile(context, 'permits.csv'),
  exportPermitContractors: (_input, context) => openDataFile(context, 'permit-contractors.csv'),
  exportPermitHistory: (_input, context) => openDataFile(context, 'permit-history.csv'),
  exportPermitInspections: (_input, context) => openDataFile(context, 'permit-inspections.csv'),
} satisfies Handlers<typeof permits>
