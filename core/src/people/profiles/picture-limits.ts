/** What a profile picture may be (spec, resident section 5); bytes, pixels. */
export const pictureLimits = {
  originalBytes: 100 * 1024 * 1024,
  /** The bucket wants parts of one size, of 5 MB at least. */
  partBytes: 8 * 1024 * 1024,
  /** Originals of one person that are under way, and their bytes together. */
  uploads: 3,
  uploadBytes: 150 * 1024 * 1024,
  /** An upload that its picture was never made from is thrown away after so long. */
  uploadHours: 3,
  pixels: 25_000_000,
  /** Of the small copy that a browser makes and that is displayed. */
  displayedBytes: 1_000_000,
  displayedSide: 1024,
} as const
