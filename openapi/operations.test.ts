import { expect, it } from 'vitest'
import { operations, problem } from './src/contract.ts'

const responses = { 404: problem('No such park.') }

it('an operation is named by its key and headed by the tag of its feature', () => {
  const { listParks } = operations('Parks', {
    listParks: { access: 'anyone', method: 'get', path: '/parks', responses },
  })
  expect(listParks).toMatchObject({ operationId: 'listParks', tags: ['Parks'], access: 'anyone' })
})

it('an operation for people who are signed in tells strangers that it refuses them, an open one does not', () => {
  const { listParks, closePark } = operations('Parks', {
    listParks: { access: 'anyone', method: 'get', path: '/parks', responses },
    closePark: { access: 'staff', method: 'delete', path: '/parks/{id}', responses },
  })
  expect(Object.keys(listParks.responses)).not.toContain('401')
  expect(Object.keys(closePark.responses)).toEqual(expect.arrayContaining(['401', '403', '404']))
})

it('a field that no operation has, and a role that nobody has, do not compile', () => {
  const parks = operations('Parks', {
    // @ts-expect-error: it is called bodyLimit
    addPark: { access: 'staff', limit: 10, method: 'post', path: '/parks', responses },
    // @ts-expect-error: nobody is a ranger
    openPark: { access: 'ranger', method: 'put', path: '/parks', responses },
  })
  expect(Object.keys(parks)).toEqual(['addPark', 'openPark'])
})
