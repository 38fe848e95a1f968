import { sql } from 'drizzle-orm'
import { type DataSet, writingOf } from '../../platform/data-sets/index.ts'
import { type DataSetFormat, mediaTypes } from '../../platform/data-sets/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { dataSets } from './data-sets.ts'
import type { OpenDataStore } from './open-data-store.ts'
import { openDataSets } from './open-data.sql.ts'
import { type DataSetName, dataSetNames, fileOf, formatsOf } from './rules.ts'

/** After which a run that never ended no longer counts. */
const leaseMinutes = 30

export interface MadeOpenData {
  readonly made: readonly DataSetName[]
  readonly failed: readonly { readonly name: DataSetName; readonly error: unknown }[]
}

interface Written {
  readonly rows: number
  readonly sizes: Readonly<Record<string, number>>
}

/** A file on its way into the store: what is written here is what the store reads. */
function openFile(store: OpenDataStore, set: DataSet, name: DataSetName, format: DataSetFormat) {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const stored = store.put(fileOf(name, format), readable, mediaTypes[format])
  // Its failure is met where it is awaited, which may be later.
  stored.catch(() => undefined)
  writer.closed.catch(() => undefined)
  return {
    format,
    stored,
    writing: writingOf(set, format),
    write: async (text: string) => {
      if (text !== '') await writer.write(encoder.encode(text))
    },
    close: () => writer.close(),
    abort: (reason: unknown) => writer.abort(reason).catch(() => undefined),
  }
}

/** All files of a data set from one reading, page by page. */
async function writeFiles(
  context: Context,
  store: OpenDataStore,
  name: DataSetName,
): Promise<Written> {
  const set = dataSets[name]
  const files = formatsOf(name).map((format) => openFile(store, set, name, format))
  let rows = 0
  try {
    await Promise.all(files.map((file) => file.write(file.writing.begin)))
    for await (const page of set.pages(context)) {
      rows += page.length
      await Promise.all(files.map((file) => file.write(file.writing.lines(page))))
    }
    await Promise.all(files.map((file) => file.write(file.writing.end)))
  } catch (error) {
    await Promise.all(files.map((file) => file.abort(error)))
    await Promise.allSettled(files.map(({ stored }) => stored))
    throw error
  }
  await Promise.all(files.map((file) => file.close()))
  const sizes = await Promise.all(
    files.map(async ({ format, stored }) => [format, await stored] as const),
  )
  return { rows, sizes: Object.fromEntries(sizes) }
}

/** Of two runs one takes it; the claim of a run that died expires. */
async function claim(context: Context, name: DataSetName, today: string): Promise<boolean> {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const { taken } = await context.database.write((builder) => ({
    taken: builder.execute(sql`
      insert into ${openDataSets} (name, started_at) values (${name}, ${now})
      on conflict (name) do update set started_at = excluded.started_at
      where (open_data_sets.made_on is null or open_data_sets.made_on < ${today}::date)
        and open_data_sets.started_at < ${now} - make_interval(mins => ${leaseMinutes})
      returning name`),
  }))
  return taken.rows.length > 0
}

/** Nothing that anyone may see depends on a claim, so only this moves kept pages. */
async function note(
  { clock, database }: Context,
  name: DataSetName,
  { today, rows, sizes }: Written & { readonly today: string },
): Promise<void> {
  await database.write((builder) => [
    builder.execute(sql`
      update ${openDataSets} set made_on = ${today}::date, row_count = ${rows},
        first_made_on = coalesce(first_made_on, ${today}::date),
        made_at = ${clock.now().toISOString()}::timestamptz, sizes = ${JSON.stringify(sizes)}::jsonb
      where name = ${name}`),
  ])
}

/**
 * Makes the files of each data set that has none of today, in the city. What fails keeps its files of the day
 * before, and is made by a later run.
 */
export async function makeOpenData(context: Context, store: OpenDataStore): Promise<MadeOpenData> {
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const current = await context.database.rows<{ name: string }>(
    sql`select name from ${openDataSets} where made_on >= ${today}::date`,
  )
  const done = new Set(current.map(({ name }) => name))
  const made: DataSetName[] = []
  const failed: { name: DataSetName; error: unknown }[] = []
  // One after the other, so that no more is in memory than the parts of one.
  for (const name of dataSetNames.filter((one) => !done.has(one))) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- see above
      if (!(await claim(context, name, today))) continue
      // oxlint-disable-next-line no-await-in-loop -- see above
      const written = await writeFiles(context, store, name)
      // oxlint-disable-next-line no-await-in-loop -- see above
      await note(context, name, { ...written, today })
      made.push(name)
    } catch (error) {
      failed.push({ name, error })
    }
  }
  return { made, failed }
}
