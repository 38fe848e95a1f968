import { sql } from 'drizzle-orm'
import { localized } from '../../platform/database/localized.ts'
import { existsIn, type Searchable } from '../search/index.ts'
import { materials } from './materials.sql.ts'

export const searchableMaterials: Searchable = (language) => [
  {
    kind: 'material',
    from: materials,
    id: materials.id,
    isPublic: existsIn(language, sql`${materials.isPublished}`, materials.nameEs),
    title: localized(materials.name, materials.nameEs, language),
    url: sql`'/what-goes-where/' || ${materials.slug}`,
    // Advice names other things: a jar for batteries is no jar.
    body: [localized(materials.words, materials.wordsEs, language)],
    boost: 1,
    updatedAt: materials.updatedAt,
  },
]
