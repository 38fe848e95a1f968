/**
 * All entries of a list that comes in pages, newest first: `page` is asked for the entries before an
 * id, and `idOf` names an entry's.
 */
export async function* every<Entry>(
  page: (before: string | undefined) => Promise<readonly Entry[]>,
  idOf: (entry: Entry) => string,
): AsyncGenerator<Entry, void, undefined> {
  let before: string | undefined
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before it ended
    const entries = await page(before)
    yield* entries
    const last = entries.at(-1)
    if (last === undefined) return
    before = idOf(last)
  }
}
