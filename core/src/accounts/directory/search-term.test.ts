import { expect, it } from 'vitest'
import { directoryTerm } from './search-term.ts'

it.each([
  [
    '  Maria   SMITH ',
    { prefix: 'maria smith', phonePrefix: 'maria smith', words: ['maria', 'smith'] },
  ],
  ['847', { prefix: '847', phonePrefix: '(847', words: ['847'] }],
  ['847555', { prefix: '847555', phonePrefix: '(847) 555', words: ['847555'] }],
  ['8475550', { prefix: '8475550', phonePrefix: '(847) 555-0', words: ['847-5550'] }],
  ['(847) 555-0123', { phonePrefix: '(847) 555-0123', words: ['(847) 555-0123'] }],
  ['1 847 555 0123', { phonePrefix: '(847) 555-0123' }],
  ['555-0123', { phonePrefix: '(555) 012-3', words: ['555-0123'] }],
  ['al', { prefix: 'al', words: [] }],
  ['al jo', { words: [] }],
  ['al jones', { words: ['al', 'jones'] }],
  ['', { prefix: '', words: [] }],
])('%j is parsed', (typed, expected) => {
  expect(directoryTerm(typed)).toMatchObject(expected)
})
