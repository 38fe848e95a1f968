export { type CleanFile, cleanFile, type FileChoice } from './clean-file.ts'
export type { FileStore } from './file-store.ts'
