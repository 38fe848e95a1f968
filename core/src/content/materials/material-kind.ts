import { textOrNull } from '../../platform/kernel/text-or-null.ts'
import { contentKind } from '../content-editing/index.ts'
import { materials } from './materials.sql.ts'
import { type MaterialBody, materialErrors } from './rules.ts'
import { searchableMaterials } from './searchable.ts'

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
    nameEs: textOrNull(body.nameEs),
    words: body.words.trim(),
    wordsEs: textOrNull(body.wordsEs),
    stream: body.stream,
    advice: body.advice.trim(),
    adviceEs: textOrNull(body.adviceEs),
    bringTo: textOrNull(body.bringTo),
    bringToEs: textOrNull(body.bringToEs),
  }),
  published: (now) => ({ isPublished: true, updatedAt: now }),
  first: () => ({}),
  hidden: (now) => ({ isPublished: false, updatedAt: now }),
  searchable: searchableMaterials,
  previewed: () => ({}),
  staffPath: '/materials',
  path: (id) => `/what-goes-where/${id}`,
})
