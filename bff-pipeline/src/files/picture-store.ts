import type { PictureStore } from '@portal/core/feeds'
import type { Bucket } from '../bindings.ts'
import { bucketFolder } from './bucket-folder.ts'

/** Core's port for feeds' pictures, over an R2 bucket. */
export const pictureStore = (bucket: Bucket): PictureStore =>
  bucketFolder(bucket, (key) => `feed-pictures/${key}`)
