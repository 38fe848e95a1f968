import { dataSetStream } from '../../platform/data-sets/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dataSets } from './data-sets.ts'
import type { OpenDataStore } from './open-data-store.ts'
import { type DataSetFile, partsOfFile } from './rules.ts'

export interface OpenDataFile {
  readonly body: ReadableStream
  /** Null for a file that was made for this request: before the first night. */
  readonly stored: { readonly etag: string; readonly at: Date } | null
}

/** The last night's file, which takes no look at the database, or before the first night one of this moment. */
export async function getOpenDataFile(
  context: Context,
  store: OpenDataStore,
  file: DataSetFile,
): Promise<OpenDataFile> {
  const kept = await store.find(file)
  if (kept) return { body: kept.body, stored: { etag: kept.etag, at: kept.storedAt } }
  const { name, format } = partsOfFile(file)
  return { body: await dataSetStream(context, dataSets[name], format), stored: null }
}
