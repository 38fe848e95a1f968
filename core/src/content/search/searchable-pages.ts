import { sql } from 'drizzle-orm'
import { localized } from '../../platform/database/localized.ts'
import { pages } from './search.sql.ts'
import { existsIn, type Searchable, undated } from './searchable.ts'

export const searchablePages: Searchable = (language) => [
  {
    kind: 'page',
    from: pages,
    id: pages.id,
    isPublic: existsIn(language, sql`true`, pages.titleEs),
    title: localized(pages.title, pages.titleEs, language),
    url: sql`${pages.path}`,
    body: [localized(pages.body, pages.bodyEs, language)],
    boost: 2,
    updatedAt: undated,
  },
]
