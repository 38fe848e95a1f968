import { expect, it } from 'vitest'
import { carriedIn, entryIn, isKeepable, saysSame, withNonce } from './page-text.ts'

const page = (queries: string, nonce = 'one') =>
  `<html><head><style nonce="${nonce}">p{}</style></head><body><p>News</p><script type="application/json" id="page-data" nonce="${nonce}">${queries}</script><script nonce="${nonce}">import("/assets/client-1.js")</script></body></html>`

it.each([
  ['/', true],
  ['/knowledgebase/leaves', true],
  ['/search?term=leaf', true],
  ['/?notice=logged-out', false],
  ['/payment?account=1', false],
])('of addresses with a query only searches are kept: %s', (address, isKept) => {
  expect(isKeepable(new URL(address, 'https://city.example'))).toBe(isKept)
})

it('reads what a page carries, and its first script', () => {
  expect(carriedIn(page('{"a":1}'))).toBe('{"a":1}')
  expect(carriedIn('<p>An error</p>')).toBe('')
  expect(entryIn(page('{}'))).toBe('/assets/client-1.js')
})

it('holds a page the same while only its nonce and its time differ', () => {
  const before = page('{"dataUpdatedAt":1,"title":"Snow"}', 'one')
  expect(saysSame(before, page('{"dataUpdatedAt":2,"title":"Snow"}', 'two'))).toBe(true)
  expect(saysSame(before, page('{"dataUpdatedAt":1,"title":"Sun"}', 'one'))).toBe(false)
})

it('gives a page and its policy another nonce', () => {
  const shown = withNonce(page('{}', 'one'), "script-src 'nonce-one' 'strict-dynamic'", 'two')
  expect(shown.policy).toBe("script-src 'nonce-two' 'strict-dynamic'")
  expect(shown.html).toBe(page('{}', 'two'))
})
