import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { searchableServices } from '../../casework/services/searchable.ts'
import { services } from '../../casework/services/services.sql.ts'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { rebuildSearchIndex } from '../../search-index.ts'
import { boards } from '../boards/boards.sql.ts'
import { feedRow } from '../feeds/feeds.fixture.ts'
import { feedItems, feeds } from '../feeds/feeds.sql.ts'
import { searchArticles } from '../knowledge/index.ts'
import { articles } from '../knowledge/knowledge.sql.ts'
import { materials } from '../materials/materials.sql.ts'
import { newsPosts } from '../news/news.sql.ts'
import { indexDocuments } from './index-documents.ts'
import { searchSite } from './search-site.ts'
import { pages } from './search.sql.ts'

const where = await testDatabase()
const { trips } = where
const now = new Date('2026-11-20T18:00:00Z')

const contextOf = (language: Language) => contextIn(where, { clock: { now: () => now }, language })

interface Found {
  readonly results: readonly {
    kind: string
    language: string
    url: string
    title: string
    highlight: string
  }[]
  readonly total: number
}

async function search(term: string, language: Language = 'en', page = 1): Promise<Found> {
  // The contract's shape.
  return JSON.parse(await searchSite(contextOf(language), { term, page })) as Found
}

const titles = async (term: string, language?: Language) =>
  (await search(term, language)).results.map(({ title }) => title)

const service = (item: string, more: object = {}) => ({
  id: newId<'service'>(),
  item,
  type: 'LASERFICHE_FORM' as const,
  action: 'APPLY_FOR' as const,
  isPublished: true,
  createdAt: now,
  updatedAt: now,
  ...more,
})

const article = (title: string, more: object = {}) => ({
  id: newId<'article'>(),
  title,
  summary: 'What to know.',
  layoutItems: [],
  isPublished: true,
  publishedAt: now,
  updatedAt: now,
  ...more,
})

const post = (update: string, showOn: string, more: object = {}) => ({
  id: newId<'news-post'>(),
  category: 'Streets',
  update,
  showOn,
  isPublished: true,
  ...more,
})

const streetlight = service('Report a streetlight', {
  itemEs: 'Reportar una luminaria',
  type: 'CONTENT',
})
const withdrawn = service('Rent a zamboni')
const moving = article('Moving to the city', {
  summary: 'A fence permit is one of many things to think of.',
})

const feed = feedRow('news', 'https://city.example/rss', now)
beforeAll(async () => {
  const { database } = contextOf('en')
  await database.write((builder) => [
    // The test's own world: every city begins with things and a page.
    builder.delete(materials),
    builder.delete(pages),
    builder.insert(services).values([
      streetlight,
      service('Garbage pickup day', {
        itemEs: 'Día de recolección de basura',
        description: 'Find the day of your refuse collection.',
        descriptionEs: 'Encuentre el día en que recogemos su basura.',
      }),
      service('Licitación de obras', { itemEs: 'Licitación de obras' }),
      service('Secret archive', { isPublished: false }),
      service('Ancient archive', { isDeleted: true }),
      service('Fence permit', { description: 'Build a fence.' }),
      withdrawn,
    ]),
    builder.insert(articles).values([
      moving,
      article('Composting at home', {
        layoutItems: [
          {
            name: 'Body',
            label: 'How',
            value: '<p>Leaves &amp; <strong>kitchen</strong>: scraps.</p>',
          },
          { name: 'Chat_Answer', label: 'Chat', value: 'xylophone' },
        ],
      }),
      article('Draft about composting', { isPublished: false }),
      article('Trámites fáciles', { titleEs: 'Trámites fáciles' }),
    ]),
    builder
      .insert(newsPosts)
      .values([
        post('Kimball Street bridge closed', '2026-11-19'),
        post('Kimball Street bridge opens', '2026-11-21'),
      ]),
    builder.insert(feeds).values(feed),
    builder.insert(feedItems).values({
      id: newId<'feed-item'>(),
      feedId: feed.id,
      kind: 'news',
      guid: 'g1',
      title: 'Winter market returns',
      link: 'https://city.example/market',
      startsAt: now,
      fetchedAt: now,
    }),
    builder.insert(boards).values({
      id: newId<'board'>(),
      name: 'Heritage Commission',
      alias: 'heritage',
      overview: '<p>Guards old houses.</p>',
      powers: ['Advises', 'Inspects'],
      additionalInformation: [],
    }),
    builder.insert(pages).values({
      id: newId<'page'>(),
      path: '/payment',
      title: 'Pay a water bill',
      titleEs: 'Pagar la factura del agua',
      body: 'Pay online.',
      bodyEs: 'Pague en línea.',
    }),
  ])
  await rebuildSearchIndex(database)
})

