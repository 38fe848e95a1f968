import { parseJson } from '../../platform/kernel/storable.ts'
import { download, FeedRefused, type Network } from '../feeds/index.ts'
import { LegistarRefused } from './legistar.errors.ts'
import { listLayout } from './lists.ts'
import { pageSize, type Place } from './place.ts'
import type { LegistarProblem } from './rules.ts'

/** Port: Legistar's web API. */
export interface LegistarPort {
  readonly network: Network
  /** `https://webapi.legistar.com/v1` */
  readonly url: string
}

export interface LegistarAccess {
  readonly client: string
  readonly token: string | null
  readonly meetingsFrom: string
}

export interface LegistarRow {
  readonly id: number
  readonly row: Readonly<Record<string, unknown>>
}

/** A thousand events are about 2 MB. */
const maxBytes = 20_000_000

/** Characters kept of one value. */
const maxText = 20_000

const problems: Readonly<Record<string, LegistarProblem>> = {
  timeout: 'timeout',
  'too-large': 'too-large',
  'unsafe-address': 'redirect',
  'too-many-redirects': 'redirect',
}

/** OData 3. By their ids, so that new rows come last. */
function addressOf(
  { url }: LegistarPort,
  { client, token, meetingsFrom }: LegistarAccess,
  { list, skip }: Place,
): string {
  const { path, id } = listLayout[list]
  const query = {
    $top: String(pageSize),
    $skip: String(skip),
    $orderby: id,
    ...(list === 'events' && { $filter: `EventDate ge datetime'${meetingsFrom}'` }),
    ...(token !== null && { token }),
  }
  const values = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return `${url}/${client}/${path}?${values.join('&')}`
}

async function bytesAt(network: Network, address: string): Promise<Uint8Array> {
  try {
    const { status, bytes } = await download(network, {
      address,
      headers: { accept: 'application/json', 'user-agent': 'MunicipalPortal/1.0 (boards)' },
      maxBytes,
    })
    if (status !== 200) throw new LegistarRefused('http-status', String(status))
    return bytes
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    throw new LegistarRefused(problems[error.refusal] ?? 'unreachable', '', error)
  }
}

function rowsIn(bytes: Uint8Array): readonly unknown[] {
  try {
    const parsed = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (Array.isArray(parsed)) return parsed
  } catch (error) {
    // A page in HTML, or a reply that was cut off.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error
  }
  throw new LegistarRefused('not-json')
}

const kept = (value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, maxText) : typeof value === 'number' ? value : null

function pick(sent: unknown, { list }: Place): LegistarRow | null {
  if (typeof sent !== 'object' || sent === null) return null
  const { id, columns } = listLayout[list]
  const values: Readonly<Record<string, unknown>> = { ...sent }
  const number = values[id]
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return null
  return {
    id: number,
    row: Object.fromEntries(columns.map((column) => [column, kept(values[column])])),
  }
}

/** The rows of one page, each once, and how many the page had. @throws LegistarRefused */
export async function readPage(
  port: LegistarPort,
  access: LegistarAccess,
  place: Place,
): Promise<{ readonly rows: readonly LegistarRow[]; readonly count: number }> {
  const sent = rowsIn(await bytesAt(port.network, addressOf(port, access, place)))
  const rows = sent.map((row) => pick(row, place)).filter((row) => row !== null)
  return { rows: [...new Map(rows.map((row) => [row.id, row])).values()], count: sent.length }
}
