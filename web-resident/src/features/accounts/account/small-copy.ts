import { pictureLimits } from '@portal/core/profiles/rules'
import { type Shrunk, shrinkPicture } from '@portal/web-ui/shrink-picture'

/** Pixels of the displayed copy's longer side, enough for the sharpest screens. */
const displayedSide = 512

/** The copy to display, or why there is none. */
type SmallCopy =
  | { readonly copy: Blob }
  | { readonly refusal: 'Account.NotAPicture' | 'Account.PictureTooManyPixels' }

const refusals = {
  'not-a-picture': 'Account.NotAPicture',
  'too-many-pixels': 'Account.PictureTooManyPixels',
} as const satisfies Readonly<Record<Exclude<Shrunk, Blob>, string>>

export async function smallCopyOf(file: Blob): Promise<SmallCopy> {
  const { pixels: maxPixels } = pictureLimits
  const copy = await shrinkPicture(file, { side: displayedSide, maxPixels, quality: 0.88 })
  return typeof copy === 'string' ? { refusal: refusals[copy] } : { copy }
}
