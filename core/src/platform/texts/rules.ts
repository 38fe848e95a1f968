// What browsers may import.
export type { TextKey } from './defaults/index.ts'
export { fillIn, lateValues } from './late-values.ts'
export { batchError } from './defaults/imports.ts'
export { parcelImportError } from './defaults/parcel-import.ts'
