import { describe, expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { publicTableNames } from '@portal/core/public-tables'
import { ask, hideTables, newCast, testCity } from '@portal/local/testing'

const city = await testCity()
await city.runScheduled()
const origin = city.origins.resident
const database = openDatabase(city.databaseUrl, city.neonEndpoint)

interface Service {
  readonly Slug: string
  readonly Type: string
}
const services: Service[] = JSON.parse((await ask(origin, '/api/activities')).text)
const content = services.find(({ Type }) => Type === 'CONTENT')?.Slug ?? 'none'
const boards = (await ask(origin, '/boards-and-commissions')).text
const board = /href="(\/boards-and-commissions\/[^"?]+)"/.exec(boards)?.[1] ?? 'none'

const paths = [
  '/',
  '/view-all-services',
  '/elgin_today',
  '/report',
  '/payment',
  '/login',
  '/signup',
  '/forgotpassword',
  '/search',
  '/knowledgebase',
  '/what-goes-where',
  '/garbage-search',
  '/permit-search',
  '/find_request',
  '/feedback',
  '/boards-and-commissions',
  '/open-data',
  `/activities/${content}`,
  board,
]

const visit = (path: string, cookie = 'language=en') => ask(origin, path, { headers: { cookie } })

const once = /(?<=name="once" value=")[\da-f-]{36}(?=")/g
const nonceOf = ({ headers }: { readonly headers: Headers }): string =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'

type Page = Awaited<ReturnType<typeof visit>>

/** When the page was made, by the times of its data. */
const readAt = /(?<="(?:dehydratedAt|dataUpdatedAt)":|\bu:)\d{13}/g

/** A page without what is each visitor's own. */
const common = (page: Page): string =>
  page.text.replaceAll(nonceOf(page), 'NONCE').replaceAll(once, 'ONCE').replaceAll(readAt, 'TIME')

/** Where two pages begin to differ: short, since a page is long. */
function difference(one: Page, other: Page): string | null {
  const [a, b] = [common(one), common(other)]
  if (a === b) return null
  const at = Array.from({ length: a.length }, (_, n) => n).find((n) => a[n] !== b[n]) ?? 0
  return `${a.slice(at - 40, at + 40)} | ${b.slice(at - 40, at + 40)}`
}

/** Rendered: a cookie that pages do not know leads past the kept ones. */
const rendered = (path: string, cookie = 'language=en') => visit(path, `${cookie}; other=1`)

describe.each(paths)('%s, kept', (path) => {
  it('is the rendered page, but for each visitor’s own nonce and numbers', async () => {
    for (const cookie of ['language=en', 'language=es']) {
      const own = await rendered(path, cookie)
      const [first, second] = [await visit(path, cookie), await visit(path, cookie)]
      expect([first.status, second.status]).toEqual([200, 200])
      expect(difference(first, own)).toBeNull()
      expect(difference(second, own)).toBeNull()
      expect(nonceOf(second)).not.toBe(nonceOf(first))
      expect(second.text).not.toContain(nonceOf(first))
      const numbers = [own, first, second].flatMap(({ text }) => text.match(once) ?? [])
      expect(new Set(numbers).size).toBe(numbers.length)
      expect([...second.headers.keys()].toSorted()).toEqual([...own.headers.keys()].toSorted())
    }
  })

  it('costs the one question whether it still holds', async () => {
    await visit(path)
    expect((await visit(path)).trips).toBe(1)
  })
})

describe('what a kept page never has', () => {
  it('is anything of a person: theirs is neither kept nor taken from there', async () => {
    const { cookies } = await newCast(city, 'resident')
    const session = `language=en; session=${cookies.resident}`
    for (const path of ['/', '/view-all-services', '/report']) {
      const own = await visit(path, session)
      expect(own.text).toContain('"state":"full"')
      const anyone = await visit(path)
      expect(anyone.text).toContain('"state":"anonymous"')
      expect((await visit(path, session)).text).toContain('"state":"full"')
      expect(difference(anyone, await rendered(path))).toBeNull()
    }
  })

  interface Sent {
    readonly target?: string
    readonly headers?: Readonly<Record<string, string>>
  }
  const attempts: [name: string, sent: Sent][] = [
    ['a query', { target: '/?poison=1' }],
    ['a query that the page reads', { target: '/?notice=unknown-page' }],
    ['another host', { headers: { host: 'poison.example' } }],
    ['forwarding headers', { headers: { 'x-forwarded-host': 'poison.example' } }],
    ['a made-up language', { headers: { cookie: 'language=poison' } }],
    ['a made-up sheet', { headers: { cookie: 'sheet=/assets/poison.css' } }],
    ['a bearer token', { headers: { authorization: 'Bearer poison' } }],
  ]
  it.each(attempts)('is what one visitor sent by %s', async (_, { target = '/', headers = {} }) => {
    await database.write((builder) => [
      builder.execute("update services set updated_at = updated_at + interval '1 second'"),
    ])
    await ask(origin, target, { headers })
    const page = await visit('/')
    expect(page.text).not.toContain('poison')
    expect(difference(page, await rendered('/'))).toBeNull()
  })
})

it('shows a change with the next visit', async () => {
  await visit('/view-all-services')
  await database.write((builder) => [
    builder.execute(
      `update services set item = 'Rename a street' where slug = '${content.replaceAll("'", '')}'`,
    ),
  ])
  expect((await visit('/view-all-services')).text).toContain('Rename a street')
})

it('is found where another isolate of the same place left it', async () => {
  const address = `/activities/${content}`
  const version = (
    await database.rows<{ version: string }>('select version from public_versions')
  )[0]
  const older = await visit(address)
  await database.write((builder) => [
    builder.execute(`update services set item = item || ' again' where slug = '${content}'`),
  ])
  const newer = await visit(address)
  expect(difference(newer, older)).not.toBeNull()
  await database.write((builder) => [
    builder.execute(`update public_versions set version = ${version?.version ?? 0}`),
  ])
  const again = await visit(address)
  expect(difference(again, older)).toBeNull()
  expect(again.trips).toBe(1)
})

it('is made once for many who ask at the same time', async () => {
  await database.write((builder) => [
    builder.execute("update services set updated_at = updated_at + interval '1 second'"),
  ])
  const pages = await Promise.all(Array.from({ length: 30 }, () => visit('/view-all-services')))
  expect(new Set(pages.map(({ text }) => text.match(readAt)?.join())).size).toBe(1)
})

/** Settings, flags and texts, of which a worker has a copy, and the version itself. */
const ofTheCopy = ['city_settings', 'feature_flags', 'translations', 'public_versions']

it('is made of nothing but what moves the version', async () => {
  const all = () => Promise.all(paths.map((path) => rendered(path)))
  const before = await all()
  const hidden = await hideTables(city.databaseUrl, [...publicTableNames, ...ofTheCopy])
  const after = await all()
  await hidden.show()
  expect(hidden.names).toContain('users')
  for (const [n, page] of before.entries()) {
    const now = after[n] ?? page
    expect([paths[n], now.status, difference(page, now)]).toEqual([paths[n], 200, null])
  }
})
