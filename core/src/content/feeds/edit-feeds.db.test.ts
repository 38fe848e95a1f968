import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { searchDocuments } from '../search/search.sql.ts'
import { addFeed, deleteFeed, listFeeds, pauseFeed, updateFeed } from './edit-feeds.ts'
import { feedItems, feeds } from './feeds.sql.ts'
import type { PictureStore } from './picture-store.ts'
import { refreshFeeds } from './refresh-feeds.ts'
import type { FeedEdit } from './rules.ts'
import { testFeed } from './test-feed.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const out = { isLocal: false }
const parks: FeedEdit = { kind: 'news', name: 'Parks', url: 'https://parks.example/rss' }
const item = (title: string) =>
  `<item><title>${title}</title><link>https://parks.example/${title}</link></item>`
const rss = `<rss><channel>${item('Swans')}${item('Geese')}</channel></rss>`
const network = (body: string, status = 200) => ({
  fetch: async () => new Response(body, { status, headers: { 'content-type': 'text/xml' } }),
  timeoutMs: 1000,
  isLocal: false,
})
const removed: string[] = []
const pictures: PictureStore = {
  put: async () => undefined,
  get: async () => null,
  remove: async (keys) => void removed.push(...keys),
}

let ada: UserActor
let editor: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  editor = await person({ roles: ['contentEditor'] })
})
beforeEach(() =>
  database.write((builder) => [builder.delete(feeds), builder.delete(searchDocuments)]),
)

const listed = async () => JSON.parse((await listFeeds(contextOf(ada))).toString())
const read = (body = rss, status = 200) =>
  refreshFeeds(
    { ...contextOf(ada), actor: { kind: 'system', job: 'feeds' } },
    {
      network: network(body, status),
      pictures,
    },
  )

