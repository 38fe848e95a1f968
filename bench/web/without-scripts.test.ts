import { expect, it } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

it('removes scripts, their data and preloads, and nothing else', () => {
  const page = (inHead: string, inBody: string) =>
    `<html><head><link rel="stylesheet" href="/a.css"/>${inHead}</head><body><p>Text</p>${inBody}</body></html>`
  const scripted = page(
    '<link rel="modulepreload" href="/a.js"/><link as="script" rel="preload" href="/b.js"/>',
    '<script type="application/json" id="page-data" nonce="n">{"a":"\\u003c/script>"}</script>\n<script nonce="n">import("/a.js")</script>',
  )
  expect(withoutScripts(scripted)).toBe(page('', '\n'))
})
