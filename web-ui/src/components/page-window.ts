/** First, last, current page and neighbors; null for a gap of more than one page. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages > 7 ? 5 : pages }, (_, index) => index + 1)
  if (pages <= 7) return shown
  const first = Math.min(Math.max(page - 1, 3), pages - 4)
  const last = Math.max(Math.min(page + 1, pages - 2), 5)
  const middle: number[] = []
  for (let one = first; one <= last; one++) middle.push(one)
  return [1, first > 3 ? null : 2, ...middle, last < pages - 2 ? null : pages - 1, pages]
}
