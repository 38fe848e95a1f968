import { describe, expect, it } from 'vitest'
import { linkAddress, richTextOf } from './rules.ts'

describe('rich text', () => {
  it.each([
    ['Closed.', '<p>Closed.</p>'],
    ['1 < 2\r\nand\r\n\r\nmore ', '<p>1 < 2<br />and</p><p>more</p>'],
    ['<p>Closed.</p>\n\n', '<p>Closed.</p>\n\n'],
  ])('typed as %j is %j', (typed, html) => {
    expect(richTextOf(typed)).toBe(html)
  })

  it.each([
    [' https://city.example/a ', 'https://city.example/a'],
    ['/payment', '/payment'],
    ['#fees', '#fees'],
    ['mailto:clerk@city.example', 'mailto:clerk@city.example'],
    ['http://city.example', null],
    ['//evil.example', null],
    ['jav\tascript:alert(1)', null],
    ['', null],
  ])('links to %j as %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })
})
