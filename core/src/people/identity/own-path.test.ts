import { describe, expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

describe('a path that a link names', () => {
  it.each(['/', '/messages', '/payment?a=1&b=//x', '/a/../b', '/#top'])('%s stays here', (path) => {
    expect(isOwnPath(path)).toBe(true)
    expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'data:text/html,x',
    '',
    'messages',
    '/a b',
  ])('%j may lead away', (path) => {
    expect(isOwnPath(path)).toBe(false)
  })
})
