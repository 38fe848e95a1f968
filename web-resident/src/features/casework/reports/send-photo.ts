import { ApiError } from '@portal/web-ui/api'

export interface SentPhoto {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

interface Sending {
  readonly serviceId: string
  readonly name: string
  readonly bytes: Blob
  readonly signal: AbortSignal
  /** Upload progress, 0 to 1. */
  readonly onSent: (part: number) => void
}

/**
 * Uploads a photo to its draft (addDraftFile) by XMLHttpRequest, for upload progress.
 * @throws ApiError from the API; TypeError if the connection broke
 */
export function sendPhoto({ serviceId, name, bytes, signal, onSent }: Sending): Promise<SentPhoto> {
  return new Promise((done, refuse) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/drafts/${serviceId}/files?${new URLSearchParams({ name })}`)
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
    const broke = () => refuse(new TypeError('The connection broke'))
    request.addEventListener('error', broke)
    request.addEventListener('timeout', broke)
    request.addEventListener('abort', broke)
    request.addEventListener('load', () => {
      const { status } = request
      const response: unknown = request.response
      // The contract's replies: a DraftFile, or a Problem.
      if (status === 201) done(response as SentPhoto)
      else refuse(new ApiError(status, codeOf(response)))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(bytes)
  })
}

const codeOf = (problem: unknown): string =>
  problem !== null && typeof problem === 'object' && 'code' in problem
    ? String(problem.code)
    : 'Error.Unexpected'
