/** Port: our copies of pictures. Keys are content hashes, so that a key's content never changes. */
export interface PictureStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<ReadableStream | null>
  remove(keys: readonly string[]): Promise<void>
}
