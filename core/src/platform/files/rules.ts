// What browsers check before they send files.
export { fileLimits } from './file-limits.ts'
export {
  inWindows,
  type PictureFacts,
  pictureFacts,
  type ReadBytes,
  readFrom,
} from './picture-facts.ts'
