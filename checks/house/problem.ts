/** A house rule that a file breaks. */
export interface Problem {
  readonly path: string
  /** Counted from 1; absent when it is about the file as a whole. */
  readonly line?: number
  readonly message: string
}
