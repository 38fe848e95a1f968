/** What is wrong with a row of an import. */
export interface RowError<Code extends string = string> {
  /** CSV: the line of the file (the header is 1); JSON: the row's number. */
  readonly line: number
  /** Empty if the error is about the whole row. */
  readonly field: string
  readonly code: Code
}

/** Errors that are listed; all are counted. */
export const maxErrors = 500

/** In the order of the file. */
export const firstErrors = <Error extends RowError>(errors: readonly Error[]): readonly Error[] =>
  errors.toSorted((one, other) => one.line - other.line).slice(0, maxErrors)
