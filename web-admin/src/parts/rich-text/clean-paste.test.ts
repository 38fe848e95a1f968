import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trustOwnMarkup } from '@portal/web-ui/trusted-types'
import { cleanPaste } from './clean-paste.ts'

/** The page's Trusted Types policy, which sees all markup before the browser does. */
function policyOf(): (html: string) => string | null {
  let createHTML: (html: string) => string | null = () => null
  const trustedTypes = {
    createPolicy: (_name: string, policy: { createHTML: typeof createHTML }) => {
      createHTML = policy.createHTML
    },
  }
  const location = { origin: 'https://city.example' }
  runInNewContext(trustOwnMarkup, { window: { trustedTypes }, location })
  return (html) => createHTML(html)
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8">
<style><!-- p.MsoNormal {margin:0in} --></style><xml><o:p>no</o:p></xml></head><body lang=EN-US>
<!--StartFragment--><h1>Leaf pickup<o:p></o:p></h1>
<p class=MsoNormal style='margin:0in'><b>Bags</b> and <span style="color:red">cans</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><!--[endif]-->Paper bags<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>1.<span>&nbsp;</span></span></span><![endif]>Small</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Cans</p>
<p class=MsoNormal>Call us.</p><!--EndFragment--></body></html>`

describe('pasted text', () => {
  it('from Word keeps its headings, bold words and lists, and nothing of its styles', () => {
    expect(cleanPaste(word).html.replaceAll(/\s+/g, ' ').trim()).toBe(
      '<h1>Leaf pickup</h1> <p><b>Bags</b> and cans</p> ' +
        '<ul><li>Paper bags<ol><li>Small</li></ol></li><li>Cans</li></ul><p>Call us.</p>',
    )
  })

  it('from Google’s documents is bold where it was', () => {
    const pasted =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span></p></b>'
    expect(cleanPaste(pasted).html).toBe('<p><strong>Bold</strong><em> slanted</em></p>')
  })

  it('counts the pictures of other sites, and keeps ours', () => {
    expect(
      cleanPaste('<img src="https://x.example/a.png"><img src="/media/pictures/a.png" alt="b">'),
    ).toEqual({ html: '<img src="/media/pictures/a.png" alt="b">', picturesLeftOut: 1 })
  })

  it('from this editor keeps its languages and where it was cut', () => {
    const own = '<p lang="es" data-pm-slice="1 1 []">Hola</p>'
    expect(cleanPaste(own).html).toBe(own)
    expect(cleanPaste('<p lang="es">Hola</p>').html).toBe('<p>Hola</p>')
  })

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" jav\tascript:alert(1)">a</a>', 'a'],
    ['<svg><a href="/x">b</a></svg>a', 'a'],
    ['<iframe src="https://x.example">b</iframe>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<base href="https://x.example">a<meta http-equiv="refresh">', 'a'],
    [
      '<p title="</p><img src=x onerror=alert(1)>">a</p>',
      '<p title="&lt;/p&gt;&lt;img src&#61;x onerror&#61;alert(1)&gt;">a</p>',
    ],
    ['1 < 2', '1 &lt; 2'],
    ['<b>href=javascript:x</b>', '<b>href=javascript&#58;x</b>'],
  ])('of %j is harmless', (pasted, html) => {
    const cleaned = cleanPaste(pasted).html
    expect(cleaned).toBe(html)
    expect(cleaned).not.toMatch(/<(?:script|img|iframe|svg|base|meta)/)
  })

  it('is never refused by the page, whatever it is', () => {
    const createHTML = policyOf()
    expect(createHTML('<img src=x onerror=x()>')).toBeNull()
    const piece = fc.oneof(
      fc.constantFrom('<', '>', "'", '=', '/', '<!--', '-->', '<![if x]>', ' '),
      fc.constantFrom(
        '<svg>',
        '<script>',
        '</script>',
        '<p ',
        '<a href=',
        '<img src=',
        'onerror=x ',
        'java',
        'script:',
        "<p style='mso-list:l0 level2 lfo1'>",
        "<span style='mso-list:Ignore'>",
        '</span>',
        '</p>',
        '<table>',
        '<b>',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const { html } = cleanPaste(pieces.join(''))
        expect(createHTML(html)).toBe(html)
      }),
      { numRuns: 1000 },
    )
  })
})
