import { describe, expect, it } from 'vitest'
import { shapeOf } from './shapes.ts'

const row = (name: string, href = '/a') =>
  `<li class="row" data-id="${name}"><a href="${href}" lang="es">${name}</a></li>`

describe('the shape of markup', () => {
  it.each([
    ['texts', row('Ana'), row('Omar')],
    ['addresses', row('Ana', '/people/1'), row('Ana', '/people/2')],
    ['scripts', '<script nonce="a">1</script><p>x</p>', '<script nonce="b">2</script><p>x</p>'],
    ['rows', `<ul>${row('Ana')}</ul>`, `<ul>${row('Ana')}${row('Omar')}</ul>`],
    ['the order of attributes', '<p class="a" id="b">x</p>', '<p id="c" class="a">x</p>'],
  ])('is the same with other %s', (_what, one, other) => {
    expect(shapeOf(one)).toBe(shapeOf(other))
  })

  it.each([
    ['a class', '<p class="a">x</p>', '<p class="b">x</p>'],
    [
      'a state',
      '<button aria-expanded="true">x</button>',
      '<button aria-expanded="false">x</button>',
    ],
    ['an attribute', '<dialog>x</dialog>', '<dialog open="">x</dialog>'],
    ['an empty text', '<h1>Ana</h1>', '<h1></h1>'],
    ['an empty name', '<img alt="Ana">', '<img alt="">'],
    ['another order of headings', '<h1>x</h1><h2>x</h2>', '<h2>x</h2><h1>x</h1>'],
    ['a place', '<p><b>x</b></p><i>x</i>', '<p>x</p><b>x</b><i>x</i>'],
    ['an element', '<p>x</p>', '<p><b>x</b></p>'],
    ['a kind of field', '<input type="text">', '<input type="email">'],
  ])('is another with %s', (_what, one, other) => {
    expect(shapeOf(one)).not.toBe(shapeOf(other))
  })
})
