import type { Operation } from '@portal/openapi/operation'
import type { CallOptions, Send, Sending } from './client.ts'

type BodyOf<Content> = Content extends { 'application/json': infer Json }
  ? Json
  : Content extends { 'multipart/form-data': unknown }
    ? FormData
    : Blob

type Body<Shape> = Shape extends { requestBody: { content: infer Content } }
  ? { readonly body: BodyOf<Content> }
  : Shape extends { requestBody?: infer Optional }
    ? { readonly body?: BodyOf<NonNullable<Optional>['content' & keyof NonNullable<Optional>]> }
    : unknown

type Parameters<Shape> = Shape extends { parameters: infer Named } ? Named : unknown

/** An operation's `path`, `query`, `header` and `body`, as in the contract. */
export type Input<Shape> = Parameters<Shape> & Body<Shape>

type Answers<Shape> = Shape extends { responses: infer Responses }
  ? Responses[(200 | 201 | 202 | 204) & keyof Responses]
  : never

/** An operation's reply; void without a body. */
export type Data<Shape> =
  Answers<Shape> extends infer Answer
    ? Answer extends { content: infer Content }
      ? Content[keyof Content]
      : undefined
    : never

/** An operation's reply, by its constant: `Answer<typeof listMessages>`. */
export type Answer<Op> = Op extends Operation<infer Shape> ? Data<Shape> : never

/** Optional where an operation takes no input. */
export type Asked<Shape, More = unknown> =
  object extends Input<Shape> ? [input?: Input<Shape> & More] : [input: Input<Shape> & More]

/**
 * Calls an operation of the API: `await call(payBill, { body })`.
 * @throws ApiError for any reply but success, with the problem's code
 */
export type Call = <Shape>(
  operation: Operation<Shape>,
  ...input: Asked<Shape, Sending>
) => Promise<Data<Shape>>

/** Calls the API with the visitor's language. Its code loads on the first call. */
export function createCall(options: CallOptions): Call {
  let client: Promise<Send> | undefined
  const call: Send = async (operation, input) => {
    client ??= import('./client.ts').then(
      ({ clientOf }) => clientOf(options),
      (error: unknown) => {
        client = undefined
        throw error
      },
    )
    return (await client)(operation, input)
  }
  // Each operation's type has its input and reply.
  return call as Call
}
