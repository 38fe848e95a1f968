import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Contract } from '@portal/openapi/contract'
import { type FieldError, problemResponse } from './problems.ts'
import type { PipelineEnv } from './request-state.ts'
import { parseJson, storableTexts } from './storable.ts'

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
  /** Bytes, as announced; the platform ends the stream there. */
  readonly length: number
}

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
  const media = asked?.body?.content['application/json']
  const schema = media && 'schema' in media ? media.schema : undefined
  let body: unknown
  let rawBody = ''
  const unread = await readUnparsed(c, operation)
  if (unread instanceof Response) return unread
  if (unread) body = unread
  if (schema) {
    const read = await readJson(c, operation.needs.bodyLimit ?? defaultBodyLimit)
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
  { request, needs }: Operation,
): Promise<StreamedBody | FormData | Response | null> {
  const { requestId } = c.var.state
  const wanted = ['application/octet-stream', ...formTypes].find(
    (type) => request?.body?.content[type],
  )
  if (!wanted) return null
  if (mediaTypeOf(c) !== wanted)
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  const limit = needs.bodyLimit ?? defaultBodyLimit
  const length = Number(c.req.header('content-length') ?? Number.NaN)
  if (length > limit) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  const { body } = c.req.raw
  const bad = problemResponse(requestId, { status: 400, code: 'Error.BadRequest' })
  if (wanted === 'application/octet-stream') {
    // Whoever asked for a file says what is wrong with an empty one.
    const stream = length === 0 ? new Blob([]).stream() : body
    return stream && length >= 0 ? { stream, length } : bad
  }
  // Malformed parts are the caller's mistake; the parser's own words would only echo the input.
  if (endsAsAnnounced(c.req.raw.headers)) return c.req.raw.formData().catch(() => bad)
  const bytes = await readBytes(c.req.raw, limit)
  if (bytes === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  return new Response(bytes, { headers }).formData().catch(() => bad)
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

/** A body whole, or null when it is longer than `limit` bytes; reading stops there. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
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
