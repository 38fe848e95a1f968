import { z } from '@hono/zod-openapi'
import { articleLimits, feedbackLimits } from '@portal/core/knowledge/rules'
import {
  AddressParams,
  inEnglish,
  json,
  LanguageHeader,
  operations,
  problem,
  slug,
} from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { highlight, TermQuery, total } from './search.ts'
import { html, language } from './text-shapes.ts'

export const ArticleSummary = z
  .strictObject({ id: z.uuid(), slug, title: z.string(), summary: z.string(), language, inEnglish })
  .openapi('ArticleSummary')

/** Spec, resident section 3. */
export const Article = z
  .strictObject({
    ...ArticleSummary.shape,
    checkedOn: z.iso
      .date()
      .nullable()
      .openapi({ description: 'The day on which staff last checked that it is right.' }),
    layoutItems: z.array(
      z.strictObject({
        name: z.string().openapi({ description: 'Screens leave out the one named Chat_Answer.' }),
        label: z.string(),
        value: html,
      }),
    ),
    relatedServices: z
      .array(z.strictObject({ id: z.uuid(), title: z.string(), url: z.string(), language }))
      .max(articleLimits.related)
      .optional()
      .openapi({ description: 'Services that one can start from here.' }),
  })
  .openapi('Article')

export const knowledge = operations('Content', {
  listTrendingArticles: {
    access: 'anyone',
    isKept: true,
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

  sendArticleFeedback: {
    access: 'anyone',
    method: 'post',
    path: '/articles/{id}/feedback',
    summary: 'Say whether an article helped',
    request: {
      headers: LanguageHeader,
      params: AddressParams,
      ...jsonBody(
        z.strictObject({
          isHelpful: z.boolean(),
          reason: z.string().max(feedbackLimits.reason).default('').openapi({
            description: 'What was missing. Numbers and email addresses are not kept.',
          }),
          hasScript: z.boolean().default(true),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Counted once for each device: a later answer replaces the earlier one.'),
      404: problem('No such published article.'),
    },
  },
})
