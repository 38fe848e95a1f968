import type { OpenDataStore } from '@portal/core/open-data'
import type { Bucket } from '../bindings.ts'
import { storeInParts } from './store-in-parts.ts'

const place = (file: string): string => `open-data/${file}`

/** Core's port for published files in R2. */
export const openDataFiles = (bucket: Bucket): OpenDataStore => ({
  put: (file, content, contentType) => storeInParts(bucket, place(file), content, contentType),
  async find(file) {
    const object = await bucket.get(place(file))
    return object && { body: object.body, etag: object.httpEtag, storedAt: object.uploaded }
  },
})
