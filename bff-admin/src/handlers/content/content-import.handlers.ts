import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { contentImport } from '@portal/openapi/admin/content/content-import'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/content-import')

export const contentImportHandlers = {
  checkContentImport: async ({ body }, context) => {
    const { checkContentImport } = await load()
    return { status: 201, body: { id: await checkContentImport(context, body) } }
  },
  listContentImports: async (_input, context) => {
    const { listContentImports } = await load()
    return ok(listContentImports(context))
  },
  getContentImport: async ({ params }, context) => {
    const { getContentImport } = await load()
    return ok(getContentImport(context, params.id))
  },
  applyContentImport: async ({ params, body }, context) => {
    const { applyContentImport } = await load()
    return done(applyContentImport(context, { ...params, ...body }))
  },
} satisfies Handlers<typeof contentImport>
