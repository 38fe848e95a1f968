import type { Cast } from '@portal/local/testing'

/** A valid request, about the cast's `resident` if it is about a user. */
export interface Row {
  readonly path: (cast: Cast) => string
  readonly body?: (cast: Cast) => unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The status with access. */
  readonly status: number
}

/** Of no record. */
export const noService = '01900000-0000-7000-8000-000000000000'

/** A path that is the same for all roles. */
export const at = (path: string) => () => path
