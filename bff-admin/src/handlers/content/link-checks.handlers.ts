import { done, type Handlers, ok } from '@portal/bff-pipeline'
import type { linkChecks } from '@portal/openapi/admin/content/link-checks'
import { openNetwork } from '../../open-network.ts'

// Imported late: only this and the scheduler need them.
const links = () => import('@portal/core/link-checks')
const content = () => import('@portal/core/linked-content')

export const linkCheckHandlers = {
  listBrokenLinks: async (_input, context) => {
    const [{ listBrokenLinks }, { linkSources }] = await Promise.all([links(), content()])
    return ok(listBrokenLinks(context, linkSources))
  },
  checkBrokenLink: async ({ params: { id } }, context) => {
    const { env } = context.state
    const reach = { network: openNetwork(env), portalUrl: env.PORTAL_URL ?? '' }
    const { checkBrokenLink } = await links()
    return ok(checkBrokenLink(context, reach, id))
  },
  ignoreBrokenLink: async ({ params: { id }, body }, context) => {
    const { ignoreBrokenLink } = await links()
    return done(ignoreBrokenLink(context, { id, ...body }))
  },
} satisfies Handlers<typeof linkChecks>
