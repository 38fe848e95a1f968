/** Complete, but its data cannot be drawn. */
export function png(width: number, height: number, length = 64): Uint8Array {
  const bytes = new Uint8Array(Math.max(length, 64))
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const view = new DataView(bytes.buffer)
  view.setUint32(8, 13)
  view.setUint32(12, 0x49484452)
  view.setUint32(16, width)
  view.setUint32(20, height)
  // The file has 57 bytes beside the picture's data.
  view.setUint32(33, bytes.length - 57)
  bytes.set([0x49, 0x44, 0x41, 0x54], 37)
  bytes.set([0x49, 0x45, 0x4e, 0x44], bytes.length - 8)
  return bytes
}

/** Preceded by segments of these lengths, as in a camera's file. */
export function jpeg(width: number, height: number, segments: readonly number[]): Uint8Array {
  const bytes: number[] = [0xff, 0xd8]
  for (const length of segments) {
    bytes.push(
      0xff,
      0xe1,
      length >> 8,
      length & 0xff,
      ...Array.from({ length: length - 2 }, () => 7),
    )
  }
  // Fill bytes may precede a marker.
  bytes.push(0xff, 0xff, 0xc2, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff)
  return new Uint8Array([...bytes, ...Array.from({ length: 32 }, () => 0)])
}

const ofBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))

/** Four by two pixels, as a browser encodes them, without metadata. */
export const wholePictures = {
  jpg: ofBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAZEQACAwEAAAAAAAAAAAAAAAAAAQIDMnH/2gAMAwEAAhEDEQA/AIABZ6ZQ14XD/9k=',
  ),
  png: ofBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAHklEQVR4AWIyTjvzH4TPGBv/B2GmmWfTGUCYAQoAAAAA//8Xv4ekAAAABklEQVQDABexDMnxPaV3AAAAAElFTkSuQmCC',
  ),
  webp: ofBase64(
    'UklGRlAAAABXRUJQVlA4WAoAAAAAAAAAAwAAAQAAVlA4IDIAAADQAQCdASoEAAIAAsBMJagCdEcAZIADUAD+6NcVqPVyg06lKl/8dslbf98n92ilt4aAAA==',
  ),
  gif: Uint8Array.from([
    71, 73, 70, 56, 57, 97, 4, 0, 2, 0, 128, 0, 0, 255, 255, 255, 0, 0, 0, 44, 0, 0, 0, 0, 4, 0, 2,
    0, 0, 2, 3, 132, 143, 5, 0, 59,
  ]),
}
