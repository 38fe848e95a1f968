import type { Bucket } from '../bindings.ts'

/** Files of one kind in a shared bucket; their keys never reach other kinds. */
export const bucketFolder = (bucket: Bucket, place: (key: string) => string) => ({
  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await bucket.put(place(key), bytes, { httpMetadata: { contentType } })
  },
  async get(key: string): Promise<ReadableStream | null> {
    const object = await bucket.get(place(key))
    return object?.body ?? null
  },
  async remove(keys: readonly string[]): Promise<void> {
    await bucket.delete(keys.map(place))
  },
})
