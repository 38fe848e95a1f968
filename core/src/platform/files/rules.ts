// What browsers check of files before they send them.
export { fileLimits } from './file-limits.ts'
export {
  inWindows,
  type PictureFacts,
  pictureFacts,
  type ReadBytes,
  readFrom,
} from './picture-facts.ts'
