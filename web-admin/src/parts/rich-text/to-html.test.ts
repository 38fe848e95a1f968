import fc from 'fast-check'
import type { Mark, Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from '@portal/core/rich-text'
import { meaningOf } from './meaning.ts'
import { schema } from './schema.ts'
import { htmlOf } from './to-html.ts'

const { nodes, marks } = schema

const words = fc
  .string({
    unit: fc.constantFrom('a', 'ñ', ' ', '<', '>', '&', '"', "'", '/', '=', '\u00A0'),
    minLength: 1,
    maxLength: 8,
  })
  .filter((text) => text.length > 0)
const marked: fc.Arbitrary<readonly Mark[]> = fc.subarray([
  marks.a.create({ href: 'https://city.example/?a=1&b="2"' }),
  marks.strong.create(),
  marks.em.create({ lang: 'es' }),
  marks.abbr.create({ title: '<b> & "c"' }),
  marks.code.create(),
])
const picture = fc
  .constantFrom('A "red" truck', '<b>', '')
  .map((alt) => nodes.img.create({ src: '/media/pictures/ab.png', alt, width: '20', height: '10' }))
const lineBreak = fc.constant(null).map(() => nodes.br.create())
const run = fc.tuple(words, marked).map(([text, on]) => schema.text(text, on))
const inline = fc.array(fc.oneof({ weight: 4, arbitrary: run }, picture, lineBreak), {
  maxLength: 4,
})
const language = fc.constantFrom(null, 'es')

const paragraph = fc.tuple(language, inline).map(([lang, all]) => nodes.p.create({ lang }, all))
const heading = fc
  .tuple(fc.integer({ min: 2, max: 6 }), inline)
  .map(([level, all]) => nodes.heading.create({ level }, all))
const listOf = (inner: fc.Arbitrary<Node>) =>
  fc
    .tuple(
      fc.constantFrom(nodes.ul, nodes.ol),
      fc.array(fc.tuple(paragraph, fc.array(inner, { maxLength: 2 })), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([kind, items]) =>
      kind.create(
        null,
        items.map(([first, rest]) => nodes.li.create(null, [first, ...rest])),
      ),
    )
const flat = fc.oneof(paragraph, heading, fc.constant(nodes.hr.create()))
const list = listOf(fc.oneof(flat, listOf(flat)))
const block = fc.oneof(
  flat,
  list,
  fc.array(flat, { minLength: 1, maxLength: 2 }).map((all) => nodes.blockquote.create(null, all)),
  words.map((text) => nodes.pre.create(null, schema.text(text))),
)
const table = fc
  .tuple(
    fc.constantFrom(null, 'Fees & "more"'),
    fc.integer({ min: 1, max: 3 }).chain((columns) =>
      fc.array(
        fc.array(
          fc
            .tuple(fc.boolean(), fc.array(block, { minLength: 1, maxLength: 2 }))
            .map(([isHeader, all]) => (isHeader ? nodes.th : nodes.td).create(null, all)),
          { minLength: columns, maxLength: columns },
        ),
        { minLength: 1, maxLength: 3 },
      ),
    ),
  )
  .map(([caption, rows]) =>
    nodes.table.create(
      { caption },
      rows.map((cells) => nodes.tr.create(null, cells)),
    ),
  )
const doc = fc
  .array(fc.oneof({ weight: 3, arbitrary: block }, table), { minLength: 1, maxLength: 4 })
  .map((all) => nodes.doc.create(null, all))

describe('the HTML of the editor', () => {
  it('passes through the sanitizer unchanged, whatever is written', () => {
    fc.assert(
      fc.property(doc, (written) => {
        written.check()
        const html = htmlOf(written)
        expect(sanitizeRichText(html)).toBe(html)
      }),
      { numRuns: 500 },
    )
  })

  it('has a header row with its scope, a caption, and pictures with their text', () => {
    const cell = (type: typeof nodes.td, text: string) =>
      type.create(null, nodes.p.create(null, schema.text(text)))
    const written = nodes.doc.create(null, [
      nodes.heading.create({ level: 2 }, schema.text('Fees')),
      nodes.table.create({ caption: 'Permits' }, [
        nodes.tr.create(null, [cell(nodes.th, 'Permit'), cell(nodes.th, 'Fee')]),
        nodes.tr.create(null, [cell(nodes.th, 'Fence'), cell(nodes.td, '$50')]),
      ]),
      nodes.p.create(null, [
        nodes.img.create({ src: '/media/pictures/a.png', alt: 'A fence', width: '2', height: '1' }),
      ]),
      nodes.p.create(),
    ])
    const html = htmlOf(written)
    expect(html).toBe(
      '<h2>Fees</h2><table><caption>Permits</caption>' +
        '<thead><tr><th scope="col">Permit</th><th scope="col">Fee</th></tr></thead>' +
        '<tbody><tr><th scope="row">Fence</th><td>$50</td></tr></tbody></table>' +
        '<p><img src="/media/pictures/a.png" alt="A fence" width="2" height="1" loading="lazy" /></p>',
    )
    expect(sanitizeRichText(html)).toBe(html)
  })

  it('of an empty text is empty, so that a required field says so', () => {
    expect(htmlOf(nodes.doc.create(null, [nodes.p.create(), nodes.heading.create()]))).toBe('')
  })
})

describe('what a text says', () => {
  it.each([
    ['<p>a</p>', 'a'],
    ['<ul><li>a</li></ul>', '<ul>\n<li><p>a</p></li></ul>'],
    ['<b>a</b>', '<strong>a</strong>'],
    ['<a href="/x"><em>a</em></a>', '<em><a href="/x">a</a></em>'],
    ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<th scope="col">a</th>', '<th>a</th>'],
    ['<strong>a</strong><strong>b</strong>', '<strong>ab</strong>'],
    ['<p>a</p><p></p><p>b</p>', '<p>a</p><p>b</p>'],
  ])('is the same in %s and %s', (one, other) => {
    expect(meaningOf(one)).toBe(meaningOf(other))
  })

  it.each([
    ['<p>a</p><p>b</p>', '<p>a b</p>'],
    ['<figure><img src="/media/a.png" alt="" /></figure>', '<img src="/media/a.png" alt="" />'],
    ['<table><tfoot><tr><td>a</td></tr></tfoot></table>', '<table><tr><td>a</td></tr></table>'],
    ['<p lang="es">a</p>', '<p>a</p>'],
    ['<a href="/x">a</a>', '<a href="/y">a</a>'],
    ['<h2>a</h2>', '<h3>a</h3>'],
    ['<caption><b>a</b></caption>', '<caption>a</caption>'],
    ['<td colspan="2">a</td>', '<td>a</td>'],
    ['<p>a</p>', ''],
  ])('differs in %s and %s', (one, other) => {
    expect(meaningOf(one)).not.toBe(meaningOf(other))
  })
})
