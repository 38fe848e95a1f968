import { type Handlers, ok } from '@portal/bff-pipeline'
import type { parcelImport } from '@portal/openapi/admin/land/parcel-import'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/parcel-import')

export const parcelImportHandlers = {
  importParcels: async ({ query, body }, context) => {
    const { importParcels } = await load()
    const imported = await importParcels(context, {
      ...query,
      format: body.mediaType === 'text/csv' ? 'csv' : 'geojson',
      body: body.stream,
      limit: body.limit,
    })
    return { status: imported.status === 'refused' ? 422 : 200, body: imported }
  },
  importParcelsFromLayer: async ({ body }, context) => {
    const { importParcelsFromLayer } = await load()
    const network = {
      // The platform's fetch fails when called as a method.
      fetch: (address: string, options: RequestInit) => fetch(address, options),
      timeoutMs: 60_000,
      isLocal: context.state.env.ENVIRONMENT !== 'production',
    }
    const imported = await importParcelsFromLayer(context, network, body)
    return { status: imported.status === 'refused' ? 422 : 200, body: imported }
  },
  listParcelImports: async (_input, context) => {
    const { listParcelImports } = await load()
    return ok(listParcelImports(context))
  },
  getParcelImport: async ({ params }, context) => {
    const { getParcelImport } = await load()
    return ok(getParcelImport(context, params.batchId))
  },
} satisfies Handlers<typeof parcelImport>
