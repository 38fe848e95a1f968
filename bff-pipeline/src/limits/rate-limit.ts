import type { Context, MiddlewareHandler } from 'hono'
import { apiPrefix } from '../api-prefix.ts'
import type { RateLimitName } from '../bindings.ts'
import type { PipelineEnv } from '../request/request-state.ts'
import type { WebApp } from '../session/session-cookie.ts'
import { countUse, setLimitHeaders } from './limit-headers.ts'
import { type RateLimitKeyKind, rateLimitKeysOf } from './rate-limit-keys.ts'
import type { RequestWeight } from './request-weight.ts'
import { slowDown } from './slow-down.ts'
import { noteTally, tallySlowdown } from './slowdown-tally.ts'

/** Requests per minute. An address may be a library's; one in `ownNetworks`, a city hall's. */
const budgets: Readonly<Record<RateLimitKeyKind, Readonly<Record<RequestWeight, RateLimitName>>>> =
  {
    session: { light: 'RATE_LIMIT_300', heavy: 'RATE_LIMIT_120', file: 'RATE_LIMIT_1200' },
    account: { light: 'RATE_LIMIT_1200', heavy: 'RATE_LIMIT_300', file: 'RATE_LIMIT_6000' },
    address: { light: 'RATE_LIMIT_1200', heavy: 'RATE_LIMIT_300', file: 'RATE_LIMIT_6000' },
    network: { light: 'RATE_LIMIT_6000', heavy: 'RATE_LIMIT_1200', file: 'RATE_LIMIT_6000' },
  }

const quotas: Readonly<Record<RateLimitName, number>> = {
  RATE_LIMIT_120: 120,
  RATE_LIMIT_300: 300,
  RATE_LIMIT_1200: 1200,
  RATE_LIMIT_6000: 6000,
}

const windowSeconds = 60

interface LimitSettings {
  readonly app: WebApp
  readonly weightOf: (c: Context) => RequestWeight
  /** For the page that says how long to wait. */
  readonly stylesheets: readonly string[]
}

/**
 * Limits requests before any work: one over the limit costs no round trip. A logged-in request
 * counts against its session and account, any other against its network address.
 */
export const limitRate =
  ({ app, stylesheets, weightOf }: LimitSettings): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    if (c.env.inner) return next()
    const weight = weightOf(c)
    const now = Date.now()
    // Part of the key, because the platform does not say when its own window ends.
    const window = Math.floor(now / (windowSeconds * 1000))
    const keys = rateLimitKeysOf(c, app)
    const hits = await Promise.all(
      keys.map(async (key) => {
        const name = budgets[key.kind][weight]
        const text = `${weight}/${key.kind}/${key.name}/${window}`
        const { success } = await c.env[name].limit({ key: text })
        const quota = quotas[name]
        return { key, success, quota, left: countUse(text, window, quota, !success) }
      }),
    )
    const seconds = Math.max(1, Math.ceil(((window + 1) * windowSeconds * 1000 - now) / 1000))
    const over = hits.find(({ success }) => !success)
    if (over) tallySlowdown(c, { app, weight, key: over.key })
    noteTally(c)
    if (over) c.res = await slowDown(c, seconds, stylesheets)
    else await next()
    // Pages are for people, who read how long to wait.
    if (c.req.path.startsWith(`${apiPrefix}/`))
      setLimitHeaders(c.res.headers, hits, { windowSeconds, seconds })
    return undefined
  }
