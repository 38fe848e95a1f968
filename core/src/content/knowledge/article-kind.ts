import { isAtAddress } from '../../platform/database/at-address.ts'
import { textOrNull } from '../../platform/kernel/text-or-null.ts'
import { safeRichText } from '../../platform/rich-text/index.ts'
import { contentKind } from '../content-editing/index.ts'
import { articles } from './knowledge.sql.ts'
import { type ArticleBody, articleErrors, type ArticlePart } from './rules.ts'
import { searchableArticles } from './searchable.ts'

const cleanParts = (parts: readonly ArticlePart[]): Promise<readonly ArticlePart[]> =>
  Promise.all(
    parts.map(async ({ name, label, value }) => ({
      name,
      label: label.trim(),
      value: await safeRichText(value),
    })),
  )

export const articleKind = contentKind<ArticleBody>({
  name: 'article',
  table: articles,
  fields: [
    'title',
    'titleEs',
    'summary',
    'summaryEs',
    'layoutItems',
    'layoutItemsEs',
    'relatedServiceIds',
  ],
  optional: ['relatedServiceIds'],
  errors: articleErrors,
  clean: async (body) => ({
    title: body.title.trim(),
    titleEs: textOrNull(body.titleEs),
    summary: body.summary.trim(),
    summaryEs: textOrNull(body.summaryEs),
    layoutItems: await cleanParts(body.layoutItems),
    layoutItemsEs: body.layoutItemsEs && (await cleanParts(body.layoutItemsEs)),
    relatedServiceIds: [...new Set(body.relatedServiceIds)],
  }),
  published: (now) => ({ isPublished: true, updatedAt: now, mergedIntoId: null }),
  first: (now) => ({ publishedAt: now, viewCount: 0 }),
  hidden: (now) => ({ isPublished: false, updatedAt: now }),
  merging: { field: 'mergedIntoId', isAt: (address) => isAtAddress(articles, address) },
  searchable: searchableArticles,
  previewed: () => ({}),
  staffPath: '/articles',
  path: (id) => `/knowledgebase/${id}`,
})
