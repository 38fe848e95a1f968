import { z } from '@hono/zod-openapi'
import { searchWordLimits } from '@portal/core/search/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const term = z.string().max(searchWordLimits.term)
const url = z
  .string()
  .max(searchWordLimits.url)
  .openapi({ description: 'A path of the portal, or an address of the city’s news.' })

const synonym = {
  language: z.enum(['en', 'es']).openapi({ description: 'Of the records that `meaning` finds.' }),
  term,
  meaning: term.openapi({ description: 'Who searches for `term` also finds records with it.' }),
  isTwoWay: z.boolean().openapi({ description: '`meaning` finds records with `term` too.' }),
}

const added = json(z.strictObject({ id: z.uuid() }), 'Added. Searches follow it at once.')
const wrong = problem('Util.FormContainsErrors with each invalid field.')
const inTheWay = problem('SearchWords.Taken, SearchWords.TooMany.')
const missing = problem('SearchWords.NotFound.')
const deleted = json(Success, 'Deleted. Searches follow it at once.')

export const searchWords = operations('Search words', {
  listSearchWords: {
    access: 'staff',
    method: 'get',
    path: '/search-words',
    summary: 'List synonyms, best bets and searches that found nothing',
    responses: {
      200: json(
        z
          .strictObject({
            synonyms: z
              .array(z.strictObject({ id: z.uuid(), ...synonym }).openapi('SearchSynonym'))
              .max(searchWordLimits.synonyms),
            bestBets: z
              .array(
                z
                  .strictObject({
                    id: z.uuid(),
                    term,
                    kind: z.enum(['service', 'article', 'news', 'board', 'page']),
                    title: z
                      .string()
                      .nullable()
                      .openapi({ description: 'Null: the page is no longer public.' }),
                    url: z.string().nullable(),
                  })
                  .openapi('SearchBestBet'),
              )
              .max(searchWordLimits.bestBets),
            misses: z
              .array(
                z
                  .strictObject({
                    term: z.string(),
                    times: z.int().min(1),
                    lastOn: z.iso.date(),
                  })
                  .openapi('SearchMiss'),
              )
              .max(searchWordLimits.misses)
              .openapi({
                description:
                  'Of the last 90 days, most often asked first: only what different people asked on one day.',
              }),
          })
          .openapi('SearchWords'),
        'By term.',
      ),
    },
  },

  addSynonym: {
    access: 'staff',
    method: 'post',
    path: '/search-words/synonyms',
    summary: 'Add a synonym to the site search',
    request: jsonBody(z.strictObject(synonym)),
    responses: { 201: added, 400: wrong, 409: inTheWay },
  },

  deleteSynonym: {
    access: 'staff',
    method: 'delete',
    path: '/search-words/synonyms/{id}',
    summary: 'Delete a synonym of the site search',
    request: { params: IdParams },
    responses: { 200: deleted, 404: missing },
  },

  addBestBet: {
    access: 'staff',
    method: 'post',
    path: '/search-words/best-bets',
    summary: 'Show a page first for a term',
    request: jsonBody(z.strictObject({ term, url })),
    responses: {
      201: added,
      400: wrong,
      404: problem('SearchWords.NoPage: search finds no page with this address.'),
      409: inTheWay,
    },
  },

  deleteBestBet: {
    access: 'staff',
    method: 'delete',
    path: '/search-words/best-bets/{id}',
    summary: 'No longer show a page first for a term',
    request: { params: IdParams },
    responses: { 200: deleted, 404: missing },
  },
})
