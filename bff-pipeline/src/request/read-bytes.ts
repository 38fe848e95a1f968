import type { Context } from 'hono'
import { unlessBroken } from './broken-body.ts'
import type { PipelineEnv } from './request-state.ts'

/** Default for operations without their own limit. */
export const defaultBodyLimit = 100_000

/** Without parameters. */
export const mediaTypeOf = (c: Context<PipelineEnv>): string | undefined =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** NaN without Content-Length. */
export const announcedLength = (c: Context<PipelineEnv>): number =>
  Number(c.req.header('content-length') ?? Number.NaN)

/** Whether the server itself rejects a truncated body (RFC 9112, 6.3). */
export const endsAsAnnounced = (headers: Headers): boolean =>
  headers.has('content-length') && !headers.has('transfer-encoding')

/**
 * The whole body; null beyond `limit` bytes, where reading stops.
 * @throws BrokenBody if the client disconnected
 */
export const readBytes = (
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> => unlessBroken(wholeBody(request, limit))

async function wholeBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  if (endsAsAnnounced(request.headers)) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
