export { getOpenDataCatalog } from './get-open-data-catalog.ts'
export { getOpenDataFile, type OpenDataFile } from './get-open-data-file.ts'
export { type MadeOpenData, makeOpenData } from './make-open-data.ts'
export type { OpenDataStore, StoredDataFile } from './open-data-store.ts'
