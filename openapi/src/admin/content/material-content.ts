import { z } from '@hono/zod-openapi'
import { materialLimits, materialStreams } from '@portal/core/materials/rules'

const orNone = (max: number) => z.string().max(max).nullable()

/** Where a thing goes, in both languages; null in Spanish: not yet translated. */
export const MaterialContent = z
  .strictObject({
    name: z.string().max(materialLimits.name),
    nameEs: orNone(materialLimits.name),
    words: z
      .string()
      .max(materialLimits.words)
      .openapi({ description: 'Other words for it, with commas between.' }),
    wordsEs: orNone(materialLimits.words),
    stream: z.enum(materialStreams),
    advice: z.string().max(materialLimits.advice).openapi({ description: 'How to prepare it.' }),
    adviceEs: orNone(materialLimits.advice),
    bringTo: orNone(materialLimits.bringTo).openapi({ description: 'Null: the carts at home.' }),
    bringToEs: orNone(materialLimits.bringTo),
  })
  .openapi('MaterialContent')
