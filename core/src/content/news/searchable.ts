import { type SQL, sql } from 'drizzle-orm'
import { citySettings } from '../../platform/city/city.sql.ts'
import { defaultCity } from '../../platform/city/index.ts'
import { existsIn, plainText, type Searchable, textIn, undated } from '../search/index.ts'
import { boards, newsPosts } from './news.sql.ts'

const setting = (name: 'slug' | 'timeZone'): SQL =>
  sql`coalesce((select ${citySettings.overrides} ->> ${sql.raw(`'${name}'`)} from ${citySettings}), ${defaultCity[name]})`

/** Boards and commissions, and the city's updates. */
export const searchableNews: Searchable = (language) => [
  {
    kind: 'board',
    from: boards,
    id: boards.id,
    isPublic: existsIn(language, sql`true`, boards.nameEs),
    title: textIn(language, boards.name, boards.nameEs),
    url: sql`'/boards-and-commissions/' || ${boards.alias}`,
    body: [
      plainText(textIn(language, boards.overview, boards.overviewEs)),
      sql`replace(${textIn(language, boards.powersAndDuties, boards.powersAndDutiesEs)}, '$', ' ')`,
    ],
    boost: 2,
    updatedAt: undated,
  },
  {
    kind: 'news',
    from: newsPosts,
    id: newsPosts.id,
    isPublic: existsIn(language, sql`${newsPosts.isPublished}`, newsPosts.updateEs),
    title: textIn(language, newsPosts.update, newsPosts.updateEs),
    url: sql`'/' || ${setting('slug')} || '_today#' || ${newsPosts.id}`,
    body: [
      textIn(language, newsPosts.category, newsPosts.categoryEs),
      plainText(textIn(language, newsPosts.additionalInfo, newsPosts.additionalInfoEs)),
    ],
    boost: 0,
    updatedAt: sql`${newsPosts.showOn}::timestamp at time zone ${setting('timeZone')}`,
  },
]
