import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask, standingViolations, testCity } from '@portal/local/testing'

const city = await testCity()
const origin = city.origins.resident

const home = await ask(origin, '/')
const stylesheet = /"(\/assets\/[^"]+\.css)"/.exec(home.text)?.[1] ?? 'none'
const script = /import\("(\/assets\/[^"]+\.js)"\)/.exec(home.text)?.[1] ?? 'none'
const texts = '/api/i18n/processed/es/translation'
const version = (await ask(origin, texts)).headers.get('etag') ?? 'none'

const kinds: readonly (readonly [target: string, status: number, type: string])[] = [
  ['/', 200, 'text/html; charset=UTF-8'],
  ['/activities/7', 404, 'text/html; charset=UTF-8'],
  ['/api/activities', 200, 'application/json'],
  ['/api/nowhere', 404, 'application/problem+json'],
  ['/api/openapi.json', 200, 'application/json'],
  ['/api/docs', 200, 'text/html; charset=UTF-8'],
  ['/assets/nowhere.js', 404, 'application/problem+json'],
  ['/favicon.svg', 200, 'image/svg+xml'],
  ['/robots.txt', 200, 'text/plain; charset=utf-8'],
  ['/healthz', 200, 'application/json'],
  ['/readyz', 200, 'application/json'],
]

describe.each(kinds)('%s', (target, status, type) => {
  it('has its type, the headers of every answer, and HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(origin, target, { method })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(standingViolations(origin, answer)).toEqual([])
      expect(answer.bytes.length > 0).toBe(method === 'GET')
    }
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s to a client that accepts it', async (encoding, decompress) => {
    const answer = await ask(origin, target, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(decompress(answer.bytes).length).toBeGreaterThan(0)
  })
})

describe('what never changes is cached forever', () => {
  it.each([stylesheet, script])('%s', async (target) => {
    const answer = await ask(origin, target)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toMatch(/^text\/(css|javascript)/)
    expect(standingViolations(origin, answer)).toEqual([])
  })

  it('texts, by their version', async () => {
    const answer = await ask(origin, `${texts}?v=${version.replaceAll('"', '')}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(standingViolations(origin, answer)).toEqual([])
  })
})

describe('what is still the same is not sent again', () => {
  it.each(['%s', 'W/%s', '"other", %s'])('If-None-Match: %s', async (pattern) => {
    const held = pattern.replace('%s', version)
    const answer = await ask(origin, texts, { headers: { 'if-none-match': held } })
    expect([answer.status, answer.bytes.length]).toEqual([304, 0])
    expect(answer.headers.get('etag')).toBe(version)
    expect(standingViolations(origin, answer)).toEqual([])
  })

  it('and what changed is', async () => {
    const answer = await ask(origin, texts, { headers: { 'if-none-match': '"other"' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('an asset', async () => {
    const etag = (await ask(origin, stylesheet)).headers.get('etag') ?? 'none'
    const answer = await ask(origin, stylesheet, { headers: { 'if-none-match': etag } })
    expect([answer.status, answer.bytes.length]).toEqual([304, 0])
  })
})

describe('the styles of a page', () => {
  const linked = `<link rel="stylesheet" href="${stylesheet}"/>`
  const page = async (cookie: string) => (await ask(origin, '/', { headers: { cookie } })).text

  it.each(['', 'sheet=/assets/older.css'])(
    'are in it for a browser without the sheet (cookie "%s")',
    async (cookie) => {
      const text = await page(cookie)
      expect(/<style nonce="[^"]+">(.*?)<\/style>/s.exec(text)?.[1]).toContain('.header-brand')
      expect(text).not.toContain('<link rel="stylesheet"')
      expect(text).not.toMatch(/@font-face|rel="?preload/)
    },
  )

  // What a server sends before it waits for the first acknowledgment (RFC 6928): ten packets.
  it.each(['/', '/view-all-services', '/search?term=leaf', '/report', '/login', '/payment'])(
    'and all that %s shows are in the first 14 kB, compressed',
    async (path) => {
      const text = await ask(origin, path).then((answer) => answer.text)
      const shown = text.slice(0, text.indexOf('<script type="application/json"'))
      expect(shown).toMatch(/<\/style>.*<main/s)
      expect(gzipSync(shown).length).toBeLessThan(14_000)
    },
  )

  it('are linked for one that has it, with the typeface', async () => {
    const text = await page(`sheet=${stylesheet}`)
    expect(text).toContain(linked)
    expect(/<style nonce="[^"]+">(.*?)<\/style>/s.exec(text)?.[1]).toMatch(/^@font-face/)
    expect((await ask(origin, stylesheet)).text).toContain('.header-brand')
  })
})

it('a page is its visitor’s own, and its policy lets only its own scripts run', async () => {
  const [one, other] = [await ask(origin, '/'), await ask(origin, '/')]
  const nonce = /script-src 'nonce-([\w-]+)' 'strict-dynamic'/
  const policies = [one, other].map(({ headers }) => headers.get('content-security-policy') ?? '')
  expect(new Set(policies.map((policy) => nonce.exec(policy)?.[1])).size).toBe(2)
  expect(one.headers.get('cache-control')).toBe('private, no-cache')
  expect(one.headers.get('vary')).toMatch(/cookie/i)
  expect(one.text).not.toMatch(/ style="| on[a-z]+="/)
  for (const [tag] of one.text.matchAll(/<script[^>]*>/g)) expect(tag).toContain('nonce=')
})
