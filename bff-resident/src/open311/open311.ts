import {
  formMark,
  givenFile,
  type HandlerContext,
  keyPattern,
  requestFiles,
  sha256,
  type Standard,
  type StandardRequest,
} from '@portal/bff-pipeline'
import { signedPath } from '@portal/core/kernel'
import {
  addOpen311Update,
  createOpen311Request,
  findOpen311Token,
  getOpen311Discovery,
  getOpen311Request,
  getOpen311ServiceDefinition,
  listOpen311Requests,
  listOpen311Services,
  listOpen311Updates,
  type SentFields,
} from '@portal/core/open311'
import { parcelGeocoder } from '@portal/core/parcels'
import { rateLimitHeaders } from '@portal/core/partners'
import { refusal } from './refusal.ts'
import { type Format, formatOf, writeDocument, writeRows } from './write-reply.ts'

const publicFor = (seconds: number) => ({ 'cache-control': `public, max-age=${seconds}` })
/** What changes with the catalog, and what changes with each request. */
const rarely = publicFor(300)
const often = publicFor(60)

/** By name, each as often as it was sent. */
function fieldsOf(sent: Iterable<readonly [string, FormDataEntryValue]>): SentFields {
  const fields = new Map<string, string[]>()
  for (const [name, value] of sent)
    if (typeof value === 'string') fields.set(name, [...(fields.get(name) ?? []), value])
  return fields
}

interface Asked extends StandardRequest {
  readonly context: HandlerContext
  readonly format: Format
  /** The last part of the path, where it names one. */
  readonly id: string
  /** Of the query. */
  readonly fields: SentFields
}

type Answer = (asked: Asked) => Promise<Response>

const getDiscovery: Answer = async ({ context, format, url }) => {
  const origin = context.state.env.PORTAL_URL ?? url.origin
  const found = await getOpen311Discovery(context, `${origin}/open311/v2`)
  return writeDocument('discovery', found, { format, headers: rarely })
}

const getServices: Answer = async ({ context, fields, format }) =>
  writeDocument('services', await listOpen311Services(context, fields), { format, headers: rarely })

const getServiceDefinition: Answer = async ({ context, fields, format, id }) => {
  const found = await getOpen311ServiceDefinition(context, id, fields)
  return writeDocument('service_definition', found, { format, headers: rarely })
}

const getRequests: Answer = async ({ context, fields, format }) => {
  const rows = await listOpen311Requests(context, fields)
  return writeRows('service_requests', rows, { format, headers: often })
}

const getRequest: Answer = async ({ context, fields, format, id }) => {
  const row = await getOpen311Request(context, id, fields)
  return writeRows('service_requests', [row], { format, headers: often })
}

const getToken: Answer = async ({ context, fields, format, id }) =>
  writeDocument('service_requests', [await findOpen311Token(context, id, fields)], { format })

const getUpdates: Answer = async ({ context, fields, format }) => {
  const rows = await listOpen311Updates(context, fields)
  return writeRows('service_request_updates', rows, { format, headers: often })
}

const postRequest: Answer = async ({ context, format, form, header, refuse }) => {
  const key = header('idempotency-key')
  if (key !== undefined && !keyPattern.test(key)) return refuse(400, 'Error.IdempotencyKeyInvalid')
  const sent = await form()
  if (sent instanceof Response) return sent
  const { authSecret, env } = context.state
  const ports = {
    geocoder: parcelGeocoder,
    store: requestFiles(env.DOCUMENTS),
    signed: (path: string) => signedPath(authSecret, path),
  }
  const fields = fieldsOf(sent)
  // A form's empty file field is a file without bytes.
  const files = [...sent.values()].flatMap((part) =>
    part instanceof File && part.size > 0 ? [part] : [],
  )
  const pictures = await Promise.all(files.map((file) => givenFile(file)))
  const apiKey = fields.get('api_key')?.at(-1) ?? ''
  const { number, isRepeated, caller } = await createOpen311Request(context, ports, {
    fields,
    pictures,
    bodyMark: await sha256(await formMark(sent)),
    keyMark: key === undefined ? null : await sha256(`${apiKey}\n${key}`),
  })
  const created = { service_request_id: number, service_notice: null, account_id: null }
  return writeDocument('service_requests', [created], {
    format,
    status: 201,
    headers: {
      ...rateLimitHeaders(caller.allowance),
      ...(isRepeated && { 'idempotent-replayed': 'true' }),
    },
  })
}

const postUpdate: Answer = async ({ context, format, form }) => {
  const sent = await form()
  if (sent instanceof Response) return sent
  const { updateId, caller } = await addOpen311Update(context, fieldsOf(sent))
  return writeDocument('service_request_updates', [{ update_id: updateId }], {
    format,
    status: 201,
    headers: rateLimitHeaders(caller.allowance),
  })
}

interface Resource {
  readonly path: RegExp
  readonly GET?: Answer
  readonly POST?: Answer
}

const resources: readonly Resource[] = [
  { path: /^(?:\/v2)?\/discovery$/, GET: getDiscovery },
  { path: /^\/v2\/services$/, GET: getServices },
  { path: /^\/v2\/services\/([^/]+)$/, GET: getServiceDefinition },
  { path: /^\/v2\/requests$/, GET: getRequests, POST: postRequest },
  { path: /^\/v2\/requests\/([^/]+)$/, GET: getRequest },
  { path: /^\/v2\/tokens\/([^/]+)$/, GET: getToken },
  { path: /^\/v2\/servicerequestupdates$/, GET: getUpdates, POST: postUpdate },
]

async function answer(asked: StandardRequest, context: HandlerContext): Promise<Response> {
  const { method, path, refuse, url } = asked
  const plain = path.replace(/\.(?:xml|json)$/, '')
  for (const resource of resources) {
    const match = resource.path.exec(plain)
    if (!match) continue
    const run = resource[method]
    if (!run) return refuse(405, 'Error.MethodNotAllowed', resource.GET ? 'GET, HEAD' : 'POST')
    const fields = fieldsOf(url.searchParams)
    return run({ ...asked, context, format: formatOf(path), id: match[1] ?? '', fields })
  }
  return refuse(404, 'Error.NotFound')
}

/** Lists of a thousand cost more than a page. */
export const isHeavyOpen311 = (path: string): boolean =>
  /^\/open311\/v2\/(?:requests|servicerequestupdates)(?:\.(?:xml|json))?$/.test(path)

/** Open311 GeoReport v2 (docs/open311.md). A form may have pictures, as our own form's. */
export const open311: Standard = { bodyLimit: 11_000_000, answer, refusal }
