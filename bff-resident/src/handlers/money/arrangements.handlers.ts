import { type Handlers, ok } from '@portal/bff-pipeline'
import type { arrangements } from '@portal/openapi/resident/money/arrangements'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/arrangements')

export const arrangementHandlers = {
  listArrangements: async (_, context) => {
    const { arrangementView, listArrangements } = await load()
    const listed = await listArrangements(context)
    return ok(listed.map(arrangementView))
  },
  acceptArrangement: async ({ params, body }, context) => {
    const { acceptArrangement } = await load()
    await acceptArrangement(context, { id: params.id, savedMethodId: body.savedCard })
    return ok({ success: true })
  },
  declineArrangement: async ({ params }, context) => {
    const { declineArrangement } = await load()
    await declineArrangement(context, params.id)
    return ok({ success: true })
  },
} satisfies Handlers<typeof arrangements>
