import type { Context } from 'hono'
import type { PipelineEnv } from './request-state.ts'

/** By Sec-Fetch-Site, which no page can set, or by Origin in older browsers. */
export function isOwnOrigin(c: Context<PipelineEnv>): boolean {
  const site = c.req.header('sec-fetch-site')
  return site ? site === 'same-origin' : c.req.header('origin') === new URL(c.req.url).origin
}
