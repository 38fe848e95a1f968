import { z } from '@hono/zod-openapi'
import { suggestionLimits } from '@portal/core/search/rules'
import { json, LanguageHeader, operations } from '../../contract.ts'

/** Shared by all text searches. */
export const TermQuery = z.object({
  term: z.string().max(200).default('').openapi({
    description:
      'Plain words. Operators and markup are words too. The last word may be incomplete. Without a term nothing is found.',
    example: 'garbage pick',
  }),
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1).openapi({
    description: 'From 1, with 15 results per page. A page after the last one is empty.',
  }),
})

/** Counting stops at 1,000. */
export const total = z
  .int()
  .min(0)
  .max(1000)
  .openapi({ description: 'Results on all pages together. Counting ends at 1,000.' })

/** Plain text with each match between two private-use characters. */
export const highlight = z.string().openapi({
  description:
    'Plain text, never HTML. Each match starts with U+E000 and ends with U+E001. Nothing else in it has these characters.',
})

export const SearchResult = z
  .strictObject({
    kind: z.enum(['service', 'article', 'news', 'board', 'page', 'material']),
    language: z.enum(['en', 'es']).openapi({
      description: 'Language of title and highlight. English if there is no other text.',
    }),
    url: z.string().openapi({
      description: 'Path in the portal, or an http(s) address of the city’s news.',
    }),
    title: z.string().openapi({ description: 'Plain text.' }),
    highlight,
  })
  .openapi('SearchResult')

const Suggestion = SearchResult.omit({ highlight: true }).openapi('SearchSuggestion')

export const search = operations('Search', {
  searchSite: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/search',
    summary: 'Search services, articles, news, boards and pages',
    request: { headers: LanguageHeader, query: TermQuery },
    responses: {
      200: json(
        z.strictObject({ results: z.array(SearchResult).max(15), total }),
        'Best match first. Each result once, in the reader’s language if available.',
      ),
    },
  },

  suggestSearch: {
    access: 'anyone',
    method: 'get',
    path: '/search/suggestions',
    summary: 'Suggest pages while a person types',
    request: { headers: LanguageHeader, query: TermQuery.omit({ page: true }) },
    responses: {
      200: json(
        z.array(Suggestion).max(suggestionLimits.shown),
        'Pages whose titles have the words, best first. Empty below two letters.',
      ),
    },
  },
})
