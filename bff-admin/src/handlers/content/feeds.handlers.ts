import { done, type Handlers, ok, pictureStore } from '@portal/bff-pipeline'
import { addFeed, deleteFeed, listFeeds, pauseFeed, updateFeed } from '@portal/core/feeds'
import type { feeds } from '@portal/openapi/admin/content/feeds'
import { openNetwork } from '../../open-network.ts'
import { etagOf, seenIn } from '../casework/seen.ts'

export const feedHandlers = {
  listFeeds: (_input, context) => ok(listFeeds(context)),
  testFeed: async ({ body }, context) => {
    // Imported late: only this and the scheduler need the parsers.
    const { testFeed } = await import('@portal/core/feeds/refresh')
    return ok(testFeed(context, openNetwork(context.state.env), body))
  },
  addFeed: async ({ body }, context) => ({
    status: 201,
    body: await addFeed(context, openNetwork(context.state.env), body),
  }),
  updateFeed: async (input, context) => {
    const edit = { ...seenIn(input), ...input.body }
    const changed = await updateFeed(context, openNetwork(context.state.env), edit)
    return ok(changed, etagOf(changed))
  },
  pauseFeed: async (input, context) => {
    const changed = await pauseFeed(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  deleteFeed: async (input, context) => {
    const unused = await deleteFeed(context, seenIn(input))
    if (unused.length > 0) await pictureStore(context.state.env.DOCUMENTS).remove(unused)
    return done(Promise.resolve())
  },
} satisfies Handlers<typeof feeds>
