import type { components } from './schema.gen.ts'

type Problem = components['schemas']['Problem']

/** A refusal of the portal. Decide by `code`, which never changes; show `message` to people. */
export class PortalError extends Error {
  readonly status: number
  readonly code: string
  /** Give it to the city when you ask about the error. */
  readonly requestId: string
  readonly problem: Problem
  /** Seconds to wait before the same request, if the portal says. */
  readonly retryAfter: number | null

  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.detail ?? problem.title)
    this.name = 'PortalError'
    this.status = problem.status
    this.code = problem.code
    this.requestId = problem.requestId
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** Of a reply that is a refusal; a proxy in between may answer with anything. */
export async function errorOf(response: Response): Promise<PortalError> {
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(wait) ? wait : null
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  if (isProblem) {
    // The portal's own reply, as its document says.
    return new PortalError((await response.json()) as Problem, retryAfter)
  }
  const { status, statusText } = response
  const requestId = response.headers.get('x-request-id') ?? ''
  const title = statusText || `Status ${status}`
  return new PortalError(
    { type: 'about:blank', title, status, code: 'Unknown', requestId },
    retryAfter,
  )
}
