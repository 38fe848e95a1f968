import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each(['/', '/users', '/users/view/7/users?page=2'])('%s is ours', (path) => {
  expect(ownPath(path)).toBe(path)
})

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  '/\t/evil.example/',
  // oxlint-disable-next-line no-script-url -- what is refused here
  'javascript:alert(1)',
  'users',
  '',
  7,
  undefined,
])('%j leads to the start', (named) => {
  expect(ownPath(named)).toBe('/')
})
