import type { Cast } from '@portal/local/testing'

/** A request that is right in itself, of the cast's `resident` or about the cast's organization. */
export interface Row {
  readonly path: (cast: Cast) => string
  readonly body?: (cast: Cast) => unknown
  /** For bodies that are no JSON. */
  readonly type?: string
  /** The status with access. */
  readonly status: number
  /** The status with a complete account, if it differs. */
  readonly statusWhenComplete?: number
  /** It is about the resident's own records: any other user with access gets not-found. */
  readonly isOwn?: boolean
}

/** A path that is the same for all roles. */
export const at = (path: string) => () => path