describe('a feed', () => {
  it('is added by a content editor, read, and listed with what was found', async () => {
    const { id } = await addFeed(contextOf(editor), out, { ...parks, url: ` ${parks.url} ` })
    expect(await listed()).toMatchObject([
      { id, ...parks, isPaused: false, items: 0, lastGoodAt: null, problem: null },
    ])
    await read()
    expect(await listed()).toMatchObject([{ items: 2, failures: 0, problem: null }])
    expect(await auditEntriesOf(database, id)).toEqual([`addFeed by ${editor.userId}`])
  })

  it('says what went wrong, and keeps its items', async () => {
    await addFeed(contextOf(ada), out, parks)
    await read()
    const [{ id, version }] = await listed()
    await updateFeed(contextOf(ada), out, { id, version, ...parks })
    await read('', 404)
    expect(await listed()).toMatchObject([
      { items: 2, failures: 1, problem: 'http-status', seen: '404' },
    ])
  })

  it.each([
    ['name', { name: ' ' }],
    ['url', { url: '' }],
    ['url', { url: 'parks' }],
    ['url', { url: 'ftp://parks.example/rss' }],
  ])('with a wrong %s is refused: %o', async (field, change) => {
    await expect(addFeed(contextOf(ada), out, { ...parks, ...change })).rejects.toMatchObject({
      problems: [expect.objectContaining({ field })],
    })
  })

  it.each([
    'http://127.0.0.1/rss',
    'http://169.254.169.254/latest',
    'https://intranet.local/rss',
    'https://[::1]/rss',
    'https://parks.example:8443/rss',
  ])('at %s, which is not public, is refused', async (url) => {
    const refused = { kind: 'invalid', code: 'Feeds.NotPublic' }
    await expect(addFeed(contextOf(ada), out, { ...parks, url })).rejects.toMatchObject(refused)
    await addFeed(contextOf(ada), out, parks)
    const [{ id, version }] = await listed()
    await expect(
      updateFeed(contextOf(ada), out, { id, version, ...parks, url }),
    ).rejects.toMatchObject(refused)
  })

  it('stands once, also if two add it at once, and at most twelve stand side by side', async () => {
    const two = await Promise.allSettled([
      addFeed(contextOf(ada), out, parks),
      addFeed(contextOf(ada), out, { ...parks, name: 'Again' }),
    ])
    expect(two.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(two.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'conflict', code: 'Feeds.Taken' },
    })
    const add = (nth: number) =>
      addFeed(contextOf(ada), out, { ...parks, url: `https://parks.example/${nth}` })
    for (let nth = 1; nth < 12; nth += 1) await add(nth)
    await expect(add(12)).rejects.toMatchObject({ code: 'Feeds.TooMany' })
  })

  it('is not overwritten by one who has not seen the last change', async () => {
    await addFeed(contextOf(ada), out, parks)
    const [{ id }] = await listed()
    const seen = { id, version: 1 }
    await pauseFeed(contextOf(ada), { ...seen, isPaused: true })
    const stale = { kind: 'stale', code: 'Feeds.ChangedMeanwhile' }
    await expect(updateFeed(contextOf(ada), out, { ...seen, ...parks })).rejects.toMatchObject(
      stale,
    )
    await expect(pauseFeed(contextOf(ada), { ...seen, isPaused: false })).rejects.toMatchObject(
      stale,
    )
    await expect(deleteFeed(contextOf(ada), seen)).rejects.toMatchObject(stale)
    await expect(
      updateFeed(contextOf(ada), out, { id, version: 2, ...parks, kind: 'events' }),
    ).rejects.toMatchObject({ code: 'Feeds.OtherKind' })
  })

  it('is read again right away once it is resumed or has another address', async () => {
    await addFeed(contextOf(ada), out, parks)
    await read()
    expect((await read()).feeds).toEqual([])
    const [{ id }] = await listed()
    await pauseFeed(contextOf(ada), { id, version: 1, isPaused: true })
    expect((await read()).feeds).toEqual([])
    await pauseFeed(contextOf(ada), { id, version: 2, isPaused: false })
    expect((await read()).feeds).toMatchObject([{ outcome: 'taken' }])
    await updateFeed(contextOf(ada), out, { id, version: 3, ...parks, url: 'https://new.example/' })
    expect((await read()).feeds).toMatchObject([{ outcome: 'taken' }])
  })

  it('is removed with its items, also from the search, and without pictures that others use', async () => {
    const { id } = await addFeed(contextOf(ada), out, parks)
    await addFeed(contextOf(ada), out, { ...parks, url: 'https://other.example/rss' })
    await read()
    const shared = `${'a'.repeat(64)}.png`
    const own = `${'b'.repeat(64)}.png`
    await database.write((builder) => [builder.update(feedItems).set({ imageKey: shared })])
    const [first] = await database.read((builder) => builder.select().from(feedItems))
    await database.write((builder) => [
      builder
        .insert(feedItems)
        .values({ ...first!, id: crypto.randomUUID(), feedId: id, guid: 'own', imageKey: own }),
    ])
    expect(await deleteFeed(contextOf(ada), { id, version: 1 })).toEqual([own])
    expect(await listed()).toMatchObject([{ items: 2 }])
    const documents = await database.read((builder) => builder.select().from(searchDocuments))
    expect(documents).toHaveLength(2)
  })

  it('is changed by content editors only', async () => {
    const viewer = await person({ roles: ['viewer'] })
    const seen = { id: crypto.randomUUID(), version: 1 }
    const forbidden = { kind: 'forbidden' }
    await expect(addFeed(contextOf(viewer), out, parks)).rejects.toMatchObject(forbidden)
    await expect(deleteFeed(contextOf(viewer), seen)).rejects.toMatchObject(forbidden)
    await expect(testFeed(contextOf(viewer), network(rss), parks)).rejects.toMatchObject(forbidden)
    expect(JSON.parse((await listFeeds(contextOf(viewer))).toString())).toEqual([])
  })
})

describe('a test', () => {
  it('shows the first items in the reader’s language, and keeps nothing', async () => {
    const context = { ...contextOf(ada), language: 'es' as const }
    const { works, items, summary } = await testFeed(context, network(rss), parks)
    expect({ works, items }).toEqual({ works: true, items: 2 })
    expect(summary[0]).toBe('2 elementos. Los primeros:')
    expect(summary.slice(1).map((line) => line.split(': ')[1])).toEqual(['Swans', 'Geese'])
    const kept = await database.read((builder) => builder.select().from(feedItems))
    expect(kept).toEqual([])
  })

  it.each([
    ['a page', '<html>Hello</html>', 200, 'There is a page at this address, but no feed.'],
    ['an error', '', 503, 'The website answers with error 503.'],
    ['half a feed', '<rss><channel>', 200, 'It ends in the middle.'],
  ])('of %s says so in plain words', async (_name, body, status, words) => {
    const { works, summary } = await testFeed(contextOf(ada), network(body, status), parks)
    expect(works).toBe(false)
    expect(summary.join()).toContain(words)
  })

  it('never asks a private network', async () => {
    const asked = { ...network(rss), fetch: () => Promise.reject(new Error('asked')) }
    const { summary } = await testFeed(contextOf(ada), asked, { ...parks, url: 'http://10.0.0.1/' })
    expect(summary.join()).toContain('private network')
  })
})
