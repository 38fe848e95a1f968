import type { Operation } from '@portal/openapi/operation'
import type { CallOptions, Send, Sending } from './client.ts'

/** A body by its media type: JSON, a form, or bytes. */
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

/** What an operation takes: `path`, `query`, `header` and `body`, each as the contract has it. */
export type Input<Shape> = Parameters<Shape> & Body<Shape>

type Answers<Shape> = Shape extends { responses: infer Responses }
  ? Responses[(200 | 201 | 202 | 204) & keyof Responses]
  : never

/** What an operation gives: nothing where it is only done. */
export type Data<Shape> =
  Answers<Shape> extends infer Answer
    ? Answer extends { content: infer Content }
      ? Content[keyof Content]
      : undefined
    : never

/** What an operation gives, by its constant: `Answer<typeof listMessages>`. */
export type Answer<Op> = Op extends Operation<infer Shape> ? Data<Shape> : never

/** The input of a call: left out where an operation asks for nothing. */
export type Asked<Shape, More = unknown> =
  object extends Input<Shape> ? [input?: Input<Shape> & More] : [input: Input<Shape> & More]

/**
 * Calls an operation of the API: `await call(payBill, { body })`.
 * @throws ApiError for any answer but its own, with the problem's stable code.
 */
export type Call = <Shape>(
  operation: Operation<Shape>,
  ...input: Asked<Shape, Sending>
) => Promise<Data<Shape>>

/**
 * Makes what calls the API and asks for texts in the visitor's language. Its code comes with the first call: a page
 * that carries its data asks for nothing.
 */
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
  // Each operation's own type says what it takes and gives.
  return call as Call
}
