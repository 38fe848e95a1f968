import { newsErrors } from '@portal/core/news/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { type ContentKit, textOr } from './content-kit.ts'
import type { NewsContent } from './queries.ts'

const labels: Readonly<Record<string, TextKey>> = {
  update: 'Content.update',
  updateEs: 'Content.update',
  category: 'Content.category',
  categoryEs: 'Content.category',
  additionalInfo: 'Content.additionalInfo',
  additionalInfoEs: 'Content.additionalInfo',
  showOn: 'Content.showOn',
}

export const newsKit: ContentKit<NewsContent> = {
  path: '/news_posts',
  read: ({ text }) => ({
    update: text('update'),
    updateEs: textOr(text('updateEs')),
    category: text('category'),
    categoryEs: textOr(text('categoryEs')),
    additionalInfo: textOr(text('additionalInfo')),
    additionalInfoEs: textOr(text('additionalInfoEs')),
    showOn: text('showOn'),
  }),
  values: (body) =>
    Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value ?? ''])),
  errors: newsErrors,
  labelOf: (field) => labels[field] ?? null,
  isSpanish: (field) => field.endsWith('Es'),
  titleOf: ({ update, updateEs }) => ({ en: update, es: updateEs }),
}
