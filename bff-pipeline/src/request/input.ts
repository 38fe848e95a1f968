import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { parseJson, storableTexts } from '@portal/core/kernel'
import type { Contract } from '@portal/openapi/contract'
import { type FieldError, problemResponse } from '../reply/problems.ts'
import { watchedBody } from './broken-body.ts'
import { formTypes, parseForm, readFormData } from './form-body.ts'
import { announcedLength, defaultBodyLimit, mediaTypeOf, readBytes } from './read-bytes.ts'
import type { PipelineEnv } from './request-state.ts'

type Operation = Contract[string]

export interface ParsedInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
  /** The JSON as sent; empty for any other body. */
  readonly rawBody: string
  /** Null for any other body. */
  readonly form: FormData | null
}

export interface StreamedBody {
  readonly stream: ReadableStream
  /** From Content-Length, where the platform ends the stream; otherwise NaN. */
  readonly length: number
  /** One that the operation accepts, without parameters. */
  readonly mediaType: string
  /** Maximum bytes; the reader of a stream of unknown length enforces it. */
  readonly limit: number
}

const bytesType = 'application/octet-stream'

/** Such a body can be read only once. */
export const isStreamed = ({ request }: Operation): boolean =>
  Boolean(request?.body?.content['text/csv'] ?? request?.body?.content[bytesType])

/** Reads and parses a request, or returns the refusal. */
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
  const unread = readUnparsed(c, operation)
  if (unread instanceof Response) return unread
  if (unread) body = unread
  const sentForm = await readForm(c, operation)
  if (sentForm instanceof Response) return sentForm
  if (sentForm) body = sentForm.value
  // The operation's body is optional.
  const isLeftOut = asked?.body?.required === false && c.req.raw.body === null
  if (schema && !isLeftOut) {
    const read = await readJson(c, operation.bodyLimit ?? defaultBodyLimit, jsonTypesIn(content))
    if (read instanceof Response) return read
    body = parse(schema, () => read.value)
    rawBody = read.text
  }
  if (errors.length > 0) {
    return problemResponse(requestId, { status: 400, code: 'Error.InvalidInput', errors })
  }
  return { params, query, headers, body, rawBody, form: sentForm?.form ?? null }
}

/** A body passed on unread; null if the operation wants it parsed. */
function readUnparsed(
  c: Context<PipelineEnv>,
  operation: Operation,
): StreamedBody | Response | null {
  const content = operation.request?.body?.content ?? {}
  // CSV lists of any length: read row by row, and so is their JSON form.
  if (content['text/csv']) return readStream(c, Object.keys(content), operation)
  if (!content[bytesType]) return null
  const streamed = readStream(c, [bytesType], operation)
  if (streamed instanceof Response || streamed.length >= 0) return streamed
  return problemResponse(c.var.state.requestId, { status: 400, code: 'Error.BadRequest' })
}

/** Null if the operation takes no form. */
async function readForm(
  c: Context<PipelineEnv>,
  { request, bodyLimit = defaultBodyLimit }: Operation,
): Promise<{ readonly form: FormData; readonly value: unknown } | Response | null> {
  const { requestId } = c.var.state
  const content = request?.body?.content ?? {}
  const wanted = formTypes.find((type) => content[type])
  const media = wanted && content[wanted]
  if (!media || !('schema' in media)) return null
  if (mediaTypeOf(c) !== wanted)
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  const form = await readFormData(c, bodyLimit)
  if (form instanceof Response) return form
  // Our contract describes a form by one object schema.
  const parsed = parseForm(requestId, form, media.schema as z.ZodObject)
  return parsed instanceof Response ? parsed : { form, ...parsed }
}

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
  // The handler reports an empty file.
  const body = length === 0 ? null : c.req.raw.body
  const stream = body ? watchedBody(body, length, c.var.state) : new Blob([]).stream()
  return { stream, length, mediaType, limit }
}

// Only headers that the operation declares.
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

/** Amazon calls JSON plain text; an operation that takes that says so. */
const jsonTypesIn = (content: object = {}): readonly string[] =>
  ['application/json', 'text/plain'].filter((type) => type in content)

async function readJson(
  c: Context<PipelineEnv>,
  limit: number,
  mediaTypes: readonly string[],
): Promise<{ value: unknown; text: string } | Response> {
  const { requestId } = c.var.state
  if (!mediaTypes.includes(mediaTypeOf(c) ?? '')) {
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  }
  const bytes = await readBytes(c.req.raw, limit)
  if (bytes === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  const text = new TextDecoder().decode(bytes)
  try {
    return { value: parseJson(text), text }
  } catch {
    // The caller's error; the parser's message would only echo the input.
    return problemResponse(requestId, { status: 400, code: 'Error.BadRequest' })
  }
}
