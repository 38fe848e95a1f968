import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

/** Four by two pixels. */
const pixels = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAHklEQVR4AWIyTjvzH4TPGBv/B2GmmWfTGUCYAQoAAAAA//8Xv4ekAAAABklEQVQDABexDMnxPaV3AAAAAElFTkSuQmCC',
  'base64',
)

export const photoNamed = (name: string) => png(name, pixels)

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** 12 MB of noise, which only fewer pixels make smaller. */
export function largePhotoNamed(name: string) {
  const side = 2000
  const rows = randomFillSync(Buffer.alloc(side * (1 + side * 3)))
  // A row begins with its filter; 0 is none.
  for (let row = 0; row < side; row++) rows[row * (1 + side * 3)] = 0
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side)
  size.writeUInt32BE(side, 4)
  // 8-bit RGB.
  const header = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])
  return png(
    name,
    Buffer.concat([
      pixels.subarray(0, 8),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows, { level: 0 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
