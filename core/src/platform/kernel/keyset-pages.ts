/**
 * All rows in pages of this size. `read` reads the page after a row, at first after none, so that rows
 * which come or go meanwhile move no others. No more than a page is in memory.
 */
export async function* keysetPages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  for (let last: Row | undefined; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the last ended
    const rows = await read(last)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}
