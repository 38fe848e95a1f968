/** What a profile picture may be (spec, resident section 5); bytes, pixels. */
export const pictureLimits = {
  originalBytes: 100 * 1024 * 1024,
  /** The bucket wants parts of one size, of 5 MB at least. */
  partBytes: 8 * 1024 * 1024,
  pixels: 25_000_000,
  /** Of the small copy that a browser makes and that is displayed. */
  displayedBytes: 1_000_000,
  displayedSide: 1024,
} as const
