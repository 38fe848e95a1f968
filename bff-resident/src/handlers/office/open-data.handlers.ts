import { type Handlers, ok } from '@portal/bff-pipeline'
import { listDataSets } from '@portal/core/open-data/list'
import type { openData } from '@portal/openapi/resident/office/open-data'
import { openDataFile } from '../../open-data-file.ts'

export const openDataHandlers = {
  listDataSets: (_input, context) => ok(listDataSets(context)),
  async getOpenDataCatalog(_input, context) {
    // Imported late: no page waits for what only catalogs need.
    const { getOpenDataCatalog } = await import('@portal/core/open-data')
    return ok(getOpenDataCatalog(context, context.state.env.PORTAL_URL ?? ''), {
      'content-type': 'application/ld+json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
  },
  getOpenDataFile: ({ params }, context) => openDataFile(context, params.file),
} satisfies Handlers<typeof openData>
