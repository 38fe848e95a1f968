import { sql } from 'drizzle-orm'
import { pages } from './search.sql.ts'
import { existsIn, type Searchable, textIn, undated } from './searchable.ts'

/** Fixed pages of the portal. */
export const searchablePages: Searchable = (language) => [
  {
    kind: 'page',
    from: pages,
    id: pages.id,
    isPublic: existsIn(language, sql`true`, pages.titleEs),
    title: textIn(language, pages.title, pages.titleEs),
    url: sql`${pages.path}`,
    body: [textIn(language, pages.body, pages.bodyEs)],
    boost: 2,
    updatedAt: undated,
  },
]
