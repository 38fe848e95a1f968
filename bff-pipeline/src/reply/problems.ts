import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DomainError, type ErrorKind } from '@portal/core/kernel'
import { say, type TextKey } from '@portal/core/texts'
import { BrokenBody } from '../request/broken-body.ts'
import { errorLine, log } from '../request/log.ts'
import type { PipelineEnv } from '../request/request-state.ts'
import { typeOfProblem } from './problem-type.ts'

/** A mail service sends the password of its webhook only when asked for it (RFC 7617). */
const headersOfCode: Readonly<Record<string, Record<string, string>>> = {
  'MailTrouble.EventsUnsigned': { 'www-authenticate': 'Basic realm="mail events"' },
}

const statusOf: Record<ErrorKind, 400 | 401 | 403 | 404 | 409 | 412 | 429 | 503> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  // If-Match names another version (RFC 9110, 13.1.1).
  stale: 412,
  limited: 429,
  unavailable: 503,
}

/** Codes with their own status. */
const statusOfCode: Readonly<Record<string, 413 | 422>> = {
  // A key reused with another body is well formed but cannot be processed (RFC 9110, 15.5.21).
  'Error.IdempotencyKeyReused': 422,
  // Older mobile apps expect this status (spec, resident section 8).
  'Billing.InvalidRoutingNumber': 422,
  'Error.TooLarge': 413,
}

export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message?: string
}

export interface ProblemInput {
  readonly status: number
  readonly code: TextKey
  /** Details of this case, in the reader's language. */
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  readonly members?: Readonly<Record<string, unknown>>
  readonly headers?: Record<string, string>
}

/** RFC 9457. */
export function problemResponse(requestId: string, input: ProblemInput): Response {
  const body = {
    type: typeOfProblem(input.code),
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

/** Unexpected errors become a 500 without details. */
export function problemOf(error: unknown): ProblemInput {
  if (error instanceof DomainError) {
    return {
      status: statusOfCode[error.code] ?? statusOf[error.kind],
      code: error.code,
      members: error.members,
      errors: error.problems.map(({ field, code, message }) => ({
        field,
        code,
        ...(message === undefined ? {} : { message }),
      })),
      ...(error.detail === null ? {} : { detail: error.detail }),
      ...(error.retryAfterSeconds === null
        ? { headers: headersOfCode[error.code] ?? {} }
        : { headers: { 'retry-after': String(error.retryAfterSeconds) } }),
    }
  }
  // A page's loader rethrows our own API's reply with its status.
  if (error instanceof Error && 'status' in error && error.status === 503) {
    return { status: 503, code: 'Error.DatabaseUnavailable' }
  }
  if (error instanceof BrokenBody) return { status: 400, code: 'Error.BadRequest' }
  if (error instanceof HTTPException && error.status < 500) {
    return { status: error.status, code: 'Error.BadRequest' }
  }
  return { status: 500, code: 'Error.Unexpected' }
}

/** Hono's last resort: logs the error with the request's id, replies with a problem. */
export function onError(error: Error, c: Context<PipelineEnv>): Response {
  const { notes, requestId, traceId } = c.var.state
  const problem = problemOf(notes.isBodyBroken ? new BrokenBody(error) : error)
  if (problem.status >= 500)
    log('error', 'request failed', { requestId, traceId, ...errorLine(error) })
  return problemResponse(requestId, problem)
}
