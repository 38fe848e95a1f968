import { FeedRefused } from './feeds.errors.ts'
import { mayLead, webAddress } from './web-address.ts'

/** What we ask of the outside, in the one place from which feeds and pictures are fetched. */
export interface Network {
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>
  /** For all of it: redirects, headers and the last byte. */
  readonly timeoutMs: number
}

interface Wanted {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
}

/** What came, in the end, from where. */
export interface Download {
  readonly status: number
  readonly headers: Headers
  /** Empty unless the status is 200. */
  readonly bytes: Uint8Array
  readonly address: string
}

const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

async function letGo(response: Response): Promise<void> {
  await response.body?.cancel()
}

/** Follows redirects by hand: each leads to the web, and to no place that the one before may not lead to. */
async function follow(
  network: Network,
  address: string,
  options: RequestInit,
  hops = 0,
): Promise<{ response: Response; address: string }> {
  const response = await network.fetch(address, options)
  if (!redirects.has(response.status)) return { response, address }
  await letGo(response)
  if (hops >= maxRedirects) throw new FeedRefused('too-many-redirects')
  const next = webAddress(response.headers.get('location') ?? '', address)
  if (!next || !mayLead(address, next)) throw new FeedRefused('unsafe-address', 'redirect')
  return follow(network, next, options, hops + 1)
}

/** A body of at most `maxBytes`; reading stops, and the connection with it, where there is more. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await letGo(response)
    throw new FeedRefused('too-large')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // A body is a stream of bytes; its type leaves open of what.
  const body = response.body as AsyncIterable<Uint8Array> | null
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > maxBytes) throw new FeedRefused('too-large')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/**
 * Fetches from the web within bounds of time and size.
 * @throws FeedRefused `timeout`, `unreachable`, `unsafe-address`, `too-many-redirects` or `too-large`.
 */
export async function download(network: Network, wanted: Wanted): Promise<Download> {
  const signal = AbortSignal.timeout(network.timeoutMs)
  try {
    const options = { redirect: 'manual', headers: wanted.headers, signal } as const
    const { response, address } = await follow(network, wanted.address, options)
    const { status, headers } = response
    if (status !== 200) await letGo(response)
    const bytes = status === 200 ? await readBody(response, wanted.maxBytes) : new Uint8Array()
    return { status, headers, bytes, address }
  } catch (error) {
    if (error instanceof FeedRefused) throw error
    throw new FeedRefused(signal.aborted ? 'timeout' : 'unreachable', '', error)
  }
}
