import type { FileStore } from '@portal/core/files'
import type { Bucket } from '../bindings.ts'
import { bucketFolder } from './bucket-folder.ts'

export const requestFiles = (bucket: Bucket): FileStore =>
  bucketFolder(bucket, (key) => `request-files/${key}`)
