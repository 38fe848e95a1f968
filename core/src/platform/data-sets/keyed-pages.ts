import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import type { Line } from './data-set.ts'

const pageSize = 5_000

export interface Keyed extends Record<string, unknown> {
  readonly id: string
}

/** Keyset pages by the row's id, which holds the time of its insert. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a caller names the columns of its own select
export async function* keyedPages<Row extends Keyed>(
  { database }: Context,
  select: SQL,
  lineOf: (row: Row) => Line,
): AsyncGenerator<readonly Line[], void> {
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
