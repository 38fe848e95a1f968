import { z } from '@hono/zod-openapi'
import {
  AddressParams,
  inEnglish,
  json,
  LanguageHeader,
  operations,
  problem,
  slug,
} from '../../contract.ts'
import { highlight, TermQuery, total } from './search.ts'
import { html, language } from './text-shapes.ts'

export const ArticleSummary = z
  .strictObject({ id: z.uuid(), slug, title: z.string(), summary: z.string(), language, inEnglish })
  .openapi('ArticleSummary')

/** Spec, resident section 3. */
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

export const knowledge = operations('Content', {
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
})
