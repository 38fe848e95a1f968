import { expect, it } from 'vitest'
import { documentNames, documentOf } from '../documents.ts'
import { inOperations, isNode, listAt, treeOf, type Value } from '../publish/schema-tree.ts'
import { fieldWords, wordLists } from './field-words.ts'
import { parameterWords } from './parameter-words.ts'

/** Every description that stands below a value. */
function descriptionsIn(value: Value): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: Value) => descriptionsIn(each))
  if (!isNode(value)) return []
  const { description } = value
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...Object.values(value).flatMap((each) => descriptionsIn(each)),
  ]
}

const documents = documentNames.map((name) => treeOf(documentOf(name)))

it('a field has its words in one list', () => {
  const names = wordLists.flatMap((list) => Object.keys(list))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

it('no words are left of fields that are gone', () => {
  const said = new Set(documents.flatMap((document) => descriptionsIn(document)))
  const unused = Object.entries(fieldWords).filter(([, words]) => !said.has(words))
  expect(unused.map(([name]) => name)).toEqual([])
})

it('no words are left of parameters that are gone', () => {
  const said = new Set<unknown>()
  for (const document of documents)
    inOperations(document, (operation) => {
      for (const each of listAt(operation, 'parameters'))
        if (isNode(each)) said.add(each['description'])
      return operation
    })
  const unused = Object.entries(parameterWords).filter(([, words]) => !said.has(words))
  expect(unused.map(([name]) => name)).toEqual([])
})
