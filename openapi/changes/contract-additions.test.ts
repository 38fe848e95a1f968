import { expect, it } from 'vitest'
import { contractAdditions } from './contract-additions.ts'

const documentWith = (operation: object, more: object = {}, properties: object = {}) => ({
  paths: { '/pets': { get: { operationId: 'listPets', ...operation }, ...more } },
  components: { schemas: { Pet: { properties: { name: {}, ...properties } } } },
})

it('names new operations, parameters and fields, and what is deprecated', () => {
  const after = documentWith(
    { deprecated: true, parameters: [{ name: 'limit' }] },
    { post: { operationId: 'addPet' } },
    { age: {} },
  )
  expect(contractAdditions(documentWith({}), after)).toEqual([
    '`listPets` is deprecated.',
    'New: `addPet`, `POST /pets`.',
    '`listPets` takes `limit`.',
    '`Pet` has `age`.',
  ])
})

it('says nothing of what stayed, nor of another spelling of a header', () => {
  const header = (name: string) => documentWith({ parameters: [{ name }] })
  expect(contractAdditions(header('Accept-Language'), header('accept-language'))).toEqual([])
})
