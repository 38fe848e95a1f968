import { contentKind } from '../content-editing/index.ts'
import { materials } from './materials.sql.ts'
import { type MaterialBody, materialErrors } from './rules.ts'
import { searchableMaterials } from './searchable.ts'

const textOr = (text: string | null): string | null => text?.trim() || null

export const materialKind = contentKind<MaterialBody>({
  name: 'material',
  table: materials,
  fields: [
    'name',
    'nameEs',
    'words',
    'wordsEs',
    'stream',
    'advice',
    'adviceEs',
    'bringTo',
    'bringToEs',
  ],
  errors: materialErrors,
  clean: async (body) => ({
    name: body.name.trim(),
    nameEs: textOr(body.nameEs),
    words: body.words.trim(),
    wordsEs: textOr(body.wordsEs),
    stream: body.stream,
    advice: body.advice.trim(),
    adviceEs: textOr(body.adviceEs),
    bringTo: textOr(body.bringTo),
    bringToEs: textOr(body.bringToEs),
  }),
  published: (now) => ({ isPublished: true, updatedAt: now }),
  first: () => ({}),
  hidden: (now) => ({ isPublished: false, updatedAt: now }),
  searchable: searchableMaterials,
  previewed: () => ({}),
  staffPath: '/materials',
  path: (id) => `/what-goes-where/${id}`,
})
