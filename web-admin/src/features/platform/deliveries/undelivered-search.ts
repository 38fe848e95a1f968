export interface UndeliveredSearch {
  /** The page's cursor. */
  readonly before?: string
  /** How many were just retried. */
  readonly replayed?: number
}

/** Invalid values are ignored. */
export function undeliveredSearchOf({
  before,
  replayed,
}: Readonly<Record<string, unknown>>): UndeliveredSearch {
  const count = Number(replayed)
  return {
    ...(typeof before === 'string' && before !== '' ? { before } : {}),
    ...(replayed !== undefined && Number.isInteger(count) && count >= 0 ? { replayed: count } : {}),
  }
}
