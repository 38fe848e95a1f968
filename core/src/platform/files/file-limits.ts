/** Bytes, pixels. */
export const fileLimits = {
  /** All pictures of a report together (spec, resident section 5). */
  reportBytes: 10 * 1024 * 1024,
  /** One file of an answer or a form. */
  bytes: 10 * 1024 * 1024,
  pixels: 25_000_000,
  /** For lists; pixels of the longer side. */
  thumbnailBytes: 24 * 1024,
  thumbnailSide: 256,
  /** Lists show pictures without a thumbnail up to this size. */
  shownWhole: 100 * 1024,
  /** Files of one request or answer. */
  most: 10,
  /** Files of one request in total. */
  inRequest: 50,
  /** Characters of a name. */
  name: 100,
} as const
