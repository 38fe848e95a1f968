import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('what people wrote is text in a spreadsheet, never a formula', () => {
  expect(csvOf([['=HYPERLINK("http://x")', '+1', '-1', '@a', '\t=1', 'plain']])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x"")",\'+1,\'-1,\'@a,\'\t=1,plain\r\n',
  )
})

test('quotes, commas and line breaks stay in their field', () => {
  expect(csvOf([['a,b', 'say "no"', 'two\nlines', 'Ávila']])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines",Ávila\r\n',
  )
})
