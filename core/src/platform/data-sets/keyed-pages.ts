import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { keysetPages } from '../kernel/keyset-pages.ts'
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
  const pages = keysetPages<Row>(pageSize, (last) =>
    database.rows<Row>(sql`
      select * from (${select}) found
      where ${last === undefined ? sql`true` : sql`id > ${last.id}::uuid`} order by id limit ${pageSize}`),
  )
  for await (const rows of pages) yield rows.map(lineOf)
}
