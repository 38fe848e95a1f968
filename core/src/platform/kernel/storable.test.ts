import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, storable } from './storable.ts'

const nested = (levels: number, open = '[', close = ']') =>
  `${open.repeat(levels)}${close.repeat(levels)}`

describe('JSON from a request', () => {
  it('is read as it is where the database can hold it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes(String.raw`\u0000`))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('has no NUL and no half of a character, in no value and no key', () => {
    const read = parseJson(String.raw`{"a\u0000":["\ud800x",{"\udfff":"a\u0000b"}]}`)
    expect(read).toEqual({ a: ['\uFFFDx', { '\uFFFD': 'ab' }] })
  })

  it('is at most 64 levels deep', () => {
    expect(parseJson(nested(64))).toHaveLength(1)
    for (const deep of [
      nested(65),
      nested(20_000),
      nested(20_000, '{"a":', '}').replace(':}', ':1}'),
      nested(20_000, '[" \\u0000", ', ']').replace(', ]', ']'),
      '['.repeat(1_000_000),
    ])
      expect(() => parseJson(deep)).toThrow(SyntaxError)
  })

  it('does not count brackets in its texts', () => {
    const text = JSON.stringify(['['.repeat(100), String.raw`\"[{`.repeat(100)])
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })
})

it('a text that is stored is well formed and without NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stored = storable(text)
      expect([stored.isWellFormed(), stored.includes('\0')]).toEqual([true, false])
    }),
  )
})
