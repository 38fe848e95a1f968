import type { PictureStore } from '@portal/core/feeds'
import type { Bucket } from './bindings.ts'

/** Feeds' pictures share the bucket with documents; nobody reaches those by a picture's key. */
const place = (key: string): string => `feed-pictures/${key}`

/** Core's port for pictures, over an R2 bucket. */
export const pictureStore = (bucket: Bucket): PictureStore => ({
  async put(key, bytes, contentType) {
    await bucket.put(place(key), bytes, { httpMetadata: { contentType } })
  },
  async get(key) {
    const object = await bucket.get(place(key))
    return object?.body ?? null
  },
  async remove(keys) {
    await bucket.delete(keys.map(place))
  },
})
