import { done, type Handlers, ok } from '@portal/bff-pipeline'
import { signedPath } from '@portal/core/kernel'
import type { textEditing } from '@portal/openapi/admin/content/text-editing'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/text-editing')
const loadFiles = () => import('@portal/core/text-editing/files')

export const textEditingHandlers = {
  listTranslations: async ({ params: { lng, ns } }, context) => {
    const { listTranslations } = await load()
    return ok(await listTranslations(context, lng, ns))
  },
  saveTranslations: async ({ body }, context) => {
    const { saveTranslations } = await load()
    return ok(await saveTranslations(context, body))
  },
  previewTexts: async ({ body: { texts, to } }, context) => {
    const { previewTexts } = await load()
    const { authSecret, env } = context.state
    const path = signedPath(authSecret, await previewTexts(context, texts, to))
    return { status: 201, body: { url: `${env.PORTAL_URL ?? ''}${path}` } }
  },
  exportTexts: async ({ params: { lng }, query: { format, show } }, context) => {
    const { exportTexts } = await loadFiles()
    const { name, text } = await exportTexts(context, lng, format, show)
    return ok(text, {
      'content-type': 'text/plain; charset=UTF-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
  },
  compareTexts: async ({ body: { language, file } }, context) => {
    const { compareTexts } = await loadFiles()
    return ok(await compareTexts(context, language, file))
  },
  findTexts: async ({ query }, context) => {
    const { findTexts } = await load()
    return ok(await findTexts(context, query))
  },
  listTextChanges: async ({ params: { id } }, context) => {
    const { listTextChanges } = await load()
    return ok(await listTextChanges(context, id))
  },
  deleteText: async ({ params: { id }, headers }, context) => {
    const { deleteText } = await load()
    return done(deleteText(context, id, headers['if-match'].replaceAll('"', '')))
  },
} satisfies Handlers<typeof textEditing>
