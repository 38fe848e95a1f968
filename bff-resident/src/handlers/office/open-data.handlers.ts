import { type Handlers, ok } from '@portal/bff-pipeline'
import type { openData } from '@portal/openapi/resident/office/open-data'
import { openDataFile } from '../../open-data-file.ts'

// The columns and their words are imported late: no page but theirs waits for them.
export const openDataHandlers = {
  async listDataSets(_input, context) {
    const { listDataSets } = await import('@portal/core/open-data')
    return ok(listDataSets(context))
  },
  async getOpenDataCatalog(_input, context) {
    const { getOpenDataCatalog } = await import('@portal/core/open-data')
    return ok(getOpenDataCatalog(context, context.state.env.PORTAL_URL ?? ''), {
      'content-type': 'application/ld+json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
  },
  getOpenDataFile: ({ params }, context) => openDataFile(context, params.file),
} satisfies Handlers<typeof openData>
