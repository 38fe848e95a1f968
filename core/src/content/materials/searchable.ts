import { sql } from 'drizzle-orm'
import { localized } from '../../platform/database/localized.ts'
import { existsIn, type Searchable } from '../search/index.ts'
import { materials } from './materials.sql.ts'

/** The words that people put before a thing. */
const asked = {
  en: 'How to throw it away, recycle it or drop it off.',
  es: 'Cómo tirarlo, botarlo, reciclarlo o llevarlo: tirar, botar, desechar, reciclar.',
} as const

export const searchableMaterials: Searchable = (language) => [
  {
    kind: 'material',
    from: materials,
    id: materials.id,
    isPublic: existsIn(language, sql`${materials.isPublished}`, materials.nameEs),
    title: localized(materials.name, materials.nameEs, language),
    url: sql`'/what-goes-where/' || ${materials.slug}`,
    // Advice names other things: a jar for batteries is no jar.
    body: [localized(materials.words, materials.wordsEs, language), sql`${asked[language]}::text`],
    boost: 0,
    updatedAt: materials.updatedAt,
  },
]
