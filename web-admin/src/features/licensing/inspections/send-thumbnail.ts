import { fileLimits } from '@portal/core/files/rules'
import { setInspectionThumbnail } from '@portal/openapi/admin-client/inspections'
import type { Call } from '@portal/web-ui/api'
import { shrinkPicture } from '@portal/web-ui/shrink-picture'

/** Shown at 96 pixels, sharp on any screen. */
const small = { side: 256, maxPixels: 100_000_000, quality: 0.6 } as const

/** Failures are ignored: lists then show the photo itself. */
export async function sendThumbnail(call: Call, id: string, photo: Blob): Promise<void> {
  const body = await shrinkPicture(photo, small)
  if (typeof body === 'string' || body.size > fileLimits.thumbnailBytes) return
  await call(setInspectionThumbnail, { path: { id }, body }).catch(() => undefined)
}
