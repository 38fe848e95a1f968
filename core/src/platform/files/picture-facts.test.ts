import { expect, it } from 'vitest'
import { pictureFacts } from './picture-facts.ts'
import { jpeg, png } from './pictures.fixture.ts'

const facts = (bytes: Uint8Array) =>
  pictureFacts((offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)))

const filled = (bytes: readonly number[]) => {
  const whole = new Uint8Array(64)
  whole.set(bytes)
  return whole
}
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))
const webp = (chunk: string, body: readonly number[]) =>
  filled([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(chunk), 0, 0, 0, 0, ...body])

it.each([
  ['PNG', png(640, 480), { extension: 'png', width: 640, height: 480 }],
  ['JPEG', jpeg(4032, 3024, []), { extension: 'jpg', width: 4032, height: 3024 }],
  [
    'JPEG behind profiles and thumbnails',
    jpeg(300, 200, [65_535, 65_535, 12]),
    { extension: 'jpg', width: 300, height: 200 },
  ],
  [
    'GIF',
    filled([...ascii('GIF89a'), 0x2c, 0x01, 0x64, 0x00]),
    { extension: 'gif', width: 300, height: 100 },
  ],
  [
    'lossy WebP',
    webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x2c, 0x01, 0x64, 0x00]),
    { extension: 'webp', width: 300, height: 100 },
  ],
  [
    'lossless WebP',
    webp('VP8L', [0x2f, 0x2b, 0xc1, 0x18, 0x00]),
    { extension: 'webp', width: 300, height: 100 },
  ],
  [
    'extended WebP',
    webp('VP8X', [0, 0, 0, 0, 0x2b, 0x01, 0x00, 0x63, 0x00, 0x00]),
    { extension: 'webp', width: 300, height: 100 },
  ],
])('the size of a %s is read', async (_kind, bytes, expected) => {
  expect(await facts(bytes)).toEqual(expected)
})

it.each([
  ['nothing', new Uint8Array()],
  ['a page that calls itself a picture', filled(ascii('<html><script>alert(1)</script>'))],
  ['a drawing that carries scripts', filled(ascii('<svg xmlns="http://www.w3.org/2000/svg">'))],
  ['a PDF', filled(ascii('%PDF-1.7 and so on and so forth'))],
  ['a PNG without a header', filled([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a PNG without area', png(0, 10)],
  ['a JPEG that ends before its size', jpeg(1, 1, [9]).subarray(0, 12)],
  ['a JPEG whose segments lead nowhere', filled([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff])],
  [
    'a JPEG of endless segments',
    jpeg(
      1,
      1,
      Array.from({ length: 600 }, () => 2),
    ),
  ],
  ['a WebP of no known kind', webp('VP9 ', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])],
])('%s is no picture', async (_kind, bytes) => {
  expect(await facts(bytes)).toBeNull()
})
