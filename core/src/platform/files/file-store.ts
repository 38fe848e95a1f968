/** Port: the documents bucket's folder for files that people send. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<ReadableStream | null>
  remove(keys: readonly string[]): Promise<void>
}

/** Sent before its form or answer. */
export interface SentFile {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}
