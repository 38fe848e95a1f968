import { useState } from 'react'
import { fileLimits } from '@portal/core/files/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { useApp } from '@portal/web-ui/use-app'

export interface AnswerFile {
  readonly key: string
  readonly file: File
  readonly percent: number
  /** Set once it has arrived. */
  readonly id: string | null
  readonly problem: TextKey | null
}

/** A stored file, or a problem, whose code is a text key. */
interface Reply {
  readonly id?: string
  readonly code?: TextKey
}

/** Uploads an answer's files with progress; a failed one can be retried. */
export function useAnswerFiles(hrefOf: (name: string) => string) {
  const { completeTexts } = useApp()
  const [files, setFiles] = useState<readonly AnswerFile[]>([])
  const change = (key: string, part: Partial<AnswerFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))

  function send(key: string, file: File): void {
    change(key, { problem: null, percent: 0 })
    // XMLHttpRequest, since fetch has no upload progress.
    const request = new XMLHttpRequest()
    request.open('POST', hrefOf(file.name))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      change(key, { percent: Math.floor((loaded / Math.max(total, 1)) * 100) }),
    )
    request.addEventListener('error', () => change(key, { problem: 'Util.ErrorTryAgainLater' }))
    request.addEventListener('load', () => {
      // Our own API's reply, per its contract.
      const { id, code } = (request.response ?? {}) as Reply
      if (request.status === 201 && id) change(key, { id, percent: 100 })
      else change(key, { problem: problemOf(code) })
    })
    request.send(file)
  }

  async function add(chosen: readonly File[]): Promise<void> {
    // The page was rendered without these texts.
    await completeTexts().catch(() => undefined)
    const added = chosen.map((file) => ({ key: crypto.randomUUID(), file }))
    const all = [...files.map(({ file }) => file), ...chosen]
    const bytes = all.reduce((sum, { size }) => sum + size, 0)
    const tooMuch: TextKey | null =
      all.length > fileLimits.most
        ? 'File.TooMany'
        : bytes > fileLimits.reportBytes
          ? 'File.TogetherTooLarge'
          : null
    setFiles((before) => [
      ...before,
      ...added.map((one) => ({ ...one, percent: 0, id: null, problem: tooMuch })),
    ])
    if (!tooMuch) for (const { key, file } of added) send(key, file)
  }

  return {
    files,
    add: (chosen: readonly File[]) => void add(chosen),
    again: ({ key, file }: AnswerFile) => send(key, file),
    remove: ({ key }: AnswerFile) => setFiles((before) => before.filter((one) => one.key !== key)),
  }
}

/** API errors about files have texts; any other is a general error. */
const problemOf = (code: TextKey | undefined): TextKey =>
  code?.startsWith('File.') || code === 'Error.TooLarge' || code === 'Request.NothingAsked'
    ? code
    : 'Util.ErrorTryAgainLater'
