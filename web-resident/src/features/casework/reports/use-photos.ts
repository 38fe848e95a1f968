import { useEffect, useState, useSyncExternalStore } from 'react'
import { fileLimits } from '@portal/core/files/rules'
import { getDraft, removeDraftFile } from '@portal/openapi/resident-client/drafts'
import { shrinkPicture } from '@portal/web-ui/shrink-picture'
import { useApp } from '@portal/web-ui/use-app'
import type { InTurn } from './draft-calls.ts'
import { newPhotoQueue, type Photo } from './photo-queue.ts'
import { sendPhoto, type SentPhoto } from './send-photo.ts'
import { sendThumbnail } from './send-thumbnail.ts'

/** Sharp on any screen; most are below half a megabyte. */
const smaller = { side: 2048, maxPixels: 120_000_000, quality: 0.85 } as const

interface Photos {
  readonly serviceId: string
  readonly before: readonly SentPhoto[]
  readonly inTurn: InTurn
}

const none: readonly Photo[] = []

/** A form's photos, uploaded to its draft. */
export function usePhotos({ serviceId, before, inTurn }: Photos) {
  const { call } = useApp()
  const [queue] = useState(() =>
    newPhotoQueue(
      before,
      {
        send: async (photo) => {
          const sent = await inTurn(() => sendPhoto({ serviceId, ...photo }))
          await sendThumbnail(call, { serviceId, fileId: sent.id, bytes: photo.bytes })
          return sent
        },
        remove: async (fileId) =>
          void (await call(removeDraftFile, { path: { serviceId, fileId } })),
        list: async () => {
          const { draft } = await call(getDraft, { path: { serviceId } })
          return draft?.files ?? []
        },
        shrink: (bytes) => shrinkPicture(bytes, smaller),
        preview: (bytes) => URL.createObjectURL(bytes),
      },
      fileLimits,
    ),
  )
  const photos = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  useEffect(() => {
    addEventListener('online', queue.retryAll)
    return () => removeEventListener('online', queue.retryAll)
  }, [queue])
  return { ...queue, photos: photos ?? none }
}

export type PhotosUse = ReturnType<typeof usePhotos>
