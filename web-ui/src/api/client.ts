import createClient from 'openapi-fetch'
import type { Operation } from '@portal/openapi/operation'
import { ApiError } from './api-error.ts'

/** How a call is sent. */
export interface Sending {
  readonly signal?: AbortSignal
  /** It goes out although its page is being left. */
  readonly keepalive?: boolean
  /** Sends this one request in another way than the others. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Hears the answer as it came, for what stands in its headers. */
  readonly onAnswer?: (response: Response) => void
}

/** A call of any operation. */
export type Send = (operation: Operation<unknown>, input?: object) => Promise<unknown>

/** Where and how the API is reached: in the browser by the network, on the server within the process. */
export interface CallOptions {
  readonly language: string
  readonly origin?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The input of any operation. */
interface AnyInput extends Sending {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** As much of openapi-fetch as is wanted here: types come from the operations. */
interface Client {
  readonly request: (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>
}

/** Bytes go out as they are. */
const bytes = (body: Blob) => ({
  body,
  bodySerializer: (sent: Blob) => sent,
  // A browser counts by itself; within a process nobody else does.
  headers: { 'content-type': 'application/octet-stream', 'content-length': String(body.size) },
})

/** What calls the API, once its code is there. */
export function clientOf({ language, origin = '', fetch }: CallOptions): Send {
  const made: unknown = createClient({
    baseUrl: `${origin}/api`,
    headers: { 'accept-language': language },
    ...(fetch ? { fetch } : {}),
  })
  // Its own type knows only the paths of one document.
  const client = made as Client
  return async (operation, input = {}) => {
    // Operations' own types say what their input is.
    const { path, query, header, body, onAnswer, ...sending } = input as AnyInput
    const [, method = '', url = ''] = operation.split(' ')
    const { data, error, response } = await client.request(method, url, {
      params: { path, query, header },
      ...(body instanceof Blob ? bytes(body) : body !== undefined && { body }),
      ...sending,
    })
    onAnswer?.(response)
    if (response.ok && (data !== undefined || response.status === 204)) return data
    throw errorOf(response.status, error)
  }
}

const errorOf = (status: number, problem: unknown): ApiError =>
  new ApiError(
    status,
    textAt(problem, 'code') ?? 'Error.Unexpected',
    textAt(problem, 'requestId'),
    problem,
  )

function textAt(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : undefined
}
