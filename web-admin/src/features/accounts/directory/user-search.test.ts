import { expect, test } from 'vitest'
import { firstSearch, listVersionOf, userSearchOf, usersHref } from './user-search.ts'

test('an empty query lists 25 users by last name', () => {
  expect(userSearchOf({})).toEqual(firstSearch)
  expect(usersHref(firstSearch)).toBe('/users')
})

test('a query survives a round trip', () => {
  const wanted = {
    term: 'o’hara & co',
    page: 3,
    size: 75,
    sort: 'Email',
    direction: 'desc',
  } as const
  const query = Object.fromEntries(new URLSearchParams(usersHref(wanted).split('?')[1]))
  expect(query['page']).toBe('4')
  expect(userSearchOf(query)).toEqual(wanted)
})

test.each([
  { page: '0' },
  { page: '-2' },
  { page: '1.5' },
  { page: 'x' },
  { size: '26' },
  { sort: 'Password' },
  { direction: 'up' },
  { term: 7 },
])('nonsense asks for nothing: %o', (search) => {
  expect(userSearchOf(search)).toEqual(firstSearch)
})

test('the flag selects the list; without it there is none', () => {
  const name = 'EnableUserAdminMenuV2'
  expect(listVersionOf([{ name, enabled: true }])).toBe('v2')
  expect(listVersionOf([{ name, enabled: false }])).toBe('v1')
  expect(listVersionOf([{ name: 'EnableLPI', enabled: true }])).toBe('none')
})
