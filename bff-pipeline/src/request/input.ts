import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { parseJson, storable, storableTexts } from '@portal/core/kernel'
import type { Contract } from '@portal/openapi/contract'
import { type FieldError, problemResponse } from '../reply/problems.ts'
import { unlessBroken, watchedBody } from './broken-body.ts'
import type { PipelineEnv } from './request-state.ts'

type Operation = Contract[string]

/** Bodies without a limit of their own end here. */
export const defaultBodyLimit = 100_000

/** The parts of a request, parsed by the operation's schemas. */
export interface ParsedInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
  /** The body as it was sent; empty where it is passed on unread. */
  readonly rawBody: string
}

/** A body that is passed on as it comes. */
export interface StreamedBody {
  readonly stream: ReadableStream
  /** Bytes, as announced; the platform ends the stream there. Not a number where nothing was. */
  readonly length: number
  /** One of those that the operation takes, without parameters. */
  readonly mediaType: string
  /** So many bytes may come; whoever reads a stream whose length was not announced holds to it. */
  readonly limit: number
}

/** Whether an operation's body is passed on as it comes, and so can be read only once. */
export const isStreamed = ({ request }: Operation): boolean =>
  Boolean(request?.body?.content['text/csv'] ?? request?.body?.content['application/octet-stream'])

/** Reads and parses a request; or gives the refusal to send instead. */
export async function readInput(
  c: Context<PipelineEnv>,
  operation: Operation,
): Promise<ParsedInput | Response> {
  const { requestId } = c.var.state
  const asked = operation.request
  const errors: FieldError[] = []
  // Our contract's request parts are Zod schemas; RouteConfig allows more.
  const parse = (schema: unknown, value: () => unknown): unknown =>
    schema === undefined ? undefined : parsePart(schema as z.ZodType, value(), errors)

  const params = parse(asked?.params, () => storableTexts(c.req.param()))
  const query = parse(asked?.query, () => storableTexts(c.req.query()))
  const headers = parse(asked?.headers, () => namedHeaders(c, asked?.headers))
  const content = asked?.body?.content
  const media = content?.['text/csv'] ? undefined : content?.['application/json']
  const schema = media && 'schema' in media ? media.schema : undefined
  let body: unknown
  let rawBody = ''
  const unread = await readUnparsed(c, operation)
  if (unread instanceof Response) return unread
  if (unread) body = unread
  // An operation that may be called without a body says so.
  const isLeftOut = asked?.body?.required === false && c.req.raw.body === null
  if (schema && !isLeftOut) {
    const read = await readJson(c, operation.bodyLimit ?? defaultBodyLimit)
    if (read instanceof Response) return read
    body = parse(schema, () => read.value)
    rawBody = read.text
  }
  if (errors.length > 0) {
    return problemResponse(requestId, { status: 400, code: 'Error.InvalidInput', errors })
  }
  return { params, query, headers, body, rawBody }
}

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded']

/** A body that no schema describes: bytes that are passed on, or a form with files, held whole. */
async function readUnparsed(
  c: Context<PipelineEnv>,
  operation: Operation,
): Promise<StreamedBody | FormData | Response | null> {
  const { requestId } = c.var.state
  const { request } = operation
  // A list that is sent as CSV may be as long as it likes: it is read row by row, as JSON too.
  if (request?.body?.content['text/csv'])
    return readStream(c, Object.keys(request.body.content), operation)
  const wanted = ['application/octet-stream', ...formTypes].find(
    (type) => request?.body?.content[type],
  )
  if (!wanted) return null
  if (mediaTypeOf(c) !== wanted)
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  const bad = problemResponse(requestId, { status: 400, code: 'Error.BadRequest' })
  if (wanted === 'application/octet-stream') {
    const streamed = readStream(c, [wanted], operation)
    return streamed instanceof Response || streamed.length >= 0 ? streamed : bad
  }
  const limit = operation.bodyLimit ?? defaultBodyLimit
  if (announcedLength(c) > limit)
    return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  // Malformed parts are the caller's mistake; the parser's own words would only echo the input.
  if (endsAsAnnounced(c.req.raw.headers)) return storableForm(c.req.raw).catch(() => bad)
  const bytes = await readBytes(c.req.raw, limit)
  if (bytes === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  return storableForm(new Response(bytes, { headers })).catch(() => bad)
}

/** A form, every text in it as the database can hold it, names of files among them. */
export async function storableForm(sent: Request | Response): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of await sent.formData()) {
    if (typeof value === 'string') form.append(storable(name), storable(value))
    else form.append(storable(name), value, storable(value.name))
  }
  return form
}

const announcedLength = (c: Context<PipelineEnv>): number =>
  Number(c.req.header('content-length') ?? Number.NaN)

/** A body in one of these media types, unread. */
function readStream(
  c: Context<PipelineEnv>,
  mediaTypes: readonly string[],
  { bodyLimit: limit = defaultBodyLimit }: Operation,
): StreamedBody | Response {
  const { requestId } = c.var.state
  const mediaType = mediaTypeOf(c)
  if (mediaType === undefined || !mediaTypes.includes(mediaType))
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  const length = announcedLength(c)
  if (length > limit) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  // Whoever asked for a file says what is wrong with an empty one.
  const body = length === 0 ? null : c.req.raw.body
  const stream = body ? watchedBody(body, length, c.var.state) : new Blob([]).stream()
  return { stream, length, mediaType, limit }
}

const mediaTypeOf = (c: Context<PipelineEnv>): string | undefined =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

// Only what the operation reads of them: a browser sends many.
function namedHeaders(
  c: Context<PipelineEnv>,
  schema: unknown,
): Record<string, string | undefined> {
  // Our contract describes headers by one object schema.
  const { shape } = schema as z.ZodObject
  return Object.fromEntries(Object.keys(shape).map((name) => [name, c.req.header(name)]))
}

function parsePart(schema: z.ZodType, value: unknown, errors: FieldError[]): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    errors.push({ field: issue.path.join('.'), code: issue.code, message: issue.message })
  }
  return undefined
}

async function readJson(
  c: Context<PipelineEnv>,
  limit: number,
): Promise<{ value: unknown; text: string } | Response> {
  const { requestId } = c.var.state
  if (mediaTypeOf(c) !== 'application/json') {
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  }
  const bytes = await readBytes(c.req.raw, limit)
  if (bytes === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  const text = new TextDecoder().decode(bytes)
  try {
    return { value: parseJson(text), text }
  } catch {
    // Malformed JSON is the caller's mistake; the parser's own words would only echo the input.
    return problemResponse(requestId, { status: 400, code: 'Error.BadRequest' })
  }
}

/** Whether the server itself ends a body where its length was announced (RFC 9112, 6.3). */
const endsAsAnnounced = (headers: Headers): boolean =>
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
