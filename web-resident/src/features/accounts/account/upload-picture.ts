import {
  beginPictureUpload,
  completePictureUpload,
  putPicturePart,
  setPicture,
} from '@portal/openapi/resident-client/profiles'
import type { Call } from '@portal/web-ui/api'

interface Upload {
  readonly file: File
  /** The small copy that is displayed. */
  readonly copy: Blob
  readonly signal: AbortSignal
  /** Told how many bytes of the original have arrived. */
  readonly onSent: (bytes: number) => void
}

/**
 * Sends the original in parts, so that none is too large for a worker, and then its small copy, which
 * is shown from now on.
 * @throws ApiError as the API answers, 413 for a file that is too large.
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
