export { applyContentImport } from './apply-import.ts'
export { checkContentImport, getContentImport, type SentFile } from './check-import.ts'
export type { ContentImport, ImportChange, ListedImport } from './import-fields.ts'
export { listContentImports } from './list-imports.ts'
