import { expect, it } from 'vitest'
import { operations, problem } from './src/contract.ts'

const responses = { 404: problem('No such park.') }

it('an operation is named by its key and headed by the tag of its feature', () => {
  const { listParks } = operations('Parks', {
    listParks: { access: 'anyone', method: 'get', path: '/parks', responses },
  })
  expect(listParks).toMatchObject({ operationId: 'listParks', tags: ['Parks'], access: 'anyone' })
})

it('an operation that needs a session documents its refusal, an open one does not', () => {
  const { listParks, closePark } = operations('Parks', {
    listParks: { access: 'anyone', method: 'get', path: '/parks', responses },
    closePark: { access: 'staff', method: 'delete', path: '/parks/{id}', responses },
  })
  expect(Object.keys(listParks.responses)).not.toContain('401')
  expect(Object.keys(closePark.responses)).toEqual(expect.arrayContaining(['401', '403', '404']))
})

it('an unknown field and an unknown role do not compile', () => {
  const parks = operations('Parks', {
    // @ts-expect-error: it is called bodyLimit
    addPark: { access: 'staff', limit: 10, method: 'post', path: '/parks', responses },
    // @ts-expect-error: there is no role "ranger"
    openPark: { access: 'ranger', method: 'put', path: '/parks', responses },
  })
  expect(Object.keys(parks)).toEqual(['addPark', 'openPark'])
})
