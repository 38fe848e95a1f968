import { fileLimits } from '@portal/core/files/rules'
import { setThumbnail } from '@portal/openapi/resident-client/drafts'
import type { Call } from '@portal/web-ui/api'
import { shrinkPicture } from '@portal/web-ui/shrink-picture'

/** For lists that show it at 56 pixels, sharp on any screen. */
const small = { side: 168, maxPixels: 120_000_000, quality: 0.7 } as const

interface Sending {
  readonly serviceId: string
  readonly fileId: string
  readonly bytes: Blob
}

/** Uploads a thumbnail for lists. Failures are ignored: lists then show none. */
export async function sendThumbnail(
  call: Call,
  { serviceId, fileId, bytes }: Sending,
): Promise<void> {
  const copy = await shrinkPicture(bytes, small)
  if (typeof copy === 'string' || copy.size > fileLimits.thumbnailBytes) return
  await call(setThumbnail, { path: { serviceId, fileId }, body: copy }).catch(() => undefined)
}
