export interface Sample {
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Default: below 300. */
  readonly status?: number
}
