import { randomBytes } from 'node:crypto'

const segment = (marker: number, body: Buffer): Buffer => {
  const length = body.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), body])
}

/** Like a camera's Exif block. */
const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0MM'), randomBytes(12_000)]))

/** A phone's JPEG by its header: 2048 by 1536 pixels, Exif, and this many scan bytes. */
export function photo(bytes: number): Buffer {
  const size = Buffer.from([8, 1536 >> 8, 1536 & 0xff, 2048 >> 8, 2048 & 0xff, 1, 1, 0x11, 0])
  const scan = randomBytes(bytes)
  // 0xff begins a marker in a scan unless a zero follows.
  for (let at = scan.indexOf(0xff); at !== -1; at = scan.indexOf(0xff, at + 2)) scan[at + 1] = 0
  scan[bytes - 1] = 1
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    exif,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, size),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
  ])
}
