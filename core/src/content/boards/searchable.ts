import { sql } from 'drizzle-orm'
import { localized } from '../../platform/database/localized.ts'
import { existsIn, plainText, type Searchable, undated } from '../search/index.ts'
import { boards } from './boards.sql.ts'

export const searchableBoards: Searchable = (language) => [
  {
    kind: 'board',
    from: boards,
    id: boards.id,
    isPublic: existsIn(language, sql`${boards.endedAt} is null`, boards.nameEs),
    title: localized(boards.name, boards.nameEs, language),
    url: sql`'/boards-and-commissions/' || ${boards.alias}`,
    body: [
      plainText(localized(boards.overview, boards.overviewEs, language)),
      sql`(select string_agg(item, ' ') from jsonb_array_elements_text(
        ${localized(boards.powers, boards.powersEs, language)}) item)`,
    ],
    boost: 2,
    updatedAt: undated,
  },
]
