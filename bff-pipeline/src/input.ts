import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Contract } from '@portal/openapi/contract'
import { type FieldError, problemResponse } from './problems.ts'
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
  /** The body as it was sent. */
  readonly rawBody: string
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

  const params = parse(asked?.params, () => c.req.param())
  const query = parse(asked?.query, () => c.req.query())
  const headers = parse(asked?.headers, () => namedHeaders(c, asked?.headers))
  const media = asked?.body?.content['application/json']
  const schema = media && 'schema' in media ? media.schema : undefined
  let body: unknown
  let rawBody = ''
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
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    return problemResponse(requestId, { status: 415, code: 'Error.UnsupportedMediaType' })
  }
  const text = await readText(c.req.raw, limit)
  if (text === null) return problemResponse(requestId, { status: 413, code: 'Error.TooLarge' })
  try {
    return { value: JSON.parse(text), text }
  } catch {
    // Malformed JSON is the caller's mistake; the parser's own words would only echo the input.
    return problemResponse(requestId, { status: 400, code: 'Error.BadRequest' })
  }
}

/** A body as text, or null when it is longer than `limit` bytes; reading stops there. */
async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
