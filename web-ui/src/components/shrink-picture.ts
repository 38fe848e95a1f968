interface Smaller {
  /** Maximum pixels of its longer side. */
  readonly side: number
  /** Larger pictures are not opened. */
  readonly maxPixels: number
  /** Of the JPEG, 0 to 1; null: a PNG, which keeps transparency. */
  readonly quality: number | null
}

export type Shrunk = Blob | 'not-a-picture' | 'too-many-pixels'

export async function shrinkPicture(file: Blob, smaller: Smaller): Promise<Shrunk> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'not-a-picture'
  const { width, height } = picture
  if (width * height > smaller.maxPixels) return 'too-many-pixels'
  const scale = Math.min(1, smaller.side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return 'not-a-picture'
  if (smaller.quality !== null) {
    // JPEG has no transparency, which would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const copy = await new Promise<Blob | null>((done) => {
    if (smaller.quality === null) canvas.toBlob(done, 'image/png')
    else canvas.toBlob(done, 'image/jpeg', smaller.quality)
  })
  return copy ?? 'not-a-picture'
}
