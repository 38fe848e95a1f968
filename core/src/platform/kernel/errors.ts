import type { TextKey } from '../texts/defaults/index.ts'

/** Closed set. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'limited'
  | 'unavailable'

/** `field` is the wire name, `code` a text key; `message` is about this case, in the reader's language. */
export interface FieldProblem {
  readonly field: string
  readonly code: TextKey
  readonly message?: string
}

/**
 * For the caller: `code` is stable, published, and a text key. Other errors show no internals.
 * `@throws not-found` is one of this kind.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly code: TextKey
  readonly problems: readonly FieldProblem[]
  /** For `limited` and `unavailable`. */
  readonly retryAfterSeconds: number | null
  /** About this case, in the reader's language; null if the code says it all. */
  detail: string | null = null
  /** More members of the problem document, as in the contract (RFC 9457, section 3.2). */
  members: Readonly<Record<string, unknown>> = {}

  constructor(
    kind: ErrorKind,
    code: TextKey,
    problems: readonly FieldProblem[] = [],
    retryAfterSeconds: number | null = null,
  ) {
    super(`${kind}: ${code}`)
    this.name = 'DomainError'
    this.kind = kind
    this.code = code
    this.problems = problems
    this.retryAfterSeconds = retryAfterSeconds
  }
}
