export type { ParcelImport } from './import-fields.ts'
export { importParcels, type SentParcels } from './import-parcels.ts'
export { getParcelImport, listParcelImports } from './list-imports.ts'
