import { type Handlers, ok } from '@portal/bff-pipeline'
import type { shutoffNotices } from '@portal/openapi/admin/money/shutoff-notices'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/shutoff-notices')

const file = <Body>(body: Body, type: 'text/csv' | 'application/pdf', name: string) => ({
  status: 200 as const,
  body,
  headers: {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  },
})

export const shutoffNoticeHandlers = {
  listNoticeBatches: async (_input, context) => {
    const { listNoticeBatches } = await load()
    return ok(listNoticeBatches(context))
  },
  verifyNotices: async ({ body }, context) => {
    const { verifyNotices } = await load()
    return ok(verifyNotices(context, body.delinquencyData))
  },
  sendNotices: async ({ body: { delinquencyData: rows, isAcknowledged } }, context) => {
    const { sendNotices } = await load()
    const { id, rowCount } = await sendNotices(context, { rows, isAcknowledged })
    return ok({ Id: id, rowCount })
  },
  getNoticeBatch: async ({ params, query }, context) => {
    const { getNoticeBatch } = await load()
    return ok(getNoticeBatch(context, { ...params, ...query }))
  },
  exportNotices: async ({ params, query }, context) => {
    const { exportNotices } = await load()
    const body = await exportNotices(context, { ...params, ...query })
    return file(body, 'text/csv', `notices-${query.filter}.csv`)
  },
  exportShutoffs: async ({ query: { day } }, context) => {
    const { exportShutoffs } = await load()
    return file(await exportShutoffs(context, day), 'text/csv', `shutoffs-${day}.csv`)
  },
  getNoticeLetters: async ({ params, query }, context) => {
    const { getNoticeLetters } = await load()
    const portalUrl = context.state.env.PORTAL_URL ?? ''
    const body = await getNoticeLetters(context, { ...params, ...query, portalUrl })
    return file(body, 'application/pdf', `letters-${query.part}.pdf`)
  },
  getNoticeTexts: async (_input, context) => {
    const { getNoticeTexts } = await load()
    return ok(getNoticeTexts(context))
  },
  setNoticeTexts: async ({ body }, context) => {
    const { setNoticeTexts } = await load()
    return ok(setNoticeTexts(context, body))
  },
} satisfies Handlers<typeof shutoffNotices>
