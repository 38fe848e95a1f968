import { isPublicAddress, mayLead, webAddress } from '../../platform/kernel/web-address.ts'
import { FeedRefused } from './feeds.errors.ts'

/** Port: fetches feeds and pictures. */
export interface Network {
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>
  /** From the first redirect to the last byte. */
  readonly timeoutMs: number
  /** Also this machine and its network: a city in a box, and tests. */
  readonly isLocal: boolean
}

interface Asked {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

interface Wanted extends Asked {
  readonly maxBytes: number
}

interface Reached extends Asked {
  readonly method: 'HEAD' | 'GET'
  /** At most. */
  readonly redirects: number
}

export interface Download {
  readonly status: number
  readonly headers: Headers
  /** Empty unless the status is 200. */
  readonly bytes: Uint8Array
  readonly address: string
}

const maxRedirects = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])

async function letGo(response: Response): Promise<void> {
  await response.body?.cancel()
}

/** Checks each redirect with `mayLead`. */
async function follow(
  network: Network,
  address: string,
  options: RequestInit,
  hopsLeft: number,
): Promise<{ response: Response; address: string }> {
  const response = await network.fetch(address, options)
  if (!redirectStatuses.has(response.status)) return { response, address }
  await letGo(response)
  if (hopsLeft === 0) throw new FeedRefused('too-many-redirects')
  const next = webAddress(response.headers.get('location') ?? '', address)
  if (!next || !mayLead(address, next)) throw new FeedRefused('unsafe-address', 'redirect')
  return follow(network, next, options, hopsLeft - 1)
}

/** Stops reading, and closes the connection, beyond `maxBytes`. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await letGo(response)
    throw new FeedRefused('too-large')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // A stream of bytes; its type does not say of what.
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

type Answer = Awaited<ReturnType<typeof follow>>

/** Within the network's time, from a public address if that must be. */
async function asked<Result>(
  network: Network,
  { address, headers }: Asked,
  { method, redirects }: Pick<Reached, 'method' | 'redirects'>,
  read: (answer: Answer) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(network.timeoutMs)
  try {
    if (!network.isLocal && !isPublicAddress(address))
      throw new FeedRefused('unsafe-address', 'address')
    const options = { method, redirect: 'manual', headers, signal } as const
    return await read(await follow(network, address, options, redirects))
  } catch (error) {
    if (error instanceof FeedRefused) throw error
    throw new FeedRefused(signal.aborted ? 'timeout' : 'unreachable', '', error)
  }
}

/** @throws FeedRefused `timeout`, `unreachable`, `unsafe-address`, `too-large` … */
export const download = (network: Network, request: Wanted): Promise<Download> =>
  asked(
    network,
    request,
    { method: 'GET', redirects: maxRedirects },
    async ({ response, address }) => {
      const { status, headers } = response
      if (status !== 200) await letGo(response)
      const bytes = status === 200 ? await readBody(response, request.maxBytes) : new Uint8Array()
      return { status, headers, bytes, address }
    },
  )

/** The status at the end of the redirects; no body is read. @throws FeedRefused as `download`. */
export const reach = (network: Network, request: Reached): Promise<number> =>
  asked(network, request, request, async ({ response }) => {
    await letGo(response)
    return response.status
  })
