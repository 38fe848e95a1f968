import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { searchDocuments } from '../search/search.sql.ts'
import { feedRow } from './feeds.fixture.ts'
import { feedItems, feeds, feedStates } from './feeds.sql.ts'
import type { PictureStore } from './picture-store.ts'
import { type FeedReport, refreshFeeds } from './refresh-feeds.ts'

const where = await testDatabase()

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** The city website's responses by path. */
const answers = new Map<string, Answer>()
const asked: IncomingMessage[] = []
let server: Server
let origin = ''

const rss = (...titles: string[]) =>
  `<rss version="2.0"><channel>${titles
    .map(
      (title) =>
        `<item><title>${title}</title><guid>${title}</guid><link>https://city.example/${title}</link><enclosure url="/${title}.png" type="image/png"/></item>`,
    )
    .join('')}</channel></rss>`

const send =
  (
    body: string | Buffer,
    headers: Record<string, string> = { 'content-type': 'text/xml' },
  ): Answer =>
  (_request, response) => {
    response.writeHead(200, headers).end(body)
  }

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(100, 7),
])

const stored = new Map<string, { bytes: Uint8Array; contentType: string }>()
const pictures: PictureStore = {
  async put(key, bytes, contentType) {
    stored.set(key, { bytes, contentType })
  },
  async get(key) {
    const found = stored.get(key)
    return found ? new Blob([new Uint8Array(found.bytes)]).stream() : null
  },
  async remove(keys) {
    for (const key of keys) stored.delete(key)
  },
}

let time = new Date('2026-11-20T18:00:00Z')
const wait = (minutes: number): void => {
  time = new Date(time.getTime() + minutes * 60_000)
}

const contextFor = (actor: Context['actor']) =>
  contextIn(where, { actor, clock: { now: () => time } })
const system: Context['actor'] = { kind: 'system', job: 'feeds' }

const refresh = async (timeoutMs = 5000): Promise<readonly FeedReport[]> => {
  const ports = { network: { fetch, timeoutMs, isLocal: true }, pictures }
  return (await refreshFeeds(contextFor(system), ports)).feeds
}

const { database } = contextFor(system)
const titles = async (): Promise<string[]> => {
  const items = await database.read((builder) =>
    builder.select({ title: feedItems.title }).from(feedItems).orderBy(feedItems.title),
  )
  return items.map(({ title }) => title)
}
const state = async () => {
  const [row] = await database.read((builder) => builder.select().from(feedStates))
  return row
}

const website = (path: string) => feedRow('news', origin + path, time)

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of that kind.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  answers.clear()
  asked.length = 0
  stored.clear()
  await database.write((builder) => [
    builder.delete(feeds),
    builder.delete(searchDocuments),
    builder.insert(feeds).values(website('/news')),
  ])
})

describe('a feed that works', () => {
  it('is stored with its pictures, and found by search', async () => {
    answers.set('/news', send(rss('Alpha', 'Beta')))
    answers.set('/Alpha.png', send(png, { 'content-type': 'text/html' }))
    expect(await refresh()).toEqual([{ kind: 'news', outcome: 'taken', items: 2 }])
    expect(await titles()).toEqual(['Alpha', 'Beta'])
    expect([...stored.values()].map(({ contentType }) => contentType)).toEqual(['image/png'])
    const found = await database.read((builder) =>
      builder
        .select({ title: searchDocuments.title })
        .from(searchDocuments)
        .orderBy(searchDocuments.title),
    )
    expect(found.map(({ title }) => title)).toEqual(['Alpha', 'Beta'])
  })

  it('is read every fifteen minutes, and only for changes', async () => {
    answers.set('/news', (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else
        send(rss('Alpha'), {
          'content-type': 'text/xml',
          etag: '"1"',
          'last-modified': 'Fri, 20 Nov 2026 18:00:00 GMT',
        })(request, response)
    })
    await refresh()
    wait(14)
    expect(await refresh()).toEqual([])
    wait(1)
    expect(await refresh()).toEqual([{ kind: 'news', outcome: 'unchanged' }])
    const last = asked.findLast(({ url }) => url === '/news')
    expect(last?.headers['if-modified-since']).toBe('Fri, 20 Nov 2026 18:00:00 GMT')
    expect(await state()).toMatchObject({ failures: 0, lastGoodAt: time, lastProblem: null })
    expect(await titles()).toEqual(['Alpha'])
  })

  it('drops what vanished, keeps the ids of the rest, and deletes unused pictures', async () => {
    answers.set('/news', send(rss('Alpha', 'Beta')))
    answers.set('/Alpha.png', send(png))
    answers.set('/Beta.png', send(Buffer.concat([png, png])))
    await refresh()
    const idOfBeta = async () => {
      const [item] = await database.read((builder) =>
        builder
          .select({ id: feedItems.id, startsAt: feedItems.startsAt })
          .from(feedItems)
          .where(sql`title = 'Beta'`),
      )
      return item
    }
    const before = await idOfBeta()
    expect(stored.size).toBe(2)
    answers.set('/news', send(rss('Beta', 'Gamma')))
    wait(15)
    await refresh()
    expect(await titles()).toEqual(['Beta', 'Gamma'])
    expect(await idOfBeta()).toEqual(before)
    expect(stored.size).toBe(1)
    const found = await database.read((builder) =>
      builder
        .select({ title: searchDocuments.title })
        .from(searchDocuments)
        .orderBy(searchDocuments.title),
    )
    expect(found.map(({ title }) => title)).toEqual(['Beta', 'Gamma'])
  })

  it('is read beside others, each with its own items and pictures', async () => {
    await database.write((builder) => [builder.insert(feeds).values(website('/parks'))])
    answers.set('/news', send(rss('Alpha', 'Beta')))
    answers.set('/parks', send(rss('Beta')))
    for (const picture of ['/Alpha.png', '/Beta.png']) answers.set(picture, send(png))
    await refresh()
    expect(await titles()).toEqual(['Alpha', 'Beta', 'Beta'])
    answers.set('/news', send(rss()))
    wait(15)
    await refresh()
    expect(await titles()).toEqual(['Beta'])
    // Equal pictures are stored once, and the other feed still shows it.
    expect(stored.size).toBe(1)
  })

  it('is not read while it is paused', async () => {
    await database.write((builder) => [builder.update(feeds).set({ isPaused: true })])
    expect(await refresh()).toEqual([])
    expect(asked).toEqual([])
  })

  it('drops what it read if staff change the feed meanwhile', async () => {
    answers.set('/news', (request, response) => {
      void database
        .write((builder) => [builder.update(feeds).set({ version: 2 })])
        .then(() => send(rss('Alpha'))(request, response))
    })
    expect(await refresh()).toEqual([{ kind: 'news', outcome: 'dropped' }])
    expect(await titles()).toEqual([])
  })

  it('is read once by two concurrent schedulers', async () => {
    answers.set('/news', send(rss('Alpha')))
    const reports = await Promise.all([refresh(), refresh()])
    expect(reports.flat()).toHaveLength(1)
    expect(asked.filter(({ url }) => url === '/news')).toHaveLength(1)
  })
})

describe('a feed that fails keeps its last good copy:', () => {
  const laughs = '<!DOCTYPE rss [<!ENTITY a "ha">]><rss><channel></channel></rss>'
  const cases: [string, string, Answer][] = [
    [
      'an error',
      'http-status: 500',
      (_request, response) => void response.writeHead(500).end('no'),
    ],
    [
      'a page',
      'not-a-feed: first characters',
      send('<html>Sorry</html>', { 'content-type': 'text/html' }),
    ],
    ['half of it', 'incomplete', send('<rss><channel><item>')],
    ['entities', 'document-type', send(laughs)],
    ['more than it should be', 'too-large', send(Buffer.alloc(2_000_001, 32))],
    [
      'ten megabytes without a length',
      'too-large',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/xml' })
        for (let i = 0; i < 10; i += 1) response.write(Buffer.alloc(1_000_000, 32))
        response.end()
      },
    ],
    ['a connection that breaks', 'unreachable', (_request, response) => void response.destroy()],
    ['no end', 'timeout', (_request, response) => void response.writeHead(200).write('<rss>')],
    ['no beginning', 'timeout', () => undefined],
    [
      'a way into the house',
      'unsafe-address: redirect',
      (_request, response) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    ],
    [
      'another scheme',
      'unsafe-address: redirect',
      (_request, response) =>
        void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
    [
      'a circle',
      'too-many-redirects',
      (_request, response) => void response.writeHead(302, { location: '/news' }).end(),
    ],
  ]
  it.each(cases)('%s', async (_name, problem, answer) => {
    answers.set('/news', send(rss('Alpha')))
    await refresh()
    const { lastGoodAt } = (await state()) ?? {}
    answers.set('/news', answer)
    wait(15)
    expect(await refresh(500)).toEqual([{ kind: 'news', outcome: 'refused', problem, failures: 1 }])
    expect(await titles()).toEqual(['Alpha'])
    expect(await state()).toMatchObject({ failures: 1, lastProblem: problem, lastGoodAt })
  })

  it('is retried less and less often, and recovers with the first good response', async () => {
    const waits: number[] = []
    for (let failures = 1; failures <= 7; failures += 1) {
      await refresh()
      const { dueAt, lastTriedAt } = (await state()) ?? {}
      const minutes = ((dueAt?.getTime() ?? 0) - (lastTriedAt?.getTime() ?? 0)) / 60_000
      waits.push(minutes)
      wait(minutes)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 360, 360])
    answers.set('/news', send(rss('Alpha')))
    await refresh()
    expect(await state()).toMatchObject({ failures: 0, lastProblem: null })
  })
})

describe('a redirect', () => {
  it('within the web is followed', async () => {
    answers.set(
      '/news',
      (_request, response) => void response.writeHead(301, { location: '/new' }).end(),
    )
    answers.set('/new', send(rss('Alpha')))
    await refresh()
    expect(await titles()).toEqual(['Alpha'])
  })
})

describe('a picture', () => {
  it.each<[string, Buffer]>([
    [
      'that carries script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['that is a page', Buffer.from('<html><body>Not found, sorry</body></html>')],
    ['that is too large', Buffer.concat([png, Buffer.alloc(1_000_000)])],
  ])('%s is not stored, and tried five times at most', async (_name, bytes) => {
    answers.set('/news', send(rss('Alpha')))
    answers.set('/Alpha.png', send(bytes, { 'content-type': 'image/png' }))
    for (let i = 0; i < 7; i += 1) {
      await refresh()
      wait(15)
    }
    expect(stored.size).toBe(0)
    expect(asked.filter(({ url }) => url === '/Alpha.png')).toHaveLength(5)
    expect(await titles()).toEqual(['Alpha'])
  })
})

it('is only for the scheduler', async () => {
  const ports = { network: { fetch, timeoutMs: 5000, isLocal: true }, pictures }
  await expect(refreshFeeds(contextFor({ kind: 'anonymous' }), ports)).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

it('does nothing in a city without feeds', async () => {
  await database.write((builder) => [builder.delete(feeds)])
  expect(await refresh()).toEqual([])
})

it('never asks a private network, unless the city is on this machine', async () => {
  answers.set('/news', send(rss('Alpha')))
  const network = { fetch, timeoutMs: 5000, isLocal: false }
  const { feeds: reports } = await refreshFeeds(contextFor(system), { network, pictures })
  expect(reports).toMatchObject([{ outcome: 'refused', problem: 'unsafe-address: address' }])
  expect(asked).toEqual([])
})
