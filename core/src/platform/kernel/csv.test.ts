import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('what people wrote is text in a spreadsheet, never a formula', () => {
  expect(csvLine(['=HYPERLINK("http://x")', '+1', '-1+1', '@a', '\t=1', 'plain'])).toBe(
    '"\'=HYPERLINK(""http://x"")",\'+1,\'-1+1,\'@a,\'\t=1,plain\r\n',
  )
})

test.each(['-88.293512', '0', '12'])('the number %s stays one', (number) => {
  expect(csvLine([number])).toBe(`${number}\r\n`)
})

test.each(['\r', '\n', '\r\n'])(
  'a line break (%j) ends no row, whichever sort it is',
  (lineBreak) => {
    // Each of the three ends a row, unless quoted.
    expect(csvLine([`two${lineBreak}lines`, 'b'])).toBe(`"two${lineBreak}lines",b\r\n`)
  },
)

test.each(['\r', '\n', '\t'])('a formula behind %j is no formula either', (space) => {
  // Quotes come first.
  expect(csvLine([`${space}=1+1`])).toMatch(/^"?'/)
})

test('quotes, commas and line breaks stay in their field', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines', 'Ávila'])).toBe(
    '"a,b","say ""no""","two\nlines",Ávila\r\n',
  )
})
