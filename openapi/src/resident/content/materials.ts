import { z } from '@hono/zod-openapi'
import { materialPageSize, materialStreams } from '@portal/core/materials/rules'
import {
  AddressParams,
  inEnglish,
  json,
  LanguageHeader,
  operations,
  orNull,
  problem,
  slug,
} from '../../contract.ts'
import { TermQuery, total } from './search.ts'
import { language } from './text-shapes.ts'

const stream = z.enum(materialStreams)

const Material = z
  .strictObject({
    id: z.uuid(),
    slug,
    name: z.string(),
    words: z.string().openapi({ description: 'Other words for it, with commas between.' }),
    stream,
    advice: z.string().openapi({ description: 'How to prepare it. Plain text.' }),
    bringTo: orNull(z.string()).openapi({ description: 'Null: the carts at home.' }),
    language,
    inEnglish,
  })
  .openapi('Material')

export const materials = operations('Content', {
  findMaterials: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/materials',
    summary: 'Find where things go that people throw away',
    description: 'By a word, or else those of a stream. None without either.',
    request: {
      headers: LanguageHeader,
      query: z.object({ ...TermQuery.shape, stream: stream.optional() }),
    },
    responses: {
      200: json(
        z.strictObject({ results: z.array(Material).max(materialPageSize), total }),
        'By a word the best match first, 15 a page; of a stream by name, 100 a page.',
      ),
    },
  },

  getMaterial: {
    access: 'anyone',
    method: 'get',
    path: '/materials/{id}',
    summary: 'Get where a thing goes, by its address or id',
    request: { headers: LanguageHeader, params: AddressParams },
    responses: { 200: json(Material, 'The thing.'), 404: problem('Materials.NotFound.') },
  },
})
