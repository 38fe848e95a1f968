import type { z } from '@hono/zod-openapi'
import type { Context as HonoContext, Hono } from 'hono'
import type { Context as CoreContext, DraftRow, JsonText } from '@portal/core/kernel'
import { acceptedLanguage, systemClock } from '@portal/core/kernel'
import type { Contract } from '@portal/openapi/contract'
import { apiPrefix } from './api-prefix.ts'
import { checkReply } from './reply/check-reply.ts'
import { keptBody } from './reply/kept-replies.ts'
import { problemResponse } from './reply/problems.ts'
import { safeMethods } from './reply/security.ts'
import { answerOnce, type Claiming } from './request/idempotency.ts'
import { isStreamed, type ParsedInput, readInput, type StreamedBody } from './request/input.ts'
import type { PipelineEnv, RequestState } from './request/request-state.ts'
import { asWhoTheyAre } from './session/as-who-they-are.ts'
import { requireAccess } from './session/require-access.ts'

type Operation = Contract[string]

// Core's results are readonly, and nothing changes them on the way to the wire.
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value

type Body<Reply> = Reply extends { content: Record<string, { schema: infer Schema }> }
  ? Schema extends z.ZodType
    ? Frozen<z.input<Schema>> | JsonText
    : never
  : null

/** One of an operation's declared statuses with its body. */
export type Reply<Op extends Operation> = {
  [Status in keyof Op['responses'] & number]: {
    readonly status: Status
    readonly body: Body<Op['responses'][Status]>
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof Op['responses'] & number]

type Part<
  Op extends Operation,
  Key extends 'params' | 'query' | 'headers',
> = Op['request'] extends infer Asked
  ? Asked extends Record<Key, infer Schema>
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : undefined
    : undefined
  : undefined

type AskedBody<Op extends Operation> = Op['request'] extends { body: { content: infer Content } }
  ? Content extends { 'text/csv': object } | { 'application/octet-stream': object }
    ? StreamedBody
    : Content extends { 'application/json': { schema: infer Schema } }
      ? Schema extends z.ZodType
        ? z.output<Schema>
        : undefined
      : Content extends
            | { 'multipart/form-data': { schema: infer Schema } }
            | { 'application/x-www-form-urlencoded': { schema: infer Schema } }
        ? Schema extends z.ZodType
          ? z.output<Schema>
          : undefined
        : undefined
  : undefined

export interface Input<Op extends Operation> {
  readonly params: Part<Op, 'params'>
  readonly query: Part<Op, 'query'>
  readonly headers: Part<Op, 'headers'>
  readonly body: AskedBody<Op>
  /** The JSON as sent, for signatures. */
  readonly rawBody: string
}

/** Core's context and this isolate's cached city. */
export interface HandlerContext extends CoreContext {
  readonly state: RequestState
}

export type Handler<Op extends Operation> = (
  input: Input<Op>,
  context: HandlerContext,
) => Promise<Reply<Op>>

/** A missing handler does not compile. */
export type Handlers<C extends Contract> = { readonly [Name in keyof C]: Handler<C[Name]> }

/**
 * The operations whose handlers may pass on JSON that the database built: no compiler holds it to its
 * schema, so each has a filled sample in its BFF's json-texts.api.test.ts.
 */
export type JsonTextNames<Bound> = {
  [Name in keyof Bound]: Bound[Name] extends (...input: never) => Promise<{ body: infer Sent }>
    ? [Extract<Sent, JsonText>] extends [never]
      ? never
      : Name
    : never
}[keyof Bound]

const jsonType = 'application/json'

type Run = (c: HonoContext<PipelineEnv>) => Promise<Response>

/**
 * Binds a contract's operations to their handlers on `app`. A handler gets parsed input and core's
 * context, never Hono. Paths without parameters are looked up by name: they win over patterns
 * (`/knowledgebase/trending` over `/knowledgebase/{id}`) in any order, and leave the router
 * patterns that it can match in one step.
 */
export function implement<C extends Contract>(
  app: Hono<PipelineEnv>,
  contract: C,
  handlers: Handlers<C>,
): void {
  const fixed = new Map<string, Map<string, Run>>()
  const patterns = new Map<string, Map<string, Run>>()
  for (const [name, operation] of Object.entries(contract)) {
    // The mapped type above pairs each operation with its handler; a loop cannot follow that.
    const handle = handlers[name] as unknown as Handler<Operation>
    const paths = operation.path.includes('{') ? patterns : fixed
    const methods = paths.get(operation.path) ?? new Map<string, Run>()
    methods.set(operation.method.toUpperCase(), (c) => answer(c, name, operation, handle))
    paths.set(operation.path, methods)
  }
  app.use((c, next) => {
    const methods = fixed.get(c.req.path.slice(apiPrefix.length))
    return methods ? byMethod(c, methods) : next()
  })
  for (const [path, methods] of patterns) app.all(routingPath(path), (c) => byMethod(c, methods))
}

function byMethod(c: HonoContext<PipelineEnv>, methods: Map<string, Run>): Promise<Response> {
  // HEAD is GET without the body, which the framework drops.
  const run = methods.get(c.req.method === 'HEAD' ? 'GET' : c.req.method)
  if (run) return run(c)
  const refusal = problemResponse(c.var.state.requestId, {
    status: 405,
    code: 'Error.MethodNotAllowed',
    headers: { allow: [...methods.keys()].join(', ') },
  })
  return Promise.resolve(refusal)
}

const routingPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

async function answer(
  c: HonoContext<PipelineEnv>,
  name: string,
  operation: Operation,
  handle: Handler<Operation>,
): Promise<Response> {
  const { state } = c.var
  state.route = operation.path
  state.notes.operation = name
  let input: ParsedInput | Response | undefined
  const run = async (): Promise<Response> => {
    requireAccess(name, operation, state)
    input ??= await readInput(c, operation)
    return input instanceof Response ? input : answerTo(c, operation, handle, input)
  }
  // page.ts repeats the whole page.
  if (c.env.inner) return run()
  state.notes.deprecation = operation.deprecated ?? null
  return asWhoTheyAre(state, {
    run,
    isPersonal: () => operation.access !== 'anyone',
    isSafe: safeMethods.has(c.req.method),
    isRepeatable: () => !(isStreamed(operation) && c.req.raw.bodyUsed),
  })
}

/** What a member of staff is shown of a page that they preview. */
const draftIn = ({ preview }: RequestState): DraftRow | undefined =>
  (preview !== 'ended' && preview?.draft) || undefined

/** What core knows of a request. */
export async function contextOf(c: HonoContext<PipelineEnv>): Promise<HandlerContext> {
  const { state } = c.var
  const { settings, texts } = await state.copy()
  return {
    actor: state.actor,
    clock: systemClock,
    language: acceptedLanguage(c.req.header('accept-language')),
    isLanguageAssumed: c.req.header('accept-language') === undefined,
    database: state.database,
    city: settings,
    texts,
    requestId: state.requestId,
    address: state.client.ipAddress,
    draft: draftIn(state),
    onQueued: () => {
      state.notes.hasQueued = true
    },
    state,
  }
}

async function answerTo(
  c: HonoContext<PipelineEnv>,
  operation: Operation,
  handle: Handler<Operation>,
  input: ParsedInput,
): Promise<Response> {
  const context = await contextOf(c)
  const run = async (claiming?: Claiming): Promise<Response> => {
    const own = { ...context, ...claiming }
    // readInput parsed every part by the schemas that this type is computed from.
    const reply = await handle(input as Input<Operation>, own)
    if (c.env.CHECK_REPLIES === 'on') await checkReply(operation, reply, c.env)
    return written(reply)
  }
  if (operation.isKept && !context.draft) return answerKept(c, context, run)
  if (!operation.idempotent) return run()
  const { operationId } = operation
  const body = input.form ?? input.rawBody
  return answerOnce(c, { operation: operationId, body }, context, run)
}

/** A read of what anyone may see, from memory while it holds. */
async function answerKept(
  c: HonoContext<PipelineEnv>,
  { language, state }: HandlerContext,
  run: () => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const key = [pathname, search, language].join('\n')
  const body = await keptBody(state, key, async () => (await run()).text())
  // `run` made it of a reply that the handler's type allows.
  return written({ status: 200, body } as unknown as Reply<Operation>)
}

function written(reply: Reply<Operation>): Response {
  return new Response(bodyOf(reply.body), {
    status: reply.status,
    headers: {
      'content-type': jsonType,
      'cache-control': 'private, no-cache',
      ...reply.headers,
    },
  })
}

/** Texts, streams and bytes are passed on; all else is JSON. */
function bodyOf(body: unknown): BodyInit | null {
  if (body === null || typeof body === 'string' || body instanceof ReadableStream) return body
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
}
