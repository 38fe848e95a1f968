import { type SQL, sql } from 'drizzle-orm'
import { citySettings } from '../../platform/city/city.sql.ts'
import { defaultCity } from '../../platform/city/index.ts'
import { localized } from '../../platform/database/localized.ts'
import { existsIn, plainText, type Searchable } from '../search/index.ts'
import { newsPosts } from './news.sql.ts'

const setting = (name: 'slug' | 'timeZone'): SQL =>
  sql`coalesce((select ${citySettings.overrides} ->> ${sql.raw(`'${name}'`)} from ${citySettings}), ${defaultCity[name]})`

export const searchableNews: Searchable = (language) => [
  {
    kind: 'news',
    from: newsPosts,
    id: newsPosts.id,
    isPublic: existsIn(language, sql`${newsPosts.isPublished}`, newsPosts.updateEs),
    title: localized(newsPosts.update, newsPosts.updateEs, language),
    url: sql`'/' || ${setting('slug')} || '_today#' || ${newsPosts.id}`,
    body: [
      localized(newsPosts.category, newsPosts.categoryEs, language),
      plainText(localized(newsPosts.additionalInfo, newsPosts.additionalInfoEs, language)),
    ],
    boost: 0,
    updatedAt: sql`${newsPosts.showOn}::timestamp at time zone ${setting('timeZone')}`,
  },
]
