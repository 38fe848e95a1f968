import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

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
export async function uploadPicture(api: Api, upload: Upload): Promise<void> {
  const { file, copy, signal, onSent } = upload
  const begin = api.POST('/users/image/uploads', { body: { size: file.size }, signal })
  const { uploadId, partSize } = await dataOf(begin)
  const parts: { partNumber: number; etag: string }[] = []
  for (let from = 0; from < file.size; from += partSize) {
    const part = file.slice(from, from + partSize)
    const answer = api.PUT('/users/image/uploads/{id}/{part}', {
      params: { path: { id: uploadId, part: parts.length + 1 } },
      // The types know bytes as text; they are sent as they are.
      body: '',
      bodySerializer: () => part,
      headers: { 'content-type': 'application/octet-stream' },
      signal,
    })
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the progress is true, the memory small
    parts.push(await dataOf(answer))
    onSent(from + part.size)
  }
  const params = { path: { id: uploadId } }
  await dataOf(api.POST('/users/image/uploads/{id}', { params, body: { parts }, signal }))
  const form = new FormData()
  form.set('image', copy, 'picture.jpg')
  form.set('uploadId', uploadId)
  const shown = api.PUT('/users/image', {
    // As above.
    body: { image: '', uploadId },
    bodySerializer: () => form,
    signal,
  })
  await dataOf(shown)
}
