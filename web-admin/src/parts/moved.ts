interface Identified {
  readonly id: string
}

/** What a button of ordered-rows.tsx asks for: `up`, `down`, `remove` and others, and the row's id. */
export function actIn(text: string): { readonly act: string; readonly id: string } {
  const [act = '', ...id] = text.split(' ')
  return { act, id: id.join(' ') }
}

/** The rows with one moved or removed; null if it is not there, or cannot move that way. */
export function changedOrder<Row extends Identified>(
  rows: readonly Row[],
  { act, id }: ReturnType<typeof actIn>,
): readonly Row[] | null {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (!row) return null
  const rest = rows.filter((one) => one !== row)
  if (act === 'remove') return rest
  const to = from + (act === 'up' ? -1 : 1)
  if ((act !== 'up' && act !== 'down') || to < 0 || to >= rows.length) return null
  return rest.toSpliced(to, 0, row)
}
