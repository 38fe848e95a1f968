import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isPrivateAddress, webAddress } from '../../platform/kernel/web-address.ts'
import { answerOf, type Layer, type LayerFeature, layerOf, pageOf } from './arcgis-answer.ts'

/** Port: asks a feature service. */
export interface LayerNetwork {
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>
  /** For one page, to its last byte. */
  readonly timeoutMs: number
  /** Also http, and this machine: a city in a box, and tests. */
  readonly isLocal: boolean
}

export interface LayerAccess {
  readonly address: string
  /** Of a layer that is not public. */
  readonly token: string | null
}

/** Of one answer. */
const maxBytes = 40_000_000

const layerPath = /^(.*\/(?:FeatureServer|MapServer)\/\d+)(?:\/query)?\/?$/i

/**
 * The address of a layer (`…/FeatureServer/0`) without what a browser adds to it; null unless it is
 * a public one with https, so that no one reads the city's own network through the portal.
 */
export function layerAddress(text: string, isLocal: boolean): string | null {
  const address = webAddress(text.trim(), 'https://invalid.invalid/')
  if (address === null) return null
  const { origin, pathname, protocol, port } = new URL(address)
  const [, path] = layerPath.exec(pathname) ?? []
  if (path === undefined) return null
  const isOpen = protocol === 'https:' && port === '' && !isPrivateAddress(address)
  return isOpen || isLocal ? origin + path : null
}

const unreachable = () => new DomainError('unavailable', 'Parcels.LayerUnreachable')

/** @throws unavailable beyond `maxBytes`. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  // A stream of bytes; its type does not say of what.
  const body = response.body as AsyncIterable<Uint8Array> | null
  const pieces: string[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > maxBytes) throw unreachable()
    pieces.push(decoder.decode(chunk, { stream: true }))
  }
  return pieces.join('') + decoder.decode()
}

/** Once more if the service is busy or the line breaks: an import has many pages. */
const tries = 2

/** Follows no redirect: it would carry the token to another place, or lose it. */
async function textAt(network: LayerNetwork, address: string, left = tries): Promise<string> {
  try {
    const response = await network.fetch(address, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(network.timeoutMs),
    })
    if (response.status === 200) return await textOf(response)
    await response.body?.cancel()
    if (response.status < 500) throw unreachable()
  } catch (error) {
    if (error instanceof DomainError) throw error
    // The platform's errors of the network: the next try says what to do.
  }
  if (left <= 1) throw unreachable()
  return textAt(network, address, left - 1)
}

async function ask(
  context: Context,
  network: LayerNetwork,
  { address, token }: LayerAccess,
  given: Readonly<Record<string, string>>,
) {
  const values = new URLSearchParams({ f: 'json', ...given, ...(token && { token }) })
  return answerOf(context, await textAt(network, `${address}?${values}`))
}

/** What a layer is and has. @throws invalid, unavailable */
export const readLayer = async (
  context: Context,
  network: LayerNetwork,
  access: LayerAccess,
): Promise<Layer> => layerOf(await ask(context, network, access, {}))

/** An endless service must end. */
const maxPages = 2000

/**
 * All features, page by page in a stable order.
 * @throws unavailable if they are fewer than the layer counts: a page was lost, or the layer changes.
 */
export async function* featuresOf(
  context: Context,
  network: LayerNetwork,
  { access, layer, outFields }: { access: LayerAccess; layer: Layer; outFields: readonly string[] },
): AsyncGenerator<LayerFeature> {
  const query = { ...access, address: `${access.address}/query` }
  // A constant: nothing that a person typed is SQL.
  const all = { where: '1=1' }
  const { count } = await ask(context, network, query, { ...all, returnCountOnly: 'true' })
  const expected = Number(count) || 0
  let read = 0
  for (let page = 0; page < maxPages; page++) {
    // oxlint-disable-next-line no-await-in-loop -- where a page begins follows from the one before
    const answer = await ask(context, network, query, {
      ...all,
      f: layer.format,
      outFields: outFields.join(','),
      returnGeometry: 'true',
      outSR: '4326',
      orderByFields: layer.orderBy,
      resultOffset: String(read),
      resultRecordCount: String(layer.pageSize),
    })
    const { features, isCutOff } = pageOf(answer)
    yield* features
    read += features.length
    // Some services count only a page's worth, others do not say that they cut off.
    if (features.length === 0 || (!isCutOff && read >= expected)) break
  }
  if (read < expected) throw new DomainError('unavailable', 'Parcels.LayerChanged')
}
