import { type SQL, sql } from 'drizzle-orm'
import { citySettings } from '../../platform/city/city.sql.ts'
import { defaultCity } from '../../platform/city/index.ts'
import { localized } from '../../platform/database/localized.ts'
import { existsIn, plainText, type Searchable, undated } from '../search/index.ts'
import { boards, newsPosts } from './news.sql.ts'

const setting = (name: 'slug' | 'timeZone'): SQL =>
  sql`coalesce((select ${citySettings.overrides} ->> ${sql.raw(`'${name}'`)} from ${citySettings}), ${defaultCity[name]})`

export const searchableNews: Searchable = (language) => [
  {
    kind: 'board',
    from: boards,
    id: boards.id,
    isPublic: existsIn(language, sql`true`, boards.nameEs),
    title: localized(boards.name, boards.nameEs, language),
    url: sql`'/boards-and-commissions/' || ${boards.alias}`,
    body: [
      plainText(localized(boards.overview, boards.overviewEs, language)),
      sql`replace(${localized(boards.powersAndDuties, boards.powersAndDutiesEs, language)}, '$', ' ')`,
    ],
    boost: 2,
    updatedAt: undated,
  },
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
