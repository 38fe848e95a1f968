import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { listNewsPosts } from '../news/news-posts.ts'
import { newsPosts } from '../news/news.sql.ts'
import { searchDocuments } from '../search/search.sql.ts'
import { countReading, getArticle, listTrendingArticles } from './articles.ts'
import { articles } from './knowledge.sql.ts'

const where = await testDatabase()
const { trips } = where

// 10 pm on November 20 in the city, already the 21st in UTC.
const now = new Date('2026-11-21T04:00:00Z')

const contextOf = (language: Language) => contextIn(where, { clock: { now: () => now }, language })

/** The reply, and the number of round trips. */
async function measured(operation: Promise<string>): Promise<[unknown, number]> {
  const before = await trips()
  const body: unknown = JSON.parse(await operation)
  return [body, (await trips()) - before]
}

const post = (update: string, showOn: string, more: object = {}) => ({
  id: newId<'news-post'>(),
  category: 'Streets',
  update,
  showOn,
  isPublished: true,
  ...more,
})

const composting = {
  id: newId<'article'>(),
  title: 'Composting',
  titleEs: 'Compostaje',
  summary: 'What to compost.',
  summaryEs: 'Qué compostar.',
  layoutItems: [{ name: 'Answer', label: 'How', value: '<p>Slowly.</p>' }],
  layoutItemsEs: [{ name: 'Answer', label: 'Cómo', value: '<p>Despacio.</p>' }],
  viewCount: 3,
  isPublished: true,
  publishedAt: now,
  updatedAt: now,
}

const another = (title: string, more: object = {}) => ({
  ...composting,
  id: newId<'article'>(),
  title,
  titleEs: null,
  summaryEs: null,
  layoutItemsEs: null,
  ...more,
})

const draft = another('Draft', { isPublished: false, viewCount: 100 })
const closed = post('Kimball Street closed', '2026-11-20', {
  categoryEs: 'Calles',
  updateEs: 'Calle Kimball cerrada',
  additionalInfo: '<p>Until Monday.</p>',
})

beforeAll(async () => {
  await contextOf('en').database.write((builder) => [
    builder
      .insert(newsPosts)
      .values([
        post('Older', '2026-11-01'),
        closed,
        post('Tomorrow', '2026-11-21'),
        post('Hidden', '2026-11-19', { isPublished: false }),
      ]),
    builder
      .insert(articles)
      .values([
        composting,
        draft,
        ...Array.from({ length: 12 }, (_, i) => another(`No. ${i}`, { viewCount: 10 + i })),
      ]),
  ])
})

const updates = async (language: Language, offset: number, limit: number) => {
  const [body, cost] = await measured(listNewsPosts(contextOf(language), { offset, limit }))
  expect(cost).toBe(1)
  // The contract's shape, which the API tests check.
  return body as readonly Record<string, unknown>[]
}

describe('updates of the city', () => {
  it('come newest first, published, and from the day in the city on which they begin', async () => {
    expect((await updates('en', 0, 10)).map((update) => update['Update__c'])).toEqual([
      'Kimball Street closed',
      'Older',
    ])
  })

  it('come a page at a time and end', async () => {
    expect((await updates('en', 1, 1)).map((update) => update['Update__c'])).toEqual(['Older'])
    expect(await updates('en', 1_000_000_000, 50)).toEqual([])
  })

  it('are in the reader’s language, in English where a text is missing', async () => {
    expect(await updates('es', 0, 1)).toEqual([
      {
        Id: closed.id,
        Category__c: 'Calles',
        Update__c: 'Calle Kimball cerrada',
        Additional_Info__c: '<p>Until Monday.</p>',
        Show_On__c: '2026-11-20',
        language: 'es',
        inEnglish: ['Additional_Info__c'],
      },
    ])
    expect(await updates('es', 1, 1)).toMatchObject([{ Update__c: 'Older', language: 'en' }])
    expect(await updates('en', 0, 1)).toMatchObject([{ inEnglish: [] }])
  })
})

