import { z } from '@hono/zod-openapi'
import { inEnglish, json, LanguageHeader, operations } from '../../contract.ts'
import { html, language } from './text-shapes.ts'

/** Spec, resident section 3. */
export const NewsPost = z
  .strictObject({
    Id: z.uuid(),
    Category__c: z.string(),
    Update__c: z.string().openapi({ description: 'The update in one sentence, as plain text.' }),
    Additional_Info__c: html.nullable(),
    Show_On__c: z.iso
      .date()
      .openapi({ description: 'The day in the city from which it is shown.' }),
    language,
    inEnglish,
  })
  .openapi('NewsPost')

export const news = operations('Content', {
  listNewsPosts: {
    access: 'anyone',
    method: 'get',
    path: '/salesforce/elginToday',
    summary: 'List updates from the city',
    request: {
      headers: LanguageHeader,
      query: z.object({
        offset: z.coerce
          .number()
          .int()
          .min(0)
          .max(1_000_000_000)
          .default(0)
          .openapi({ description: 'How many of the newest to skip.' }),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(50)
          .default(10)
          .openapi({ description: 'The maximum. There are fewer at the end of the list.' }),
      }),
    },
    responses: { 200: json(z.array(NewsPost), 'Updates, newest first.') },
  },
})
