/** Wider than any text, sharp on any screen. */
const maxSide = 1600
const smallEnough = 400_000

/** A large picture scaled down; as it is when the browser cannot open it: the server says why. */
export async function smallerPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const { width, height } = picture
  const scale = Math.min(1, maxSide / Math.max(width, height))
  // An animation would lose its movement.
  if ((scale === 1 && file.size <= smallEnough) || file.type === 'image/gif') return file
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // WebP keeps transparency.
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}
