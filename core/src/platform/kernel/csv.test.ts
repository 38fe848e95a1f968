import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('what people wrote is text in a spreadsheet, never a formula', () => {
  expect(csvOf([['=HYPERLINK("http://x")', '+1', '-1', '@a', '\t=1', 'plain']])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x"")",\'+1,\'-1,\'@a,\'\t=1,plain\r\n',
  )
})

test.each(['\r', '\n', '\r\n'])(
  'a line break (%j) ends no row, whichever sort it is',
  (lineBreak) => {
    // Each of the three ends a row, unless quoted.
    expect(csvOf([[`two${lineBreak}lines`, 'b']])).toBe(`\uFEFF"two${lineBreak}lines",b\r\n`)
  },
)

test.each(['\r', '\n', '\t'])('a formula behind %j is no formula either', (space) => {
  // Quotes come first.
  expect(csvOf([[`${space}=1+1`]])).toMatch(/^\uFEFF"?'/)
})

test('quotes, commas and line breaks stay in their field', () => {
  expect(csvOf([['a,b', 'say "no"', 'two\nlines', 'Ávila']])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines",Ávila\r\n',
  )
})
