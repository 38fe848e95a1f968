import { useRef, useState } from 'react'
import { pictureLimits } from '@portal/core/profiles/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { getProfile, removePicture } from '@portal/openapi/resident-client/profiles'
import { ApiError, keyOf } from '@portal/web-ui/api'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import type { Profile } from './queries.ts'
import { smallCopyOf } from './small-copy.ts'
import { uploadPicture } from './upload-picture.ts'

type State =
  | { readonly kind: 'idle' | 'shown' }
  | { readonly kind: 'refused'; readonly code: TextKey }
  | {
      readonly kind: 'sending'
      readonly name: string
      readonly size: number
      readonly sent: number
    }

const tooLarge: State = { kind: 'refused', code: 'Profile.PictureTooLarge' }

/** Errors about the file; any other shows as a failure. */
const refusals: ReadonlySet<TextKey> = new Set<TextKey>([
  'Account.NotAPicture',
  'Account.PictureTooManyPixels',
  'Account.PictureIncomplete',
  'Account.UploadNotFound',
])

function refusedBy(error: unknown): State {
  if (error instanceof ApiError && error.status === 413) return tooLarge
  if (error instanceof ApiError && refusals.has(error.code)) {
    return { kind: 'refused', code: error.code }
  }
  return { kind: 'refused', code: 'Util.ErrorTryAgainLater' }
}

/** Replaces or removes the picture (spec, resident section 5: one file of at most 100 MB). */
export function usePicture({ Id }: Profile) {
  const { call, queryClient, completeTexts } = useApp()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const abort = useRef<AbortController>(undefined)
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: keyOf(getProfile, { path: { id: Id } }) }),
      queryClient.invalidateQueries({ queryKey: ['getCurrentUser'] }),
    ])

  async function show(file: File): Promise<void> {
    // The error may need a text that the page did not carry.
    await completeTexts().catch(() => undefined)
    if (file.size > pictureLimits.originalBytes) return setState(tooLarge)
    const { name, size } = file
    setState({ kind: 'sending', name, size, sent: 0 })
    abort.current = new AbortController()
    const { signal } = abort.current
    const small = await smallCopyOf(file)
    if ('refusal' in small) return setState({ kind: 'refused', code: small.refusal })
    try {
      const onSent = (sent: number) => setState({ kind: 'sending', name, size, sent })
      await uploadPicture(call, { file, copy: small.copy, signal, onSent })
      await renew()
      setState({ kind: 'shown' })
    } catch (error) {
      setState(signal.aborted ? { kind: 'idle' } : refusedBy(error))
    }
  }

  async function remove(): Promise<void> {
    try {
      await call(removePicture)
      await renew()
      setState({ kind: 'idle' })
      showToast('SuccessRemove')
    } catch {
      showToast('ErrorRemove')
    }
  }

  return { state, show, remove, cancel: () => abort.current?.abort() }
}
