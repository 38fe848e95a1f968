import type { MiddlewareHandler } from 'hono'
import { problemResponse } from './problems.ts'
import type { PipelineEnv } from './request-state.ts'

/** The client's address as the platform saw it; a client cannot set this header past the edge. */
export const clientAddress = (headers: Headers): string =>
  headers.get('cf-connecting-ip') ?? 'local'

/** 300 requests per address and minute (wrangler.toml); a page and its own API calls count once. */
export const limitRate: MiddlewareHandler<PipelineEnv> = async (c, next) => {
  const { success } = await c.env.RATE_LIMIT.limit({ key: clientAddress(c.req.raw.headers) })
  if (success) return next()
  return problemResponse(c.var.state.requestId, {
    status: 429,
    code: 'Error.TooManyRequests',
    headers: { 'retry-after': '60' },
  })
}
