import type { Context, MiddlewareHandler } from 'hono'
import { acceptedLanguage, type Language } from '@portal/core/kernel'
import type { TextKey } from '@portal/core/texts'
import { contextOf, type HandlerContext } from './implement.ts'
import { problemResponse } from './reply/problems.ts'
import { safeMethods } from './reply/security.ts'
import { formTypes, readFormData } from './request/form-body.ts'
import { mediaTypeOf } from './request/read-bytes.ts'
import type { PipelineEnv } from './request/request-state.ts'
import { authSecret } from './session/auth-secret.ts'

/** A request to a published standard. */
export interface StandardRequest {
  readonly method: 'GET' | 'POST'
  /** Below the standard's folder, with a slash first. */
  readonly path: string
  readonly url: URL
  readonly header: (name: string) => string | undefined
  /** The form, or the problem that keeps it from being read. No other body is read at all. */
  readonly form: () => Promise<FormData | Response>
  /** The reply for what is not there, by the pipeline's own problems. */
  readonly refuse: (status: 400 | 404 | 405, code: TextKey, allow?: string) => Response
}

/** A problem as the pipeline writes it (reply/problems.ts). */
export interface StandardProblem {
  readonly status: number
  readonly code: TextKey
  readonly detail?: string
  readonly errors?: readonly {
    readonly field: string
    readonly code: TextKey
    readonly message?: string
  }[]
}

/**
 * A published standard with addresses and replies of its own, such as Open311. It reads no cookie, so
 * no site can use a visitor's session, and any site can read what it says to everyone.
 */
export interface Standard {
  /** Bytes of a form. */
  readonly bodyLimit: number
  readonly answer: (asked: StandardRequest, context: HandlerContext) => Promise<Response>
  /** A problem in the standard's own words. */
  readonly refusal: (path: string, problem: StandardProblem, language: Language) => Response
}

export async function answerStandard(
  c: Context<PipelineEnv>,
  folder: string,
  { answer, bodyLimit }: Standard,
): Promise<Response> {
  const { state } = c.var
  const { method } = c.req
  const problem = (status: number, code: TextKey, headers: Record<string, string> = {}) =>
    problemResponse(state.requestId, { status, code, headers })
  state.route = `${folder}/*`
  if (method === 'OPTIONS')
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-max-age': '86400',
      },
    })
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return problem(405, 'Error.MethodNotAllowed', { allow: 'GET, HEAD, POST' })
  state.authSecret = authSecret(c.env)
  const form = async () =>
    formTypes.includes(mediaTypeOf(c) ?? '')
      ? readFormData(c, bodyLimit)
      : problem(415, 'Error.UnsupportedMediaType')
  const asked: StandardRequest = {
    method: method === 'POST' ? 'POST' : 'GET',
    path: c.req.path.slice(folder.length),
    url: new URL(c.req.url),
    header: (name) => c.req.header(name),
    form,
    refuse: (status, code, allow) => problem(status, code, allow === undefined ? {} : { allow }),
  }
  return answer(asked, await contextOf(c))
}

/** Outermost, so that refusals of every layer, such as of too many requests, are in its words. */
export const inItsWords =
  ({ refusal }: Standard): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    await next()
    const sent = c.res
    if (sent.headers.get('content-type') === 'application/problem+json') {
      // problemResponse wrote it.
      const problem = (await sent.json()) as StandardProblem
      const language = acceptedLanguage(c.req.header('accept-language'))
      const reply = refusal(c.req.path, problem, language)
      for (const name of ['allow', 'cache-control', 'retry-after']) {
        const value = sent.headers.get(name)
        if (value !== null) reply.headers.set(name, value)
      }
      c.res = undefined
      c.res = reply
    }
    // Without cookies, what a site reads here is what everyone may read.
    if (safeMethods.has(c.req.method)) c.res.headers.set('access-control-allow-origin', '*')
  }
