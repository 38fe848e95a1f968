import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'

const pageSize = 5_000

export interface Keyed extends Record<string, unknown> {
  readonly id: string
  readonly year: number
  readonly number: number
}

/** Keyset pages by the row's id, which holds the time of its insert. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a caller names the columns of its own select
export async function* pagesOf<Row extends Keyed>(
  { database }: Context,
  select: SQL,
  lineOf: (row: Row) => readonly string[],
): AsyncGenerator<readonly (readonly string[])[]> {
  for (let last: string | undefined; ;) {
    // Each page begins where the last ended.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const rows: readonly Row[] = await database.rows<Row>(sql`
      select * from (${select}) found
      where ${last === undefined ? sql`true` : sql`id > ${last}::uuid`} order by id limit ${pageSize}`)
    if (rows.length > 0) yield rows.map(lineOf)
    if (rows.length < pageSize) return
    last = rows.at(-1)?.id
  }
}
