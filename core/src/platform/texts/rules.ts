// What browsers may import.
export type { TextKey } from './defaults/index.ts'
export { fillIn, lateValues } from './late-values.ts'
export { batchError } from './defaults/imports.ts'
export { contentImportError } from './defaults/content-import-error.ts'
export { importError } from './defaults/import-error.ts'
export { parcelImportError } from './defaults/parcel-import.ts'
