import { describe, expect, it } from 'vitest'
import { joined, viewOf } from './bytes.ts'
import { cleanFile } from './clean-file.ts'
import { fileLimits } from './file-limits.ts'
import { wholePictures } from './pictures.fixture.ts'

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)
const secret = ascii('41.8781 N, 87.6298 W')
const holds = (bytes: Uint8Array, text: Uint8Array): boolean =>
  Buffer.from(bytes).includes(Buffer.from(text))

const clean = (bytes: Uint8Array, name = 'photo.jpg') => cleanFile({ name, bytes }, 'pictures')

/** After its first two bytes. */
function withSegment(marker: number, body: Uint8Array): Uint8Array {
  const head = Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff)
  const { jpg } = wholePictures
  return joined([jpg.subarray(0, 2), head, body, jpg.subarray(2)])
}

function withPngChunk(type: string, body: Uint8Array): Uint8Array {
  const { png } = wholePictures
  const length = new Uint8Array(4)
  viewOf(length).setUint32(0, body.length)
  // After the 33-byte header; the cleaner ignores the checksum.
  return joined([
    png.subarray(0, 33),
    length,
    ascii(type),
    body,
    new Uint8Array(4),
    png.subarray(33),
  ])
}

function withWebpChunk(type: string, body: Uint8Array): Uint8Array {
  const size = new Uint8Array(4)
  viewOf(size).setUint32(0, body.length, true)
  const whole = joined([
    wholePictures.webp,
    ascii(type),
    size,
    body,
    new Uint8Array(body.length % 2),
  ])
  viewOf(whole).setUint32(4, whole.length - 8, true)
  // VP8X announces Exif.
  whole[20] = 0x08
  return whole
}

function webpChunk(type: string, body: Uint8Array): Uint8Array {
  const size = new Uint8Array(4)
  viewOf(size).setUint32(0, body.length, true)
  return joined([ascii(type), size, body, new Uint8Array(body.length % 2)])
}

/** Two frames, the second with other chunks beside its picture. */
function animatedWebp(inFrame: Uint8Array): Uint8Array {
  const drawn = webpChunk('VP8L', Uint8Array.of(0x2f, 0, 0, 0, 0))
  const frame = (more: Uint8Array) => webpChunk('ANMF', joined([new Uint8Array(16), drawn, more]))
  const whole = joined([
    ascii('RIFF'),
    new Uint8Array(4),
    ascii('WEBP'),
    // An animation of 1 by 1 pixel.
    webpChunk('VP8X', Uint8Array.of(0x02, ...new Uint8Array(9))),
    webpChunk('ANIM', new Uint8Array(6)),
    frame(new Uint8Array()),
    frame(inFrame),
  ])
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return whole
}

const withGifComment = (body: Uint8Array): Uint8Array => {
  const { gif } = wholePictures
  return joined([
    gif.subarray(0, 19),
    Uint8Array.of(0x21, 0xfe, body.length),
    body,
    Uint8Array.of(0),
    gif.subarray(19),
  ])
}

