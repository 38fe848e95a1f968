import { z } from '@hono/zod-openapi'
import { inEnglish, json, LanguageHeader, operations } from '../../contract.ts'

/** Spec, resident section 3; cleaned to plain text. */
export const NewsFeedItem = z
  .strictObject({
    id: z.uuid(),
    title: z.string().openapi({ description: 'Plain text.' }),
    link: z.url().nullable().openapi({ description: 'http or https.' }),
    pubDate: z.iso.datetime().openapi({ description: 'Time of publication, in UTC.' }),
    contentSnippet: z.string().openapi({ description: 'Plain text, at most 300 characters.' }),
    enclosure: z
      .strictObject({
        url: z.string().openapi({ description: 'Path of our own copy.', example: '/media/….jpg' }),
      })
      .nullable()
      .openapi({ description: 'The picture of the item. Null without one.' }),
    inEnglish,
  })
  .openapi('NewsFeedItem')

/** Spec, resident section 3: dates and times as text, and machine-readable. */
export const FeedEvent = z
  .strictObject({
    id: z.uuid(),
    title: z.string().openapi({ description: 'Plain text.' }),
    link: z.url().nullable().openapi({ description: 'http or https.' }),
    dates: z.string().openapi({
      description: 'Day or days in the city, in the requested language.',
      example: 'Nov 20, 2026',
    }),
    times: z.string().openapi({
      description: 'Times in the city. Empty for all-day events.',
      example: '7:00 PM - 9:00 PM',
    }),
    location: z.string().nullable().openapi({ description: 'Plain text.' }),
    start: z.union([z.iso.datetime(), z.iso.date()]).openapi({
      description: 'Time in UTC. A date for all-day events.',
    }),
    end: z
      .union([z.iso.datetime(), z.iso.date()])
      .nullable()
      .openapi({ description: 'Like start. For all-day events, the last day.' }),
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
    .openapi({ description: 'The maximum.' }),
})

export const feeds = operations('Feeds', {
  listNews: {
    access: 'anyone',
    isKept: true,
    method: 'get',
    path: '/feeds/news',
    summary: 'List news from the city’s feed',
    request: { query: LimitQuery },
    responses: { 200: json(z.array(NewsFeedItem), 'Newest first.') },
  },

  listEvents: {
    access: 'anyone',
    isKept: true,
    method: 'get',
    path: '/feeds/events',
    summary: 'List coming events from the city’s calendar',
    request: { headers: LanguageHeader, query: LimitQuery },
    responses: { 200: json(z.array(FeedEvent), 'Events that are not over yet, earliest first.') },
  },
})
