export { type CleanFile, cleanFile, type FileChoice } from './clean-file.ts'
export type { FileStore, SentFile } from './file-store.ts'