describe('articles', () => {
  it('that are read most come first, ten of them, and no draft', async () => {
    const [body, cost] = await measured(listTrendingArticles(contextOf('en')))
    expect(cost).toBe(1)
    expect(body).toMatchObject(
      Array.from({ length: 10 }, (_, i) => ({ title: `No. ${11 - i}`, language: 'en' })),
    )
    expect(body).toHaveLength(10)
  })

  it('are returned whole, in the reader’s language', async () => {
    const [body, cost] = await measured(getArticle(contextOf('es'), composting.id))
    expect(cost).toBe(1)
    expect(body).toEqual({
      id: composting.id,
      slug: 'composting',
      title: 'Compostaje',
      summary: 'Qué compostar.',
      language: 'es',
      inEnglish: [],
      checkedOn: null,
      layoutItems: [{ name: 'Answer', label: 'Cómo', value: '<p>Despacio.</p>' }],
      relatedServices: [],
    })
  })

  it('offer their public services in the chosen order, in English where there is no Spanish', async () => {
    const [bilingual, english, withdrawn] = [1, 2, 3].map(() => newId<'service'>())
    const found = (entityId: string | undefined, language: Language, title: string) => ({
      kind: 'service' as const,
      entityId: entityId ?? '',
      language,
      url: `/activity/start?activityId=${entityId}`,
      title,
      body: '',
      updatedAt: now,
    })
    const offering = another('Offering', {
      relatedServiceIds: [english, withdrawn, bilingual],
    })
    await contextOf('en').database.write((builder) => [
      builder
        .insert(searchDocuments)
        .values([
          found(bilingual, 'en', 'Water bill'),
          found(bilingual, 'es', 'Factura de agua'),
          found(english, 'en', 'Pet license'),
        ]),
      builder.insert(articles).values(offering),
    ])
    const [body, cost] = await measured(getArticle(contextOf('es'), offering.id))
    expect(cost).toBe(1)
    const start = (id: string | undefined) => `/activity/start?activityId=${id}`
    expect(body).toMatchObject({
      relatedServices: [
        { id: english, title: 'Pet license', url: start(english), language: 'en' },
        { id: bilingual, title: 'Factura de agua', url: start(bilingual), language: 'es' },
      ],
    })
  })

  it('have an address of the words of their name, and are read by it as by their id', async () => {
    const read = async (address: string) =>
      (await measured(getArticle(contextOf('en'), address)))[0]
    expect(await read('composting')).toEqual(await read(composting.id))
    await expect(read('decomposing')).rejects.toMatchObject({ code: 'Article.NotFound' })
  })

  it.each([
    ['¿Cómo pago mi recibo de agua?', 'como-pago-mi-recibo-de-agua'],
    ["The mayor's “Open Door”, 2026", 'the-mayors-open-door-2026'],
    ['Same name', 'same-name'],
    ['Same – name!', 'same-name-2'],
    // The API has the trending list at this path.
    ['Trending', 'trending-2'],
  ])('named %s are at /%s', async (title, slug) => {
    const { database } = contextOf('en')
    const added = another(title, { isPublished: false })
    await database.write((builder) => [builder.insert(articles).values(added)])
    const rows = await database.read((builder) =>
      builder.select({ slug: articles.slug }).from(articles).where(eq(articles.id, added.id)),
    )
    expect(rows).toEqual([{ slug }])
  })

  it('keep their address when they get another name', async () => {
    const { database } = contextOf('en')
    const renamed = another('Before the change')
    await database.write((builder) => [
      builder.insert(articles).values(renamed),
      builder.update(articles).set({ title: 'After it' }).where(eq(articles.id, renamed.id)),
    ])
    const [body] = await measured(getArticle(contextOf('en'), 'before-the-change'))
    expect(body).toMatchObject({ id: renamed.id, title: 'After it' })
  })

  it('count how often they are read, unless they are drafts', async () => {
    const { database } = contextOf('en')
    await Promise.all(
      [composting.id, 'composting', draft.id].map((address) => countReading(database, address)),
    )
    const counts = await database.read((builder) =>
      builder
        .select({ views: articles.viewCount })
        .from(articles)
        .where(inArray(articles.id, [composting.id, draft.id]))
        .orderBy(articles.viewCount),
    )
    expect(counts).toEqual([{ views: 5 }, { views: 100 }])
  })

  it.each([draft.id, newId<'article'>()])('that are not published are not found', async (id) => {
    await expect(getArticle(contextOf('en'), id)).rejects.toEqual(
      new DomainError('not-found', 'Article.NotFound'),
    )
  })
})
