import fc from 'fast-check'

interface Part {
  readonly name: string
  readonly isFile: boolean
  readonly json: fc.Arbitrary<string> | undefined
}

/** URL-encoded values, some with broken escapes. */
const encodedValue = fc.constantFrom(
  'a',
  '',
  '+',
  '%',
  '%0',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%FF%FE',
  '%C3%28',
  '%E2%80%AE',
  '%27+or+1%3D1+--',
  '%7B%22a%22%3A1%7D',
  'x'.repeat(5000),
  '='.repeat(30),
)

const encodedName = fc.constantFrom('__proto__', '%00', 'a%5B%5D', '', '%ED%A0%80', 'form', '%')

/** A URL-encoded form: most of its fields, some twice, some undeclared. */
export const oddForm = (names: readonly string[]): fc.Arbitrary<string> => {
  const name = names.length > 0 ? fc.constantFrom(...names) : encodedName
  const field = fc.tuple(
    fc.oneof({ weight: 7, arbitrary: name }, { weight: 1, arbitrary: encodedName }),
    encodedValue,
  )
  return fc
    .array(field, { maxLength: names.length + 3 })
    .map((fields) => fields.map((field) => field.join('=')).join('&'))
}

/** Bytes that break readers of texts, lists or pictures. */
export const oddBytes = fc.constantFrom(
  Buffer.alloc(0),
  Buffer.from([0]),
  Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
  Buffer.from('\uFEFFa,b\r\n"c'),
  Buffer.from('a,b\r\n"\0","\u202e"\r\n'),
  Buffer.from(`${','.repeat(3000)}\r\n`.repeat(20)),
  // Truncated pictures and documents.
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]),
  Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  Buffer.from('\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR', 'latin1'),
  Buffer.from('GIF89a\xff\xff\xff\xff\x80', 'latin1'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X', 'latin1'),
  Buffer.from('RIFF\x04\0\0\0WEBPANMF\xff\xff\xff\xff', 'latin1'),
  Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
)

const plainTexts = fc.constantFrom('a', '', '\0', '\u202e', '0', 'x'.repeat(5000), '{"a":')

const fileNames = fc.constantFrom(
  'a.jpg',
  '',
  '\0.png',
  '../../a.jpg',
  'a%00.jpg',
  'ñ.webp',
  `${'x'.repeat(5000)}.jpg`,
  '"; name="b',
)

const fileTypes = fc.constantFrom('image/jpeg', 'image/png', '', 'text/html', 'a'.repeat(300), '/')

/** The multipart boundary, sometimes wrong. */
const framings = fc.oneof(
  { weight: 8, arbitrary: fc.constant('sound' as const) },
  { weight: 1, arbitrary: fc.constantFrom('unnamed', 'other', 'unended', 'headless') },
)
const boundaries = {
  sound: '; boundary=x',
  unnamed: '',
  other: '; boundary=y',
  unended: '; boundary=x',
  headless: '; boundary=x',
} as const

/** The parts in order, some left out or sent twice. */
export function oddMultipart(parts: readonly Part[]): fc.Arbitrary<{ type: string; body: Buffer }> {
  const sent = parts.map(({ name, isFile, json }) => {
    const head = fc.constant(`name="${name}"`)
    const ofFile = fc
      .tuple(head, fileNames, fileTypes)
      .map(([named, file, type]) => `${named}; filename="${file}"\r\ncontent-type: ${type}`)
    const text = fc.oneof(
      { weight: json ? 7 : 0, arbitrary: json ?? plainTexts },
      { weight: 1, arbitrary: plainTexts },
    )
    const asText = fc.tuple(head, text.map(Buffer.from))
    const asFile = fc.tuple(ofFile, oddBytes)
    const one = fc.oneof(
      { weight: 7, arbitrary: isFile ? asFile : asText },
      // A text instead of a file, and the other way round.
      { weight: 1, arbitrary: isFile ? asText : asFile },
    )
    const once = one.map((part) => [part])
    return fc.oneof(
      { weight: 8, arbitrary: once },
      { weight: 1, arbitrary: fc.constantFrom([]) },
      { weight: 1, arbitrary: fc.tuple(one, one) },
    )
  })
  return fc
    .record({ sent: fc.tuple(...sent), framing: framings })
    .map(({ sent: each, framing }) => {
      const mark = framing === 'headless' ? '' : '--x\r\ncontent-disposition: form-data; '
      const bytes = each
        .flat()
        .flatMap(([head, content]) => [
          Buffer.from(`${mark}${head}\r\n\r\n`),
          content,
          Buffer.from('\r\n'),
        ])
      const end = framing === 'unended' ? '' : '--x--\r\n'
      const boundary = boundaries[framing]
      return {
        type: `multipart/form-data${boundary}`,
        body: Buffer.concat([...bytes, Buffer.from(end)]),
      }
    })
}
