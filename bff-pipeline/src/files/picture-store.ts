import type { PictureStore } from '@portal/core/feeds'
import type { Bucket } from '../bindings.ts'
import { bucketFolder } from './bucket-folder.ts'

export const pictureStore = (bucket: Bucket): PictureStore =>
  bucketFolder(bucket, (key) => `feed-pictures/${key}`)