describe('a picture', () => {
  it.each(Object.entries(wholePictures))(
    'of kind %s stays unchanged without metadata',
    async (_kind, bytes) => {
      expect((await clean(bytes)).bytes).toEqual(bytes)
    },
  )

  it.each([
    ['JPEG in Exif', withSegment(0xe1, joined([ascii('Exif\0\0'), secret]))],
    ['JPEG in XMP', withSegment(0xe1, joined([ascii('http://ns.adobe.com/xap/1.0/\0'), secret]))],
    ['JPEG in a comment', withSegment(0xfe, secret)],
    ['JPEG in IPTC', withSegment(0xed, secret)],
    ['PNG in eXIf', withPngChunk('eXIf', secret)],
    ['PNG in a text', withPngChunk('iTXt', secret)],
    ['WebP in EXIF', withWebpChunk('EXIF', secret)],
    ['WebP in XMP', withWebpChunk('XMP ', secret)],
    ['WebP in a frame of an animation', animatedWebp(webpChunk('EXIF', secret))],
    ['GIF in a comment', withGifComment(secret)],
  ])('loses its location: %s', async (_where, bytes) => {
    expect(holds(bytes, secret)).toBe(true)
    expect(holds((await clean(bytes)).bytes, secret)).toBe(false)
  })

  it('of an animation keeps every frame as it is drawn', async () => {
    const plain = animatedWebp(new Uint8Array())
    expect((await clean(plain)).bytes).toEqual(plain)
    const tagged = animatedWebp(joined([webpChunk('EXIF', secret), webpChunk('junk', secret)]))
    expect((await clean(tagged)).bytes).toEqual(plain)
  })

  it('keeps its orientation', async () => {
    const directory = Uint8Array.from([
      ...ascii('Exif\0\0II'),
      // TIFF's header and a directory of two entries: camera maker and orientation 6.
      42,
      0,
      8,
      0,
      0,
      0,
      2,
      0,
      0x0f,
      0x01,
      2,
      0,
      4,
      0,
      0,
      0,
      0x41,
      0x42,
      0x43,
      0,
      0x12,
      0x01,
      3,
      0,
      1,
      0,
      0,
      0,
      6,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ])
    const { bytes } = await clean(withSegment(0xe1, directory))
    const again = await clean(bytes)
    // One tag: orientation, a short, count 1, value 6.
    expect(holds(bytes, Uint8Array.of(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6))).toBe(true)
    expect(holds(bytes, ascii('ABC'))).toBe(false)
    expect(again.bytes).toEqual(bytes)
  })

  it.each(Object.entries(wholePictures))(
    'of kind %s loses trailing bytes',
    async (_kind, bytes) => {
      const polyglot = joined([bytes, ascii('<script>alert(1)</script>PK\x03\x04')])
      expect((await clean(polyglot)).bytes).toEqual(bytes)
    },
  )

  it.each(Object.entries(wholePictures))(
    'of kind %s that is cut off anywhere is refused',
    async (_kind, bytes) => {
      for (let length = 1; length < bytes.length; length += 1) {
        const outcome = await clean(bytes.subarray(0, length)).then(
          () => 'taken',
          (error: unknown) => (error instanceof Error ? error.message : 'no error'),
        )
        expect([length, outcome]).toEqual([length, expect.stringMatching(/^invalid: File\./)])
      }
    },
  )

  it('of more than 25 megapixels is refused', async () => {
    const bomb = Uint8Array.from(wholePictures.png)
    viewOf(bomb).setUint32(16, 5001)
    viewOf(bomb).setUint32(20, 5000)
    await expect(clean(bomb)).rejects.toThrow('File.TooManyPixels')
  })
})

describe('a file', () => {
  it.each([
    [
      'SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['HTML named .jpg', '<!doctype html><script>alert(1)</script>'],
    ['program', 'MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00'],
  ])('that is no picture is refused whatever its name: %s', async (_what, text) => {
    await expect(clean(ascii(text))).rejects.toThrow('File.KindNotTaken')
  })

  it('that is empty is refused', async () => {
    await expect(clean(new Uint8Array())).rejects.toThrow('File.Empty')
  })

  it('of one byte too much is refused', async () => {
    await expect(clean(new Uint8Array(fileLimits.bytes + 1))).rejects.toThrow('Error.TooLarge')
  })

  it('that is a PDF is taken where documents are asked for, and only whole', async () => {
    const pdf = ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
    const take = (bytes: Uint8Array) =>
      cleanFile({ name: 'plan.pdf', bytes }, 'pictures and documents')
    expect(await take(pdf)).toMatchObject({ name: 'plan.pdf', contentType: 'application/pdf' })
    await expect(take(pdf.subarray(0, 20))).rejects.toThrow('File.Incomplete')
    await expect(clean(pdf)).rejects.toThrow('File.KindNotTaken')
  })

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\photos\\lamp.png', 'lamp.png'],
    ['photo\u202Egpj.exe', 'photogpj.png'],
    ['a\u0000b\r\n.png', 'ab.png'],
    ['evil.html', 'evil.png'],
    ['farola caída 🌳.PNG', 'farola caída 🌳.png'],
    ['...', 'file.png'],
    ['', 'file.png'],
    ['x'.repeat(300), `${'x'.repeat(96)}.png`],
  ])('named %j is kept as %j', async (given, kept) => {
    expect((await clean(wholePictures.png, given)).name).toBe(kept)
  })
})
