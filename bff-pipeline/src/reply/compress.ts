import type { MiddlewareHandler } from 'hono'
import type { PipelineEnv } from '../request/request-state.ts'

const compressible =
  /^(text\/|application\/(json|ld\+json|problem\+json|javascript|xml|rss\+xml|geo\+json)|image\/svg)/

/** The runtime encodes by content-encoding; compressing here too would encode twice. */
export const compress: MiddlewareHandler<PipelineEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  if (c.env.COMPRESS !== 'on' || !c.res.body || headers.has('content-encoding')) return
  if (!compressible.test(headers.get('content-type') ?? '')) return
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name))
  headers.append('vary', 'Accept-Encoding')
  if (!encoding) return
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
}
