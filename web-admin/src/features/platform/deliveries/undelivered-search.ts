/** What the address of the screen says. */
export interface UndeliveredSearch {
  /** Where the page begins. */
  readonly before?: string
  /** So many were just sent again. */
  readonly replayed?: number
}

/** Reads an address; nonsense says nothing. */
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
