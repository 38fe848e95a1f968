import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { legistar } from '@portal/openapi/admin/content/legistar'
import { legistarBox, readSoon } from '../../legistar-job.ts'
import { etagOf, versionIn } from '../casework/seen.ts'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/legistar')

export const legistarHandlers = {
  getLegistarSource: async (_input, context) => {
    const { getLegistarSource } = await load()
    return ok(getLegistarSource(context))
  },
  saveLegistarSource: async ({ headers, body }, context) => {
    const { saveLegistarSource } = await load()
    const box = legistarBox(context.state.authSecret)
    const changed = await saveLegistarSource(context, box, { ...body, seen: versionIn(headers) })
    await readSoon(context.state.env)
    return ok(changed, etagOf(changed))
  },
  readLegistarNow: async (_input, context) => {
    const { readLegistarNow } = await load()
    await readLegistarNow(context)
    await readSoon(context.state.env)
    return done(Promise.resolve())
  },
  deleteLegistarSource: async ({ headers }, context) => {
    const { deleteLegistarSource } = await load()
    return done(deleteLegistarSource(context, versionIn(headers)))
  },
} satisfies Handlers<typeof legistar>
