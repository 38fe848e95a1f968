import { textOrNull } from '../../platform/kernel/text-or-null.ts'
import { safeRichText } from '../../platform/rich-text/index.ts'
import { contentKind } from '../content-editing/index.ts'
import { newsPosts } from './news.sql.ts'
import { type NewsBody, newsErrors } from './rules.ts'
import { searchableNews } from './searchable.ts'

const cleanOr = async (html: string | null): Promise<string | null> =>
  textOrNull(html) && (await safeRichText(html ?? ''))

export const newsKind = contentKind<NewsBody>({
  name: 'news-post',
  table: newsPosts,
  fields: [
    'update',
    'updateEs',
    'category',
    'categoryEs',
    'additionalInfo',
    'additionalInfoEs',
    'showOn',
  ],
  errors: newsErrors,
  clean: async (body) => ({
    update: body.update.trim(),
    updateEs: textOrNull(body.updateEs),
    category: body.category.trim(),
    categoryEs: textOrNull(body.categoryEs),
    additionalInfo: await cleanOr(body.additionalInfo),
    additionalInfoEs: await cleanOr(body.additionalInfoEs),
    showOn: body.showOn,
  }),
  published: () => ({ isPublished: true }),
  first: () => ({}),
  hidden: () => ({ isPublished: false }),
  searchable: searchableNews,
  previewed: (today) => ({ showOn: today }),
  staffPath: '/news_posts',
  path: (id, citySlug) => `/${citySlug}_today#${id}`,
})
