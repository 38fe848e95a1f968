export interface Problem {
  readonly path: string
  /** Counted from 1; absent for the whole file. */
  readonly line?: number
  readonly message: string
}
