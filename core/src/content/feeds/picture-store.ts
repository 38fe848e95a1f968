/** Where our own copies of pictures are kept. Keys name contents: what is under one never changes. */
export interface PictureStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<ReadableStream | null>
  remove(keys: readonly string[]): Promise<void>
}
