export { type CleanFile, cleanFile, type FileChoice, picturePieces } from './clean-file.ts'
export { cleanThumbnail, thumbnailKey } from './clean-thumbnail.ts'
export { sourceOfBytes, isWhole, runsOf, storedSource, wholeOf } from './pieces.ts'
export type { FileStore, SentFile } from './file-store.ts'
