import type { Context } from 'hono'
import { unlessBroken } from './broken-body.ts'
import type { PipelineEnv } from './request-state.ts'

/** Bodies without a limit of their own end here. */
export const defaultBodyLimit = 100_000

/** A body's media type, without parameters. */
export const mediaTypeOf = (c: Context<PipelineEnv>): string | undefined =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Bytes, as announced; not a number where nothing was. */
export const announcedLength = (c: Context<PipelineEnv>): number =>
  Number(c.req.header('content-length') ?? Number.NaN)

/** Whether the server itself rejects a body that is shorter than announced (RFC 9112, 6.3). */
export const endsAsAnnounced = (headers: Headers): boolean =>
  headers.has('content-length') && !headers.has('transfer-encoding')

/**
 * A body whole, or null when it is longer than `limit` bytes; reading stops there.
 * @throws BrokenBody when the caller went away meanwhile.
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
