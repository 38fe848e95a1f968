import createClient from 'openapi-fetch'
import type { Operation } from '@portal/openapi/operation'
import { ApiError } from './api-error.ts'

export interface Sending {
  readonly signal?: AbortSignal
  /** Completes even when the page is left. */
  readonly keepalive?: boolean
  readonly fetch?: (request: Request) => Promise<Response>
  /** Gets the raw response, for its headers. */
  readonly onAnswer?: (response: Response) => void
}

export type Send = (operation: Operation<unknown>, input?: object) => Promise<unknown>

/** Over the network in the browser, in process on the server. */
export interface CallOptions {
  readonly language: string
  readonly origin?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

interface AnyInput extends Sending {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The part of openapi-fetch that we use; types come from the operations. */
interface Client {
  readonly request: (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>
}

/** Lists that are sent as what they are; other files are bytes. */
const listTypes = new Set(['text/csv', 'application/geo+json'])

/** Sent as is. */
const bytes = (body: Blob) => ({
  body,
  bodySerializer: (sent: Blob) => sent,
  // Browsers set the length; in-process calls do not.
  headers: {
    'content-type': listTypes.has(body.type) ? body.type : 'application/octet-stream',
    'content-length': String(body.size),
  },
})

/** Once its code is loaded. */
export function clientOf({ language, origin = '', fetch }: CallOptions): Send {
  const made: unknown = createClient({
    baseUrl: `${origin}/api`,
    headers: { 'accept-language': language },
    ...(fetch ? { fetch } : {}),
  })
  // Its own type knows only one document's paths.
  const client = made as Client
  return async (operation, input = {}) => {
    // The operations' types define their input.
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
