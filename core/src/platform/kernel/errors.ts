import type { TextKey } from '../texts/defaults/index.ts'

/** The closed set of ways in which the city refuses or cannot do what was asked. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'limited'
  | 'unavailable'

/** One field's problem: `field` is the wire name, `code` the key of its text. */
export interface FieldProblem {
  readonly field: string
  readonly code: TextKey
}

/**
 * An error that the caller is meant to see. `code` is stable, published in the problem documents and the key
 * of its text. All other errors are ours and show the caller no internals.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly code: TextKey
  readonly problems: readonly FieldProblem[]
  /** For `limited` and `unavailable`: the seconds after which to try again. */
  readonly retryAfterSeconds: number | null
  /** What there is to say of this very case, in the reader's language; null where the code says it all. */
  detail: string | null = null
  /** Further members of its problem document, as the contract has them (RFC 9457, section 3.2). */
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
