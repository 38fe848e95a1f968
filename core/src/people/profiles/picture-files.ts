export interface PartedUpload {
  readonly key: string
  /** The store's id. */
  readonly uploadId: string
}

export interface StoredPart {
  readonly partNumber: number
  readonly etag: string
}

/** Port: the documents bucket's folder for people's pictures. */
export interface PictureFiles {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<ReadableStream | null>
  remove(keys: readonly string[]): Promise<void>
  begin(key: string): Promise<PartedUpload>
  /** Streams a part of known length. */
  putPart(
    upload: PartedUpload,
    partNumber: number,
    part: ReadableStream | Uint8Array,
  ): Promise<StoredPart>
  /** Joins the parts and returns the total size; null if they do not match what was stored. */
  complete(upload: PartedUpload, parts: readonly StoredPart[]): Promise<number | null>
  /** Deletes an upload and its parts; does nothing if it does not exist. */
  abandon(upload: PartedUpload): Promise<void>
  /** Fewer bytes at the file's end. */
  read(key: string, offset: number, length: number): Promise<Uint8Array>
}
