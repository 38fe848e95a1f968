import { z } from '@hono/zod-openapi'
import {
  AddressParams,
  inEnglish,
  json,
  LanguageHeader,
  operations,
  problem,
  slug,
} from '../contract.ts'
import { highlight, TermQuery, total } from './search.ts'

const language = z.enum(['en', 'es']).openapi({
  description: 'Language of the texts. English if they do not exist in the requested language.',
})

const html = z.string().openapi({ description: 'Sanitized HTML.' })

/** The spec's news post (resident section 3): an update of the city. */
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

/** An article of the knowledge base as lists show it. */
export const ArticleSummary = z
  .strictObject({ id: z.uuid(), slug, title: z.string(), summary: z.string(), language, inEnglish })
  .openapi('ArticleSummary')

/** The spec's knowledge article (resident section 3). */
export const Article = z
  .strictObject({
    ...ArticleSummary.shape,
    layoutItems: z.array(
      z.strictObject({
        name: z.string().openapi({ description: 'Screens leave out the one named Chat_Answer.' }),
        label: z.string(),
        value: html,
      }),
    ),
  })
  .openapi('Article')

const label = z.string().nullable()
const address = z.string().nullable().openapi({ description: 'http or https.' })

/** The spec's board or commission (resident section 3), every field. */
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

export const content = operations('Content', {
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

  listTrendingArticles: {
    access: 'anyone',
    method: 'get',
    path: '/salesforce/knowledgebase/trending',
    summary: 'List the ten most-read articles',
    request: { headers: LanguageHeader },
    responses: { 200: json(z.array(ArticleSummary).max(10), 'Most read first.') },
  },

  searchArticles: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/salesforce/knowledgebase',
    summary: 'Search the articles of the knowledge base',
    request: { headers: LanguageHeader, query: TermQuery },
    responses: {
      200: json(
        z.strictObject({
          results: z.array(z.strictObject({ ...ArticleSummary.shape, highlight })).max(15),
          total,
        }),
        'The best match comes first.',
      ),
    },
  },

  getArticle: {
    access: 'anyone',
    method: 'get',
    path: '/salesforce/knowledgebase/{id}',
    summary: 'Get an article of the knowledge base',
    request: { headers: LanguageHeader, params: AddressParams },
    responses: { 200: json(Article, 'The article.'), 404: problem('No such published article.') },
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
