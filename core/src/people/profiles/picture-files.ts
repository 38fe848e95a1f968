/** An upload that is under way, in parts. */
export interface PartedUpload {
  readonly key: string
  /** The store's own name for it. */
  readonly uploadId: string
}

/** A part that the store took. */
export interface StoredPart {
  readonly partNumber: number
  readonly etag: string
}

/** Core's port for pictures of people: a folder in the bucket of documents. */
export interface PictureFiles {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<ReadableStream | null>
  remove(keys: readonly string[]): Promise<void>
  begin(key: string): Promise<PartedUpload>
  /** Passes a part on as it comes; its length is known, and none of it is held. */
  putPart(
    upload: PartedUpload,
    partNumber: number,
    part: ReadableStream | Uint8Array,
  ): Promise<StoredPart>
  /** Joins the parts and gives the size of the whole; null when they are not what was stored. */
  complete(upload: PartedUpload, parts: readonly StoredPart[]): Promise<number | null>
  /** Deletes an upload and the parts that came; nothing happens where it is gone. */
  abandon(upload: PartedUpload): Promise<void>
  /** Bytes from an offset, fewer at the file's end. */
  read(key: string, offset: number, length: number): Promise<Uint8Array>
}
