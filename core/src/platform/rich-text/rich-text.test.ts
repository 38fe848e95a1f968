import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from './rich-text.ts'

const tags =
  'h[2-6]|p|br|hr|blockquote|pre|ul|ol|li|dl|dt|dd|figure|figcaption|img|a|abbr|b|code|em|i|s|small|strong|sub|sup|u|table|caption|thead|tbody|tfoot|tr|th|td'
const attributes =
  'lang|dir|href|hreflang|rel|title|src|alt|width|height|loading|start|scope|colspan|rowspan'

/** All that sanitized HTML may contain: text without angle brackets, and listed tags. */
const grammar = new RegExp(
  `^(?:[^<>]|</(?:${tags})>|<(?:${tags})(?: (?:${attributes})(?:="[^"<>]*")?)*(?: /)?>)*$`,
)
const addresses = /(?:href|src)="(?!https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

/** Forbidden parts left in sanitized HTML. */
function harmIn(html: string): readonly string[] {
  const clean = sanitizeRichText(html)
  return [...(grammar.test(clean) ? [] : [clean]), ...(clean.match(addresses) ?? [])]
}

describe('sanitizeRichText', () => {
  it.each([
    '<h2>Hours</h2><p>Open <strong>daily</strong> &amp; late.</p>',
    '<ul><li>One</li><li lang="es">Dos</li></ul><ol start="3"><li>Three</li></ol>',
    '<table><caption>Fees</caption><tr><th scope="row">Fence</th><td colspan="2">$50</td></tr></table>',
    '<p><a href="/payment">Pay</a> <a href="tel:+18479316001">call</a> <a href="mailto:a@b.example">write</a></p>',
    '<p><a href="https://city.example/x?a=1&amp;b=2" rel="noopener">site</a></p>',
  ])('keeps %s', (html) => expect(sanitizeRichText(html)).toBe(html))

  it('adds rel to links that leave the portal and takes a new window away', () => {
    expect(sanitizeRichText('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://x.example" rel="noopener">x</a>',
    )
  })

  it('lowers a page heading, since the screen has one', () => {
    expect(sanitizeRichText('<h1>Title</h1>')).toBe('<h2>Title</h2>')
  })

  it('takes pictures from our own paths only', () => {
    expect(sanitizeRichText('<img src="/media/a.png" width="20" style="x">')).toBe(
      '<img src="/media/a.png" alt="" width="20" loading="lazy" />',
    )
    for (const src of [
      'https://x.example/a.png',
      '//x.example/a.png',
      '/\\x/a.png',
      'data:image/png;base64,AA',
      '/media/../api/x',
      '/api/x',
    ]) {
      expect(sanitizeRichText(`a<img src="${src}" onerror="x()">b`)).toBe('ab')
    }
  })

  it.each([
    ['a<script>alert(1)</script>b', 'ab'],
    ['a<style>p{}</style>b', 'ab'],
    ['<p onclick="x()" onmouseover=x() style="color:red" class="c" id="i">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" jav\tascript:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,<script>x</script>">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a href="http://plain.example">a</a>', 'a'],
    ['<svg><script>x</script><a href="/x">b</a></svg>a', 'a'],
    ['<svg/onload=alert(1)>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=x()>', ''],
    ['<iframe src="https://x.example">inside</iframe>a', 'a'],
    ['<form action="/x"><input name="a"><button>Go</button></form>', 'Go'],
    ['<!-- <p>hidden</p> -->a', 'a'],
    ['a &lt;script&gt; b', 'a &lt;script&gt; b'],
  ])('makes %j harmless', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
    expect(harmIn(html)).toEqual([])
  })

  // Known to become markup when a browser parses them a second time.
  it.each([
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<p title="`onmouseover=alert(1)">x</p>',
    '<table><td><xmp><img src=x onerror=alert(1)></xmp></td></table>',
    '<<script>script>alert(1)<</script>/script>',
    '<img src="/media/a.png" alt="&quot; onerror=&quot;x()">',
    '<a href="https://x.example/&quot;onclick=&quot;x()">a</a>',
    '<textarea></textarea><img src=x onerror=1></textarea>',
    '<title><img src=x onerror=1></title>',
    '<![CDATA[<script>x</script>]]>',
    '<p\u0000onclick=x()>a</p>',
    `${'<b>'.repeat(500)}deep`,
  ])('removes %j', (html) => expect(harmIn(html)).toEqual([]))

  it('returns only its small grammar for any markup', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '=',
        '/',
        '&',
        '&lt;',
        '&quot;',
        '<!--',
        '-->',
        '\u0000',
        ' ',
      ),
      fc.constantFrom(
        '<svg>',
        '<math>',
        '<style>',
        '</style>',
        '<noscript>',
        '<p ',
        '<a href=',
        '<img src=',
        'onerror=x ',
        'java',
        'script:',
        '<table>',
        '<template>',
        '</p>',
        '<b>',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        expect(harmIn(pieces.join(''))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
