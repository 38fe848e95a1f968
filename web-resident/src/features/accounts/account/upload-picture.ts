import {
  beginPictureUpload,
  completePictureUpload,
  putPicturePart,
  setPicture,
} from '@portal/openapi/resident-client/profiles'
import type { Call } from '@portal/web-ui/api'

interface Upload {
  readonly file: File
  readonly copy: Blob
  readonly signal: AbortSignal
  /** Called with the bytes of the original that have arrived. */
  readonly onSent: (bytes: number) => void
}

/**
 * Uploads the original in parts, since a worker's request size is limited, then the copy to
 * display.
 * @throws ApiError from the API, 413 for a file that is too large
 */
export async function uploadPicture(call: Call, upload: Upload): Promise<void> {
  const { file, copy, signal, onSent } = upload
  const begun = { body: { size: file.size }, signal }
  const { uploadId, partSize } = await call(beginPictureUpload, begun)
  const parts: { partNumber: number; etag: string }[] = []
  for (let from = 0; from < file.size; from += partSize) {
    const part = file.slice(from, from + partSize)
    const sent = {
      path: { id: uploadId, part: parts.length + 1 },
      body: part,
      signal,
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the progress is true, the memory small
    parts.push(await call(putPicturePart, sent))
    onSent(from + part.size)
  }
  await call(completePictureUpload, { path: { id: uploadId }, body: { parts }, signal })
  const form = new FormData()
  form.set('image', copy, 'picture.jpg')
  form.set('uploadId', uploadId)
  await call(setPicture, { body: form, signal })
}
