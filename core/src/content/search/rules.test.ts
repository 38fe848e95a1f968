import { describe, expect, it } from 'vitest'
import { highlightSegments, searchPages } from './rules.ts'

describe('highlightSegments', () => {
  it('parts hits from the text around them', () => {
    expect(highlightSegments('A \uE000fence\uE001 or \uE000wall\uE001')).toEqual([
      { text: 'A ', isHit: false },
      { text: 'fence', isHit: true },
      { text: ' or ', isHit: false },
      { text: 'wall', isHit: true },
    ])
  })

  it('passes on text without hits, markup in it being text', () => {
    expect(highlightSegments('<b>x</b>')).toEqual([{ text: '<b>x</b>', isHit: false }])
    expect(highlightSegments('')).toEqual([])
  })

  it('shows no marker of a highlight that was cut off', () => {
    expect(highlightSegments('a \uE000fen')).toEqual([
      { text: 'a ', isHit: false },
      { text: 'fen', isHit: true },
    ])
  })
})

describe('searchPages', () => {
  it.each([
    [0, 1],
    [15, 1],
    [16, 2],
    [1000, 67],
  ])('counts the pages of %i results as %i', (total, pages) =>
    expect(searchPages(total)).toBe(pages),
  )
})
