// A list's state is the page's own: focus is the place in it.

const rowsIn = (list: ParentNode | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

/** The row with focus, else the open one. */
export const rowAt = (list: ParentNode | null): HTMLElement | undefined =>
  rowsIn(list).find((row) => row.contains(document.activeElement)) ??
  rowsIn(list).find((row) => row.hasAttribute('aria-current'))

export const linkOf = (row: HTMLElement | undefined): HTMLAnchorElement | null =>
  row?.querySelector('a') ?? null

/** The row after or before the current one; the first or last without one. */
export function rowBeside(list: ParentNode | null, step: 1 | -1): HTMLElement | undefined {
  const rows = rowsIn(list)
  const current = rowAt(list)
  if (!current) return step === 1 ? rows[0] : rows.at(-1)
  return rows[rows.indexOf(current) + step]
}
