import { describe, expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

const written = (before: string, after: string): string =>
  changedWords(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`,
    )
    .join('')

describe('the words that changed', () => {
  it.each([
    ['Pay by Friday.', 'Pay by Friday.', 'Pay by Friday.'],
    ['Pay by Friday.', 'Pay by Monday.', 'Pay by [-Friday.][+Monday.]'],
    ['', 'Pay now.', '[+Pay now.]'],
    ['Pay now.', '', '[-Pay now.]'],
    ['a b c d', 'a c d e', 'a [-b ]c d[+ e]'],
  ])('from “%s” to “%s” are %s', (before, after, expected) => {
    expect(written(before, after)).toBe(expected)
  })

  it('of a text too long to compare are all of it, except how both begin and end', () => {
    const long = (word: string) =>
      `first ${Array.from({ length: 3000 }, (_, n) => word + n).join(' ')} last`
    expect(changedWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ])
  })
})

it('compares lists by whole lines', () => {
  const before = 'Maps · /maps\nJobs · /jobs'
  expect(changedWords(before, 'Jobs · /jobs\nMaps · /maps', 'lines')).toEqual([
    { kind: 'removed', text: 'Maps · /maps\n' },
    { kind: 'same', text: 'Jobs · /jobs' },
    { kind: 'added', text: '\nMaps · /maps' },
  ])
})
