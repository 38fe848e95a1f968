import type { SQL } from 'drizzle-orm'
import { searchableServices } from './casework/services/searchable.ts'
import { searchableBoards } from './content/boards/searchable.ts'
import { searchableFeeds } from './content/feeds/searchable.ts'
import { searchableArticles } from './content/knowledge/searchable.ts'
import { searchableMaterials } from './content/materials/searchable.ts'
import { searchableNews } from './content/news/searchable.ts'
import { rebuildStatements, searchablePages } from './content/search/index.ts'
import type { Database } from './platform/database/database.ts'

/** Rebuild all features' search index, in order and in one transaction. */
export const searchIndexStatements = (): readonly [SQL, ...SQL[]] =>
  rebuildStatements([
    searchableServices,
    searchablePages,
    searchableNews,
    searchableBoards,
    searchableArticles,
    searchableMaterials,
    searchableFeeds,
  ])

/**
 * Rebuilds the search index in one transaction, after imports and changes of the city's name.
 * Searches continue meanwhile.
 */
export async function rebuildSearchIndex(database: Database): Promise<void> {
  const [first, ...rest] = searchIndexStatements()
  await database.write((builder) => [
    builder.execute(first),
    ...rest.map((statement) => builder.execute(statement)),
  ])
}
