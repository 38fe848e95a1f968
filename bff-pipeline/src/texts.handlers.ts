import { getMaintenanceInfo } from '@portal/core/alerts'
import { listFlags } from '@portal/core/flags'
import { isLanguage, DomainError } from '@portal/core/kernel'
import { getMapLayer } from '@portal/core/parcels'
import { languageOptions } from '@portal/core/translations'
import type { HandlerContext } from './implement.ts'
import { textsOf } from './page.ts'

interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Handlers that both counters share: flags, languages and texts, the maintenance of billing, and the city's own map. */
export const sharedHandlers = {
  async listFlags(_input: unknown, context: HandlerContext) {
    const { flags } = await context.state.copy()
    const own = await listFlags(context, flags)
    const body = Object.entries(own).map(([name, enabled]) => ({ name, enabled }))
    return { status: 200 as const, body }
  },

  async listLanguages() {
    return { status: 200 as const, body: [...languageOptions] }
  },

  async getTexts(
    { params, query }: { params: { lng: string; ns: string }; query: { v?: string | undefined } },
    context: HandlerContext,
  ) {
    if (!isLanguage(params.lng) || params.ns !== 'translation') {
      throw new DomainError('not-found', 'Error.NotFound')
    }
    const { resources, version } = await textsOf(await context.state.copy(), params.lng)
    const headers = {
      etag: `"${version}"`,
      'cache-control':
        query.v === version
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
    }
    return { status: 200 as const, body: resources, headers }
  },

  getMaintenanceInfo: async (_input: unknown, context: HandlerContext) => ({
    status: 200 as const,
    body: await getMaintenanceInfo(context),
  }),

  async getMapLayer({ query }: { query: Box }, context: HandlerContext) {
    const body = await getMapLayer(context, query)
    // It changes when the city builds.
    return { status: 200 as const, body, headers: { 'cache-control': 'public, max-age=86400' } }
  },
}
