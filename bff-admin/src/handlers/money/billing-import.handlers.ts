import { type Handlers, ok } from '@portal/bff-pipeline'
import type { billingImport } from '@portal/openapi/admin/money/billing-import'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/billing-import')
const permitFees = () => import('@portal/core/permit-fees')

/** A list for programs, to be sent back as a batch. */
const csvFile = (body: string, name: string) => ({
  status: 200 as const,
  body,
  headers: {
    'content-type': 'text/csv',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  },
})

export const billingImportHandlers = {
  importBatch: async ({ query, body }, context) => {
    const { importBatch } = await load()
    const batch = await importBatch(context, {
      ...query,
      format: body.mediaType === 'text/csv' ? 'csv' : 'json',
      body: body.stream,
      limit: body.limit,
    })
    return { status: batch.status === 'refused' ? 422 : 200, body: batch }
  },
  listBatches: async (_input, context) => {
    const { listBatches } = await load()
    return ok(listBatches(context))
  },
  getBatch: async ({ params }, context) => {
    const { getBatch } = await load()
    return ok(getBatch(context, params.batchId))
  },
  listPermitBills: async ({ query: { paidSince } }, context) => {
    const { listPermitBills } = await permitFees()
    const since = paidSince === undefined ? null : new Date(paidSince)
    return ok(listPermitBills(context, since))
  },
  setPermitBill: async ({ params, body }, context) => {
    const { setPermitBill } = await permitFees()
    await setPermitBill(context, { ...params, ...body })
    return { status: 204, body: null }
  },
  listPostings: async ({ query }, context) => {
    const { listPostings, postingsAsCsv } = await load()
    const postings = await listPostings(context)
    if (query.format === 'json') return ok(postings)
    return csvFile(postingsAsCsv(postings), 'postings')
  },
  listCitationPostings: async ({ query }, context) => {
    const { citationPostingsAsCsv, listCitationPostings } = await load()
    const postings = await listCitationPostings(context)
    if (query.format === 'json') return ok(postings)
    return csvFile(citationPostingsAsCsv(postings), 'citation-postings')
  },
} satisfies Handlers<typeof billingImport>