describe('site search', () => {
  it('finds things of every kind, each with its address', async () => {
    const found = await Promise.all(
      ['streetlight', 'fence', 'heritage', 'composting', 'water bill', 'kimball', 'market'].map(
        async (term) => (await search(term)).results[0],
      ),
    )
    expect(found.map((result) => [result?.kind, result?.url])).toEqual([
      ['service', '/activities/report-a-streetlight'],
      ['service', expect.stringMatching(/^\/activity\/start\?activityId=/)],
      ['board', expect.stringMatching(/^\/boards-and-commissions\//)],
      ['article', expect.stringMatching(/^\/knowledgebase\//)],
      ['page', '/payment'],
      ['news', expect.stringMatching(/^\/elgin_today#/)],
      ['news', 'https://city.example/market'],
    ])
  })

  it('puts a title of just these words before a text that mentions them', async () => {
    expect(await titles('fence permit')).toEqual(['Fence permit', 'Moving to the city'])
  })

  it('finds misspelled words by their neighbours', async () => {
    expect(await titles('stretlight')).toEqual(['Report a streetlight'])
    expect(await titles('garbge')).toEqual(['Garbage pickup day'])
    expect(await titles('fnece permti')).toContain('Fence permit')
  })

  it('finds a last word that is not finished, and other forms of a word', async () => {
    expect(await titles('herit')).toEqual(['Heritage Commission'])
    expect(await titles('compost')).toEqual(['Composting at home'])
    expect(await titles('fences')).toContain('Fence permit')
  })

  it('shows an entry in the reader’s language and lists it once', async () => {
    expect(await titles('basura', 'es')).toEqual(['Día de recolección de basura'])
    expect(await titles('garbage')).toEqual(['Garbage pickup day'])
    // A word of the other language finds the same entry, shown in the reader's.
    expect(await titles('basura', 'en')).toEqual(['Garbage pickup day'])
  })

  it('shows a thing that exists in English only to a Spanish reader, and says so', async () => {
    const { results } = await search('heritage', 'es')
    expect(results.map(({ title, language }) => [title, language])).toEqual([
      ['Heritage Commission', 'en'],
    ])
  })

  it('ignores accents', async () => {
    expect(await titles('dia de recoleccion', 'es')).toEqual(['Día de recolección de basura'])
    expect(await titles('tramites faciles', 'es')).toEqual(['Trámites fáciles'])
    expect(await titles('trámites fáciles', 'es')).toEqual(['Trámites fáciles'])
    expect(await titles('licitaciones', 'es')).toEqual(['Licitación de obras'])
  })

  it('falls back to entries with any of the words', async () => {
    expect(await titles('fence qqqqq')).toContain('Fence permit')
  })

  it.each([
    'fence & !permit | (',
    "fence' permit",
    '<b>fence</b> permit',
    'fence:* permit\u0000\u0007',
    '%fence_ permit\\',
  ])('reads %j as plain words', async (term) =>
    expect((await titles(term))[0]).toBe('Fence permit'),
  )

  it.each(['', '   ', '&|!', '\u0000', '\uD800', 'null'])(
    'answers %j with nothing',
    async (term) => {
      expect(await search(term)).toEqual({ results: [], total: 0 })
    },
  )

  it('never finds what is not public, not yet public, or only for the chat', async () => {
    expect(await titles('archive')).toEqual([])
    expect(await titles('draft about composting')).not.toContain('Draft about composting')
    expect(await titles('xylophone')).toEqual([])
    expect(await titles('kimball bridge')).toEqual(['Kimball Street bridge closed'])
  })

  it('marks hits in plain text, and says where a passage is cut', async () => {
    const { results } = await search('kitchen scraps')
    expect(results[0]?.highlight).toBe(
      'What to know. How Leaves & \uE000kitchen\uE001: \uE000scraps\uE001',
    )
  })

  it('gives an empty page and the number beyond the last page', async () => {
    expect(await search('fence', 'en', 2)).toEqual({ results: [], total: 2 })
    expect(await search('fence', 'en', 1_000_000_000)).toEqual({ results: [], total: 2 })
  })

  it('costs one round trip', async () => {
    const before = await trips()
    await search('stretlight permit')
    expect((await trips()) - before).toBe(1)
  })
})

describe('search of the knowledge base', () => {
  it('finds only articles, with their summaries', async () => {
    const body = await searchArticles(contextOf('en'), { term: 'fence', page: 1 })
    expect(JSON.parse(body)).toEqual({
      results: [
        {
          id: moving.id,
          slug: 'moving-to-the-city',
          title: 'Moving to the city',
          summary: 'A fence permit is one of many things to think of.',
          language: 'en',
          highlight: '… \uE000fence\uE001 permit is one of many things to think …',
          inEnglish: [],
        },
      ],
      total: 1,
    })
  })
})

describe('the index', () => {
  it('follows a change in the same transaction, and drops what is withdrawn', async () => {
    const { database } = contextOf('en')
    const sauna = service('Book the sauna', { itemEs: 'Reservar la sauna' })
    await database.write((builder) => [
      builder.insert(services).values(sauna),
      ...indexDocuments(builder, searchableServices, [sauna.id]),
    ])
    expect(await titles('sauna')).toEqual(['Book the sauna'])
    expect(await titles('suana')).toEqual(['Book the sauna'])
    await database.write((builder) => [
      builder.update(services).set({ isPublished: false }),
      ...indexDocuments(builder, searchableServices, [sauna.id, withdrawn.id]),
    ])
    expect(await titles('sauna')).toEqual([])
    expect(await titles('zamboni')).toEqual([])
    await database.write((builder) => [builder.update(services).set({ isPublished: true })])
    await rebuildSearchIndex(database)
    expect(await titles('zamboni')).toEqual(['Rent a zamboni'])
  })

  it('leaves statistics behind, though the application does not own the tables', async () => {
    const { database } = contextOf('en')
    await rebuildSearchIndex(database)
    const tables = await database.rows<{ name: string; rows: number }>(sql`
      select relname as name, reltuples as rows from pg_class
      where relname in ('search_documents', 'search_words')`)
    // -1 says that they were never counted.
    expect(tables.filter(({ rows }) => rows < 0)).toEqual([])
    expect(tables).toHaveLength(2)
  })
})
