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

const label = z.string().nullable()
const address = z.string().nullable().openapi({ description: 'http or https.' })

/** Spec, resident section 3, every field. */
export const Board = z
  .strictObject({
    Id: z.uuid(),
    Name: z.string(),
    Alias__c: z.string(),
    Icon__c: z.string().nullable(),
    Vacancies__c: z.int().min(0),
    Size__c: z.int().min(0),
    Term_Length__c: z.string().nullable(),
    Term_Limit__c: z.string().nullable(),
    Overview__c: html,
    Staff_Liaison__r: z.strictObject({ Name: z.string() }).nullable(),
    Staff_Liaison_Email__c: z.string().nullable(),
    Staff_Liaison_Phone__c: z.string().nullable(),
    Meeting_Date__c: z.string().nullable(),
    Meeting_Time__c: z.string().nullable(),
    Meeting_Location__c: z.string().nullable(),
    Powers_Duties__c: z
      .string()
      .nullable()
      .openapi({ description: 'Plain text. A dollar sign separates the bullets.' }),
    Label_Additional_Information1__c: label,
    Additional_Information1__c: address,
    Label_Additional_Information2__c: label,
    Additional_Information2__c: address,
    Label_Additional_Information3__c: label,
    Additional_Information3__c: address,
    Label_Additional_Information4__c: label,
    Additional_Information4__c: address,
    Label_Additional_Information5__c: label,
    Additional_Information5__c: address,
    Label_Additional_Information6__c: label,
    Additional_Information6__c: address,
    Label_Additional_Information7__c: label,
    Additional_Information7__c: address,
    Label_Additional_Information8__c: label,
    Additional_Information8__c: address,
    Label_Additional_Information9__c: label,
    Additional_Information9__c: address,
    Label_Additional_Information10__c: label,
    Additional_Information10__c: address,
    language,
  })
  .openapi('Board')

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

  listBoards: {
    access: 'anyone',
    method: 'get',
    path: '/salesforce/boardsAndCommissions/details',
    summary: 'List boards and commissions',
    request: { headers: LanguageHeader },
    responses: { 200: json(z.array(Board), 'By name.') },
  },
})
