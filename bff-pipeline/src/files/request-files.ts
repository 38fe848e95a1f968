import type { FileStore } from '@portal/core/files'
import type { Bucket } from '../bindings.ts'
import { bucketFolder } from './bucket-folder.ts'

/** Core's port for files that people send, over an R2 bucket. */
export const requestFiles = (bucket: Bucket): FileStore =>
  bucketFolder(bucket, (key) => `request-files/${key}`)
