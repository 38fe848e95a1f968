export interface UndeliveredSearch {
  readonly before?: string
  readonly replayed?: number
}

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
