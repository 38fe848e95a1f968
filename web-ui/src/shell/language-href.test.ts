import { describe, expect, it } from 'vitest'
import { languageHref } from './language-href.ts'

describe('the address of a page in another language', () => {
  it.each([
    ['/', '/?lng=es'],
    ['/search?term=leaf%20pickup&page=2', '/search?term=leaf+pickup&page=2&lng=es'],
    ['/search?lng=en', '/search?lng=es'],
    ['/account/7#manage-autopay-section', '/account/7?lng=es'],
  ])('of %s is %s', (path, expected) => {
    expect(languageHref(path, 'es')).toBe(expected)
  })
})
