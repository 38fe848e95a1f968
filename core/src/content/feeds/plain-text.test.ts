import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plain text of HTML', () => {
  it.each([
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['5 &lt; 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['<b>Leaf</b> pickup', 'Leaf pickup'],
    ['<p>One</p><p>Two<br>Three</p>', 'One Two Three'],
    ['caf&eacute; &#241; &nbsp; fin', 'café ñ fin'],
    ['Hello<script>alert(1)</script> there', 'Hello there'],
    ['<style>p{color:red}</style>Plain', 'Plain'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">Read</a>', 'Read'],
    ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', 'alert(1)'],
    ['&lt;&lt;b&gt;script&gt;alert(1)', 'script>alert(1)'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt>alert(1)ipt>'],
    ['&lt;\u200Bscript&gt;x', 'x'],
    ['<!-- hidden -->shown', 'shown'],
    ['pay\u202Eexe.bill', 'payexe.bill'],
    ['a\u0000b\u0007c', 'abc'],
    ['<svg onload=alert(1)>', ''],
    ['unclosed <b', 'unclosed'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html, 100)).toBe(text)
  })

  it('is cut between words and marked as cut', () => {
    expect(plainText('Snow is cleared from every street of the city', 20)).toBe('Snow is cleared…')
    expect(plainText('x'.repeat(50), 20)).toBe(`${'x'.repeat(19)}…`)
  })

  it('never contains a tag and never exceeds its length', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      '<!--',
      '&lt;',
      '&gt;',
      '&amp;',
      'script',
      'img src=x',
      '"',
      ' ',
      '\u200B',
      'a',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = plainText(parts.join(''), 60)
        expect(text).not.toMatch(/<[a-z/!?]/i)
        expect(Array.from(text).length).toBeLessThanOrEqual(60)
      }),
      { numRuns: 500 },
    )
  })
})
