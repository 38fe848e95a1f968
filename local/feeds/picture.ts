import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 640
const HEIGHT = 360

/** A PNG of hills under a sky, in colors derived from the name. */
export function picture(name: string) {
  const seed = createHash('sha256').update(name).digest()
  const [sky, hill] = [colour(seed.subarray(0, 3), 150), colour(seed.subarray(3, 6), 60)]
  const phase = (seed[6] ?? 0) / 20
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3))
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isHill =
        y > HEIGHT * (0.6 + 0.12 * Math.sin(x / 90 + phase) + 0.06 * Math.sin(x / 31 + phase))
      const shade = isHill ? y / HEIGHT : 1.25 - y / HEIGHT / 2
      rows.set(
        (isHill ? hill : sky).map((value) => Math.min(255, value * shade)),
        y * (1 + WIDTH * 3) + 1 + x * 3,
      )
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2], 8) // 8-bit RGB.
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colour(bytes: Buffer, base: number) {
  return [...bytes].map((byte) => base + byte * 0.4)
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
