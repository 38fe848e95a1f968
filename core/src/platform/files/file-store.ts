/** Core's port for files that people send: a folder in the bucket of documents. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<ReadableStream | null>
  remove(keys: readonly string[]): Promise<void>
}

/** A file that was sent ahead of the form or answer that it belongs to. */
export interface SentFile {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}
