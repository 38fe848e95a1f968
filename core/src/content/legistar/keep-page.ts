import { sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { legistarReads, legistarRows } from './legistar.sql.ts'
import { type Place, placeAfter } from './place.ts'
import type { LegistarRow } from './read-page.ts'

interface Run {
  /** Of the source. */
  readonly id: string
  readonly runId: string
}

/** @throws conflict if staff changed the source, or another run took over. */
export const requireRun = (builder: Builder, { id, runId }: Run) =>
  [
    builder.execute(sql`select from ${legistarReads} where source_id = ${id}::uuid for update`),
    requireThat(
      builder,
      sql`exists (select from ${legistarReads} where source_id = ${id}::uuid and run_id = ${runId}::uuid)`,
      'conflict',
      'Legistar.ChangedMeanwhile',
    ),
  ] as const

/** Keeps a page, and says where the next one begins; null after the last one. A row that comes twice is kept once. */
export async function keepPage(
  { database }: Context,
  run: Run,
  place: Place,
  { rows, count }: { readonly rows: readonly LegistarRow[]; readonly count: number },
): Promise<Place | null> {
  const { kept } = await database.write((builder) => ({
    run: requireRun(builder, run),
    // Where it is, so that a run that ends here is not lost.
    place: builder.execute(sql`
      update ${legistarReads} set place = ${JSON.stringify(place)}::jsonb where source_id = ${run.id}::uuid`),
    kept: builder.execute<{ fresh: boolean }>(sql`
      insert into ${legistarRows} (source_id, list, row_id, row)
      select ${run.id}::uuid, ${place.list}, id, row
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (id int, row jsonb)
      on conflict (source_id, list, row_id) do update set row = excluded.row
      returning xmax = 0 as fresh`),
  }))
  const fresh = kept.rows.filter((row) => row.fresh).length
  return placeAfter(place, { count, fresh })
}
