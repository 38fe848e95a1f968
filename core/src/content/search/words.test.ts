import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedWords, wordsOf } from './words.ts'

const spoken = (term: string) => wordsOf(term).map((word) => word.spoken)

describe('wordsOf', () => {
  it('reads operators, markup and control characters as the gaps between words', () => {
    expect(spoken('<b>Fence</b> & !permit:* | "9-1-1"\u0000')).toEqual([
      'b',
      'fence',
      'permit',
      '9',
      '1',
    ])
  })

  it('keeps a word as it was spoken and as the word list has it', () => {
    expect(wordsOf('ÁRBOLES Niño')).toEqual([
      { spoken: 'árboles', plain: 'arboles', variant: '' },
      { spoken: 'niño', plain: 'nino', variant: '' },
    ])
  })

  it('joins accents that were typed apart from their letters', () => {
    expect(spoken('fa\u0301cil')).toEqual(['fácil'])
  })

  it('finds singular and plural of Spanish words in -ción and -sión', () => {
    expect(wordsOf('licitación sesiones').map(({ variant }) => variant)).toEqual([
      'licitaciones',
      'sesion',
    ])
  })

  it('takes each word once, twelve at most, none longer than 40 letters', () => {
    expect(spoken('a b a B')).toEqual(['a', 'b'])
    expect(spoken(Array.from({ length: 30 }, (_, i) => `w${i}`).join(' '))).toHaveLength(12)
    expect(spoken('x'.repeat(200))).toEqual(['x'.repeat(40)])
  })

  it('makes of any text only words that a query language cannot mistake', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (term) => {
        for (const word of wordsOf(term)) {
          expect(`${word.spoken}${word.plain}${word.variant}`).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
        }
      }),
    )
  })
})

describe('foldedWords', () => {
  it.each([
    ['Dead raccoons', 'dead raccoon'],
    ['tires', 'tire'],
    ['boxes', 'box'],
    ['puppies', 'puppy'],
    ['árboles caídos', 'arbol caido'],
    ['licencias', 'licencia'],
  ])('gives %j and %j one key', (one, other) =>
    expect(foldedWords(one)).toEqual(foldedWords(other)),
  )

  it('keeps short words whole', () => expect(foldedWords('bus es')).toEqual(['bus', 'es']))
})
