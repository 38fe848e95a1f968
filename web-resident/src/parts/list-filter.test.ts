import { expect, it } from 'vitest'
import { filtered } from './list-filter.tsx'

const rows = [
  { name: 'Graffiti', place: '150 Dexter Ct' },
  { name: 'Graffiti', place: '12 Peña Ave' },
  { name: 'Streetlight', place: null },
]
const find = (text: string) =>
  filtered(rows, text, ({ name, place }) => [name, place]).map(({ place }) => place)

it.each([
  ['', ['150 Dexter Ct', '12 Peña Ave', null]],
  ['graffiti dexter', ['150 Dexter Ct']],
  ['  PENA ', ['12 Peña Ave']],
  ['streetlight', [null]],
  ['graffiti streetlight', []],
])('a list that is filtered by "%s" shows the rows with every word of it', (text, shown) => {
  expect(find(text)).toEqual(shown)
})
