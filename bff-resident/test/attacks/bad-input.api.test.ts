import { describe, expect, it, vi } from 'vitest'
import { ask, type Asked, standingViolations, testCity } from '@portal/local/testing'

const city = await testCity()
const origin = city.origins.resident

// Stands in every bad request below, and must stand in no line of the log.
const mark = 'zebrafinch'
const megabyte = `{"${mark}":"${'x'.repeat(1_000_000)}"}`
const json = { 'content-type': 'application/json' }

type Case = readonly [what: string, target: string, status: number, asked?: Asked]

const pages: readonly Case[] = [
  ['a language that we do not speak', `/?lng=${mark}`, 303],
  ['a language of 10 kB', `/?lng=${mark.repeat(1000)}`, 303],
  ['an activity that does not exist', `/activities/01900000-0000-7000-8000-000000000000`, 404],
  ['a malformed activity', `/activities/${mark}`, 404],
  ['an activity of NUL', '/activities/%00', 404],
  ['an activity of invalid UTF-8', '/activities/%FF', 404],
  ['a start without an activity', '/activity/start', 303],
  ['a start of a malformed activity', `/activity/start?activityId=${mark}`, 303],
  ['a start of an address', '/activity/start?activityId=https://evil.example/', 303],
  ['a malformed article', `/knowledgebase/${mark}`, 404],
  ['an article of invalid UTF-8', '/knowledgebase/%C0%80', 404],
  ['page 0', `/search?term=${mark}&page=0`, 307],
  ['page -1', `/search?term=${mark}&page=-1`, 307],
  ['page abc', `/search?term=${mark}&page=abc`, 307],
  ['page 10^9', `/search?term=${mark}&page=1000000000`, 200],
  ['page 10^99', `/search?term=${mark}&page=1e99`, 307],
  ['a term of 10 kB', `/search?term=${mark.repeat(1000)}`, 307],
  ['search operators', `/search?term=${mark}%20%26%20!%7C%20%3A*%20%3C-%3E%20%27%22%5C`, 200],
  ['markup in the term', `/search?term=${mark}%3Cscript%3Ealert(1)%3C%2Fscript%3E`, 200],
  ['NUL and controls in the term', `/search?term=${mark}%00%01%1B%7F%C2%85`, 200],
  ['invalid UTF-8 in the term', `/search?term=${mark}%FF%C0%80%ED%A0%80`, 200],
  ['an unfinished escape in the term', `/search?term=${mark}%`, 200],
  ['unknown query keys', `/search?term=${mark}&colour=blue&__proto__=1&constructor=2&=`, 200],
  ['a list for a term', `/search?term[]=${mark}&term[x]=1`, 200],
  ['an offset of -1', `/elgin_today?offset=-1&x=${mark}`, 307],
  ['an offset of 10^9', '/elgin_today?offset=1000000000', 200],
  ['an offset of abc', `/elgin_today?offset=${mark}`, 307],
  ['an action that does not exist', `/?action=${mark}`, 307],
  ['a notice that does not exist', `/?notice=${mark}`, 200],
  ['invalid UTF-8 in the path', `/${mark}%FF`, 303],
  ['an overlong slash in the path', `/${mark}%C0%AF`, 303],
  ['NUL in the path', `/${mark}%00`, 303],
  ['a name that every object has', '/constructor', 303],
  ['a wrong method', `/search?term=${mark}`, 405, { method: 'PUT' }],
  ['an invented method', `/?x=${mark}`, 405, { method: 'PROPFIND' }],
  ['an oversized body', `/?x=${mark}`, 405, { method: 'POST', headers: json, body: megabyte }],
  ['a climb out of the assets', `/assets/../../../etc/${mark}`, 303],
  ['an escaped climb out of the assets', `/assets/%2e%2e/%2e%2e/${mark}`, 404],
  ['a climb with escaped slashes', `/assets/..%2f..%2f${mark}`, 404],
  ['a picture that is not there', `/media/${mark}.jpg`, 404],
  ['a climb out of the pictures', `/media/..%2f..%2f${mark}`, 404],
  ['the build’s own list of files', '/.vite/manifest.json', 404],
]

