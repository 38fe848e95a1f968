import type { Context, MiddlewareHandler } from 'hono'
import type { RateLimitName } from '../bindings.ts'
import type { PipelineEnv } from '../request/request-state.ts'
import type { WebApp } from '../session/session-cookie.ts'
import { type CallerKind, callersOf } from './callers.ts'
import type { RequestWeight } from './request-weight.ts'
import { slowDown } from './slow-down.ts'
import { noteTally, tallySlowdown } from './slowdown-tally.ts'

/**
 * Requests a minute. An address may be a whole library; a network that the city named (`ownNetworks`) has
 * room for a city hall.
 */
const budgets: Readonly<Record<CallerKind, Readonly<Record<RequestWeight, RateLimitName>>>> = {
  session: { light: 'RATE_LIMIT_300', heavy: 'RATE_LIMIT_120', file: 'RATE_LIMIT_1200' },
  account: { light: 'RATE_LIMIT_1200', heavy: 'RATE_LIMIT_300', file: 'RATE_LIMIT_6000' },
  address: { light: 'RATE_LIMIT_1200', heavy: 'RATE_LIMIT_300', file: 'RATE_LIMIT_6000' },
  network: { light: 'RATE_LIMIT_6000', heavy: 'RATE_LIMIT_1200', file: 'RATE_LIMIT_6000' },
}

const windowSeconds = 60

/** A counter whose requests are limited. */
interface Limited {
  readonly app: WebApp
  readonly weightOf: (c: Context) => RequestWeight
  /** Of the page that says how long to wait. */
  readonly stylesheets: readonly string[]
}

/**
 * Counts every request before anything is done for it; one over the limit costs no round trip. A session
 * counts by itself and with its account, as its signature alone says; everybody else by network address.
 */
export const limitRate =
  ({ app, stylesheets, weightOf }: Limited): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    if (c.env.inner) return next()
    const weight = weightOf(c)
    const now = Date.now()
    // The window is part of the key, so that we know when it ends: the platform does not say.
    const window = Math.floor(now / (windowSeconds * 1000))
    const callers = callersOf(c, app)
    const counts = await Promise.all(
      callers.map(async (caller) => {
        const budget = c.env[budgets[caller.kind][weight]]
        const key = `${weight}/${caller.kind}/${caller.name}/${window}`
        return { caller, ...(await budget.limit({ key })) }
      }),
    )
    const over = counts.find(({ success }) => !success)
    if (over) tallySlowdown(c, { app, weight, caller: over.caller })
    noteTally(c)
    if (!over) return next()
    const seconds = Math.max(1, Math.ceil(((window + 1) * windowSeconds * 1000 - now) / 1000))
    return slowDown(c, seconds, stylesheets)
  }
