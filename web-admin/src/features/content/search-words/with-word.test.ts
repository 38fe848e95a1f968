import { expect, test } from 'vitest'
import { withWord } from './with-word.ts'

const synonym = (term: string, meaning: string) =>
  ({ id: term, term, meaning, language: 'es', isTwoWay: false }) as const

const all = [synonym('basura', 'recolección'), synonym('árbol caído', 'ramas')]

test('a synonym is found by either of its words, without accents and in any case', () => {
  expect(withWord(all, 'RECOLECCION').map(({ term }) => term)).toEqual(['basura'])
  expect(withWord(all, ' arbol ').map(({ term }) => term)).toEqual(['árbol caído'])
})

test('without letters all are listed', () => {
  expect(withWord(all, '  ')).toEqual(all)
})
