import type { Context } from '../kernel/context.ts'
import { dataSetStream } from './data-set-stream.ts'
import type { DataSet } from './data-set.ts'

/** Its rows by the names of the columns, as a reader of the JSON has them. */
export async function rowsOf(
  context: Context,
  set: DataSet,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const text = await new Response(await dataSetStream(context, set, 'json')).text()
  // Its writing is held by writing.test.ts.
  return JSON.parse(text) as readonly Readonly<Record<string, unknown>>[]
}
