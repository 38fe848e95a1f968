import { z } from '@hono/zod-openapi'
import { inEnglish, json, LanguageHeader, operations } from '../contract.ts'

/** The spec's news feed item (resident section 3), cleaned to plain text. */
export const NewsFeedItem = z
  .strictObject({
    id: z.uuid(),
    title: z.string().openapi({ description: 'Plain text.' }),
    link: z.url().nullable().openapi({ description: 'http or https.' }),
    pubDate: z.iso.datetime().openapi({ description: 'Instant of publication, UTC.' }),
    contentSnippet: z.string().openapi({ description: 'Plain text, at most 300 characters.' }),
    enclosure: z
      .strictObject({
        url: z.string().openapi({ description: 'Path of our own copy.', example: '/media/….jpg' }),
      })
      .nullable()
      .openapi({ description: 'The picture of the item; null where it has none.' }),
    inEnglish,
  })
  .openapi('NewsFeedItem')

/** The spec's event (resident section 3): dates and times as texts, and the same for machines. */
export const FeedEvent = z
  .strictObject({
    id: z.uuid(),
    title: z.string().openapi({ description: 'Plain text.' }),
    link: z.url().nullable().openapi({ description: 'http or https.' }),
    dates: z.string().openapi({
      description: 'Day or days in the city, in the asked language.',
      example: 'Nov 20, 2026',
    }),
    times: z.string().openapi({
      description: 'Times in the city; empty for an event of whole days.',
      example: '7:00 PM - 9:00 PM',
    }),
    location: z.string().nullable().openapi({ description: 'Plain text.' }),
    start: z.union([z.iso.datetime(), z.iso.date()]).openapi({
      description: 'Instant in UTC; a plain date for an event of whole days.',
    }),
    end: z
      .union([z.iso.datetime(), z.iso.date()])
      .nullable()
      .openapi({ description: 'As start; the last day itself for an event of whole days.' }),
    allDay: z.boolean(),
    inEnglish,
  })
  .openapi('FeedEvent')

const LimitQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(50)
    .openapi({ description: 'At most so many.' }),
})

export const feeds = operations('Feeds', {
  listNews: {
    access: 'anyone',
    method: 'get',
    path: '/feeds/news',
    summary: 'News of the city’s feed',
    request: { query: LimitQuery },
    responses: { 200: json(z.array(NewsFeedItem), 'News, the newest first.') },
  },

  listEvents: {
    access: 'anyone',
    method: 'get',
    path: '/feeds/events',
    summary: 'Coming events of the city’s calendar',
    request: { headers: LanguageHeader, query: LimitQuery },
    responses: { 200: json(z.array(FeedEvent), 'Events not yet over, the first to come first.') },
  },
})
