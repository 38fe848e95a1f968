/** One night's file. */
export interface StoredDataFile {
  readonly body: ReadableStream
  /** Quoted, as in the header ETag. */
  readonly etag: string
  readonly storedAt: Date
}

/** Port: the bucket's folder of published files. */
export interface OpenDataStore {
  /**
   * Streams into the store and returns the size. Until all of it is there, readers get the file before;
   * a failed upload leaves that one.
   */
  put(file: string, content: ReadableStream<Uint8Array>, contentType: string): Promise<number>
  find(file: string): Promise<StoredDataFile | null>
}
