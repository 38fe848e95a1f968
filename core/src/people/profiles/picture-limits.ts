/** Spec, resident section 5; bytes, pixels. */
export const pictureLimits = {
  originalBytes: 100 * 1024 * 1024,
  /** The bucket requires parts of one size, at least 5 MB. */
  partBytes: 8 * 1024 * 1024,
  /** Concurrent uploads per person, and their bytes together. */
  uploads: 3,
  uploadBytes: 150 * 1024 * 1024,
  /** Unused uploads are deleted after this. */
  uploadHours: 3,
  pixels: 25_000_000,
  /** The displayed small picture, made by the browser. */
  displayedBytes: 1_000_000,
  displayedSide: 1024,
} as const
