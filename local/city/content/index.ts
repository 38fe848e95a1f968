import type { contentItems, contentVersions } from '@portal/core/schema'
import { demoArticles } from '../articles/index.ts'
import { demoId } from '../demo.ts'
import { boardItem, boardVersions } from './board-texts.ts'
import { homePageItem, homePageVersions } from './home-page.ts'

type Item = typeof contentItems.$inferSelect
type Version = typeof contentVersions.$inferSelect

const dayMs = 86_400_000
const edith = demoId('user', 'edith@demo.example')
const ada = demoId('user', 'ada@demo.example')

const daysBefore = (today: Date, days: number): Date => new Date(today.getTime() - days * dayMs)

/** Looked after, checked at different times; a few were never checked, and some are due. */
export function demoContentItems(today: Date): Item[] {
  const articles = demoArticles().map(({ id }, n): Item => {
    const isChecked = n % 9 !== 8
    return {
      id,
      kind: 'article',
      revision: id === edited().id || id === scheduled().id ? 1 : 0,
      ownerId: n % 3 === 2 ? null : n % 3 === 0 ? edith : ada,
      checkedAt: isChecked ? daysBefore(today, (n * 53) % 430) : null,
      checkEveryMonths: n % 4 === 0 ? 6 : 12,
      createdAt: daysBefore(today, 460),
      sourceKey: null,
    }
  })
  const news: Item = {
    id: comingPost,
    kind: 'news-post',
    revision: 1,
    ownerId: edith,
    checkedAt: null,
    checkEveryMonths: 12,
    createdAt: daysBefore(today, 2),
    sourceKey: null,
  }
  return [...articles, news, boardItem(today), homePageItem(today)]
}

const bodyOf = ({
  title,
  titleEs,
  summary,
  summaryEs,
  layoutItems,
  layoutItemsEs,
  relatedServiceIds,
}: Article) => ({
  title,
  titleEs,
  summary,
  summaryEs,
  layoutItems,
  layoutItemsEs,
  relatedServiceIds,
})

type Article = ReturnType<typeof demoArticles>[number]

function articleAt(n: number): Article {
  const article = demoArticles()[n]
  if (!article) throw new Error(`no demo article ${n}`)
  return article
}
const edited = () => articleAt(0)
const scheduled = () => articleAt(3)
const comingPost = demoId('news', 'coming/weather')

/** A draft, an article that changes tomorrow, and a post that is written ahead. */
export function demoContentVersions(today: Date): Version[] {
  const version = (itemId: string, number: number, of: Partial<Version>): Version => ({
    id: demoId('content-version', `${itemId}/${number}`),
    itemId,
    number,
    state: 'replaced',
    body: {},
    note: '',
    authorId: edith,
    savedAt: daysBefore(today, 30),
    scheduledAt: null,
    publishedAt: null,
    ...of,
  })
  const [draft, later] = [bodyOf(edited()), bodyOf(scheduled())]
  return [
    version(edited().id, 1, {
      body: { ...draft, summary: 'How to read the bill that comes every month.' },
      authorId: null,
      publishedAt: daysBefore(today, 400),
    }),
    version(edited().id, 2, {
      state: 'published',
      body: draft,
      note: 'Says what each line means, since people asked.',
      publishedAt: daysBefore(today, 30),
    }),
    version(edited().id, 3, {
      state: 'draft',
      body: { ...draft, title: 'Why is my bill so high?', titleEs: null },
      note: 'In the words of the people who call us.',
      savedAt: daysBefore(today, 1),
    }),
    version(scheduled().id, 1, {
      state: 'published',
      body: later,
      publishedAt: daysBefore(today, 90),
    }),
    version(scheduled().id, 2, {
      state: 'scheduled',
      body: { ...later, summary: `${later.summary} New hours from next week.` },
      note: 'Winter hours.',
      savedAt: daysBefore(today, 2),
      scheduledAt: daysBefore(today, -1),
    }),
    version(comingPost, 1, {
      state: 'scheduled',
      body: {
        update: 'Snow parking rules start when two inches fall',
        updateEs: 'Las reglas de estacionamiento por nieve empiezan con dos pulgadas',
        category: 'Weather',
        categoryEs: 'Clima',
        additionalInfo: '<p>Move your car off the street until the plows have passed.</p>',
        additionalInfoEs: '<p>Retire su auto de la calle hasta que pasen las quitanieves.</p>',
        showOn: daysBefore(today, -2).toISOString().slice(0, 10),
      },
      note: 'For the first snow.',
      savedAt: daysBefore(today, 2),
      scheduledAt: daysBefore(today, -2),
    }),
    ...boardVersions(today),
    ...homePageVersions(today),
  ]
}
