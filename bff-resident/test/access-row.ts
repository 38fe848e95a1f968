import type { Cast } from '@portal/local/testing'

/** A request that is right in itself, of the cast's `resident` or about the cast's organization. */
export interface Row {
  readonly path: (cast: Cast) => string
  readonly body?: (cast: Cast) => unknown
  /** For bodies that are no JSON. */
  readonly type?: string
  /** What those who are let in get. */
  readonly status: number
  /** What they get once their account is complete, where that is something else. */
  readonly statusWhenComplete?: number
  /** It is about the resident's own things: anybody else who is let in finds nothing there. */
  readonly isOwn?: boolean
}

/** A path that is the same for everybody. */
export const at = (path: string) => () => path
