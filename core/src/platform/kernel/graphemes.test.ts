import { describe, expect, it } from 'vitest'
import { countGraphemes, startWithin } from './graphemes.ts'

describe('characters', () => {
  it.each([
    ['', 0],
    ['Snow', 4],
    ['👩‍👩‍👧', 1],
    ['🇲🇽🇺🇸', 2],
    ['e\u0301', 1],
    ['Año 👍🏽!', 6],
  ])('are counted as people count them: %s', (text, count) => {
    expect(countGraphemes(text)).toBe(count)
  })
})

describe('a text that has to fit', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text).length

  it('stays whole when it fits', () => {
    expect(startWithin('Nieve el viernes', 16)).toBe('Nieve el viernes')
  })

  it('ends before the character that does not fit, and says so', () => {
    expect(startWithin('ññññ', 7)).toBe('ññ…')
    expect(startWithin('A 👩‍👩‍👧 family', 15)).toBe('A…')
  })

  it('never has more bytes, and no half characters', () => {
    const text = '👩‍👩‍👧🇲🇽ñ e\u0301'.repeat(20)
    for (let bytes = 3; bytes < 200; bytes += 1) {
      const start = startWithin(text, bytes)
      expect(bytesOf(start)).toBeLessThanOrEqual(bytes)
      expect(start.isWellFormed()).toBe(true)
      expect(start.replace('…', '')).not.toMatch(/\u200d$/)
    }
  })
})
