/** What files that people send may be; bytes, pixels. */
export const fileLimits = {
  /** All pictures of a report together (spec, resident section 5). */
  reportBytes: 10 * 1024 * 1024,
  /** One file of an answer or a form. */
  bytes: 10 * 1024 * 1024,
  pixels: 25_000_000,
  /** A small copy of a picture, for lists; pixels of its longer side. */
  thumbnailBytes: 24 * 1024,
  thumbnailSide: 256,
  /** A picture without a small copy is shown in lists itself while it is no larger. */
  shownWhole: 100 * 1024,
  /** Files of one request or answer. */
  most: 10,
  /** Files of one request in all. */
  inRequest: 50,
  /** Characters of a name. */
  name: 100,
} as const
