import { pictureLimits } from '@portal/core/rules'

/** Pixels of the longer side of what is displayed: enough for the sharpest screens. */
const displayedSide = 512

/** What becomes of a chosen file: the small copy to display, or why there is none. */
export type SmallCopy =
  | { readonly copy: Blob }
  | { readonly refusal: 'Account.NotAPicture' | 'Account.PictureTooManyPixels' }

/** Makes the small copy that is displayed; the browser knows how to read the picture, we do not. */
export async function smallCopyOf(file: Blob): Promise<SmallCopy> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return { refusal: 'Account.NotAPicture' }
  const { width, height } = picture
  if (width * height > pictureLimits.pixels) return { refusal: 'Account.PictureTooManyPixels' }
  const scale = Math.min(1, displayedSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return { refusal: 'Account.NotAPicture' }
  // A JPEG has no transparency: what shines through would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const copy = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.88)
  })
  return copy ? { copy } : { refusal: 'Account.NotAPicture' }
}
