import type { MiddlewareHandler } from 'hono'
import type { PipelineEnv } from '../request/request-state.ts'

/** 304 for an ETag that the caller has (RFC 9110, 13.1.2). */
export const notModified: MiddlewareHandler<PipelineEnv> = async (c, next) => {
  await next()
  const etag = c.res.headers.get('etag')
  const held = c.req.header('if-none-match')
  if (!etag || !held || c.res.status !== 200) return
  const isHeld = held
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .includes(etag)
  if (!isHeld) return
  const headers = new Headers(c.res.headers)
  headers.delete('content-type')
  c.res = undefined
  c.res = new Response(null, { status: 304, headers })
}
