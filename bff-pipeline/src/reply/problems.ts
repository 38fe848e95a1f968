import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DomainError, type ErrorKind } from '@portal/core/kernel'
import { say, type TextKey } from '@portal/core/texts'
import { BrokenBody } from '../request/broken-body.ts'
import { errorLine, log } from '../request/log.ts'
import type { PipelineEnv } from '../request/request-state.ts'

const statusOf: Record<ErrorKind, 400 | 401 | 403 | 404 | 409 | 412 | 429 | 503> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  // The record is not as If-Match says (RFC 9110, 13.1.1).
  stale: 412,
  limited: 429,
  unavailable: 503,
}

/** Codes that HTTP has a status of its own for. */
const statusOfCode: Readonly<Record<string, 413 | 422>> = {
  // A key that came with another body is well formed but cannot be processed (RFC 9110, 15.5.21).
  'Error.IdempotencyKeyReused': 422,
  // Older mobile apps read this status (spec, resident section 8).
  'Billing.InvalidRoutingNumber': 422,
  'Error.TooLarge': 413,
}

/** One field's complaint in a problem document. */
export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message?: string
}

/** A problem before it is written out. */
export interface ProblemInput {
  readonly status: number
  /** Key of the text to show. */
  readonly code: TextKey
  /** What there is to say of this very case, in the reader's language. */
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  /** Further members, as the contract's `Problem` has them. */
  readonly members?: Readonly<Record<string, unknown>>
  readonly headers?: Record<string, string>
}

/** Writes problem details (RFC 9457). */
export function problemResponse(requestId: string, input: ProblemInput): Response {
  const body = {
    type: `https://portal.example/problems/${input.code.replace('.', '/').toLowerCase()}`,
    title: say({ language: 'en' }, input.code),
    status: input.status,
    code: input.code,
    ...(input.detail === undefined ? {} : { detail: input.detail }),
    requestId,
    ...(input.errors?.length ? { errors: input.errors } : {}),
    ...input.members,
  }
  return new Response(JSON.stringify(body), {
    status: input.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(input.status === 503 ? { 'retry-after': '5' } : {}),
      ...input.headers,
    },
  })
}

/** Maps an error to a problem reply. Unexpected errors become a 500 without details. */
export function problemOf(error: unknown): ProblemInput {
  if (error instanceof DomainError) {
    return {
      status: statusOfCode[error.code] ?? statusOf[error.kind],
      code: error.code,
      members: error.members,
      errors: error.problems.map(({ field, code }) => ({ field, code })),
      ...(error.detail === null ? {} : { detail: error.detail }),
      ...(error.retryAfterSeconds === null
        ? {}
        : { headers: { 'retry-after': String(error.retryAfterSeconds) } }),
    }
  }
  // A page's loader reports what our own API answered it by the answer's status.
  if (error instanceof Error && 'status' in error && error.status === 503) {
    return { status: 503, code: 'Error.DatabaseUnavailable' }
  }
  if (error instanceof BrokenBody) return { status: 400, code: 'Error.BadRequest' }
  if (error instanceof HTTPException && error.status < 500) {
    return { status: error.status, code: 'Error.BadRequest' }
  }
  return { status: 500, code: 'Error.Unexpected' }
}

/** Hono's last resort: logs what went wrong with the request's id, answers a problem. */
export function onError(error: Error, c: Context<PipelineEnv>): Response {
  const { notes, requestId, traceId } = c.var.state
  const problem = problemOf(notes.isBodyBroken ? new BrokenBody(error) : error)
  if (problem.status >= 500)
    log('error', 'request failed', { requestId, traceId, ...errorLine(error) })
  return problemResponse(requestId, problem)
}