const api: readonly Case[] = [
  ['an unknown path', `/api/${mark}`, 404],
  ['the root', '/api/', 404],
  ['invalid UTF-8 in the path', `/api/${mark}%FF`, 404],
  ['a climb out of the API', `/api/%2e%2e/%2e%2e/${mark}`, 404],
  ['NUL and controls in the term', `/api/search?term=${mark}%00%01%1B`, 200],
  ['invalid UTF-8 in the term', `/api/search?term=${mark}%FF%C0%80`, 200],
  ['search operators', `/api/search?term=${mark}%20%26%20!%7C%20%3A*%20%27%22%5C`, 200],
  ['a term of 10 kB', `/api/search?term=${mark.repeat(1000)}`, 400],
  ['an unknown language', '/api/activities', 200, { headers: { 'accept-language': mark } }],
  ['an oversized body', '/api/activities', 405, { method: 'POST', headers: json, body: megabyte }],
  [
    'a change that another site asks for by cookie',
    '/api/activities',
    403,
    { method: 'POST', headers: { cookie: `a=${mark}`, origin: 'https://evil.example' } },
  ],
]

const headers: readonly Case[] = [
  ['a cookie of 30 kB', '/', 200, { headers: { cookie: `language=${mark.repeat(3000)}` } }],
  ['a thousand cookies', '/', 200, { headers: { cookie: 'language=es; '.repeat(1000) } }],
  ['a broken cookie', '/', 200, { headers: { cookie: `%FF=%; language="es; ;;=${mark}` } }],
  ['a header of 30 kB', '/', 200, { headers: { 'x-long': mark.repeat(3000) } }],
  ['an id that is no id', '/', 200, { headers: { 'x-request-id': `<${mark}>` } }],
  ['a trace that is no trace', '/', 200, { headers: { traceparent: `00-${mark}` } }],
  [
    'languages of 30 kB',
    '/api/activities',
    200,
    { headers: { 'accept-language': 'es,'.repeat(10_000) } },
  ],
  [
    'ETags of 30 kB',
    '/api/i18n/languages',
    200,
    { headers: { 'if-none-match': '"a",'.repeat(7_500) } },
  ],
  ['a range beyond the end', '/favicon.svg', 200, { headers: { range: 'bytes=999999-' } }],
]

describe.each([
  ['a page', pages],
  ['the API', api],
  ['either, by headers', headers],
])('bad input to %s', (_where, cases) => {
  const named = cases.map(([what, target, status, asked = {}]) => ({ what, target, status, asked }))
  it.each(named)('$what', async ({ target, status, asked }) => {
    const answer = await ask(origin, target, asked)
    expect(answer.status).toBe(status)
    expect(standingViolations(origin, answer)).toEqual([])
    const isRefusal = target.startsWith('/api/') && status >= 400
    expect(answer.headers.get('content-type') === 'application/problem+json' || !isRefusal).toBe(
      true,
    )
    expect(answer.text).not.toContain('<script>alert')
  })
})

// Addresses that some reader takes for another site's.
const elsewhere = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/%2e%2e',
  '/\\evil.example',
  '/\\/evil.example/',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/..//evil.example/search/',
  '/%09/evil.example',
  'http://evil.example/nowhere',
]

describe('no address leads away from us', () => {
  it.each(elsewhere)('%s', async (target) => {
    for (const query of [
      '',
      '?lng=es',
      '?lng=//evil.example',
      '?notice=//evil.example',
      '?page=0',
    ]) {
      const answer = await ask(origin, target + query)
      expect(standingViolations(origin, answer)).toEqual([])
    }
  })

  it.each(['https://evil.example/', '//evil.example', 'data:text/html,x', '/\\evil.example'])(
    'nor does a start of %s',
    async (activityId) => {
      const answer = await ask(
        origin,
        `/activity/start?${new URLSearchParams({ activityId, redirectto: activityId })}`,
      )
      expect(answer.headers.get('location')).toBe('/?notice=unknown-service')
    },
  )
})

it('logs every request of this file by its route, and nothing that was sent with it', async () => {
  const id = 'last-of-bad-input'
  await ask(origin, `/search?term=${mark}`, { headers: { 'x-request-id': id } })
  const log = await vi.waitFor(async () => {
    const logged = await city.logged()
    expect(logged).toContain(id)
    return logged
  })
  expect(log).toContain('"route":"/search"')
  expect(log).not.toContain(mark)
  expect(log).not.toContain('"level":"error"')
})
