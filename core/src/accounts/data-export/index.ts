export type { OwnFiles } from './archive.ts'
export {
  createDataExport,
  downloadDataArchive,
  findDataExport,
  listDataExports,
  type OwnExport,
  type OwnExports,
} from './own-exports.ts'
export { type ArchiveStore, prepareDataExport, sweepDataExports } from './prepare-exports.ts'
