import { expect, it } from 'vitest'
import { type Command, matching, requestNumberIn } from './commands.ts'

const command = (label: string, hint?: string): Command => ({
  key: label,
  label,
  hint,
  run: () => undefined,
})
const all = [
  command('Discrepancias de pagos', 'Pagos'),
  command('Pagos', 'Pagos'),
  command('Páginas', 'Contenido'),
]
const labels = (term: string) => matching(all, term).map(({ label }) => label)

it('finds by every word of label and hint, those that begin with it first', () => {
  expect(labels('pag')).toEqual(['Pagos', 'Páginas', 'Discrepancias de pagos'])
  expect(labels('pagos disc')).toEqual(['Discrepancias de pagos'])
  expect(labels('contenido')).toEqual(['Páginas'])
})

it('ignores accents and case', () => {
  expect(labels('PAGINAS')).toEqual(['Páginas'])
  expect(labels('página')).toEqual(['Páginas'])
})

it.each([
  ['337', '00000337'],
  ['#00000337', '00000337'],
  [' 12345678 ', '12345678'],
  ['123456789', null],
  ['12a', null],
  ['', null],
])('reads %o as the request number %o', (term, number) => {
  expect(requestNumberIn(term)).toBe(number)
})
