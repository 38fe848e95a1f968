import { z } from '@hono/zod-openapi'
import { feedKinds, feedLimits, refusals } from '@portal/core/feeds/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'
import { IfMatch } from '../casework/case-shapes.ts'

const kind = z.enum(feedKinds)
const url = z.string().max(feedLimits.url)
const edit = { kind, name: z.string().max(feedLimits.name), url }
const version = z.int().min(1)
const instant = z.iso.datetime().nullable()

const wrong = problem(
  'Util.FormContainsErrors with each invalid field. Feeds.NotPublic: the address is on a private network.',
)
const missing = problem('Feeds.NotFound.')
const stale = problem('Feeds.ChangedMeanwhile: the feed has changed since you read it.')
const changed = json(z.strictObject({ version }), 'Changed. `ETag` is the new version.')

export const feeds = operations('Feeds', {
  listFeeds: {
    access: 'staff',
    method: 'get',
    path: '/feeds',
    summary: 'List the feeds of news and events',
    responses: {
      200: json(
        z
          .array(
            z
              .strictObject({
                id: z.uuid(),
                ...edit,
                isPaused: z.boolean(),
                version,
                items: z.int().min(0).openapi({ description: 'That the home page can show.' }),
                lastTriedAt: instant,
                lastGoodAt: instant,
                nextAt: instant,
                failures: z.int().min(0).openapi({ description: 'In a row.' }),
                problem: z
                  .enum(refusals)
                  .nullable()
                  .openapi({ description: 'Of the last read; null: it was good.' }),
                seen: z
                  .string()
                  .openapi({ description: 'What was found instead, such as a status.' }),
              })
              .openapi('Feed'),
          )
          .max(feedLimits.feeds),
        'News first, by name.',
      ),
    },
  },

  testFeed: {
    access: 'staff',
    method: 'post',
    path: '/feeds/test',
    summary: 'Read a feed now, without keeping anything',
    request: jsonBody(z.strictObject({ kind, url })),
    responses: {
      200: json(
        z
          .strictObject({
            works: z.boolean(),
            items: z.int().min(0),
            summary: z
              .array(z.string())
              .max(feedLimits.tested + 1)
              .openapi({
                description: 'In the reader’s language: the first items, or what is wrong.',
              }),
          })
          .openapi('FeedTest'),
        'What was found.',
      ),
      400: problem('Util.FormContainsErrors with each invalid field.'),
    },
  },

  addFeed: {
    access: 'staff',
    method: 'post',
    path: '/feeds',
    summary: 'Add a feed',
    request: jsonBody(z.strictObject(edit)),
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'Added. It is read within a minute.'),
      400: wrong,
      409: problem('Feeds.Taken, Feeds.TooMany.'),
    },
  },

  updateFeed: {
    access: 'staff',
    method: 'put',
    path: '/feeds/{id}',
    summary: 'Change the name or address of a feed',
    request: { params: IdParams, headers: IfMatch, ...jsonBody(z.strictObject(edit)) },
    responses: {
      200: changed,
      400: wrong,
      404: missing,
      409: problem('Feeds.Taken. Feeds.OtherKind: news do not become events.'),
      412: stale,
    },
  },

  pauseFeed: {
    access: 'staff',
    method: 'post',
    path: '/feeds/{id}/pause',
    summary: 'Pause or resume a feed',
    request: {
      params: IdParams,
      headers: IfMatch,
      ...jsonBody(z.strictObject({ isPaused: z.boolean() })),
    },
    responses: { 200: changed, 404: missing, 412: stale },
  },

  deleteFeed: {
    access: 'staff',
    method: 'delete',
    path: '/feeds/{id}',
    summary: 'Remove a feed and its items',
    request: { params: IdParams, headers: IfMatch },
    responses: { 200: json(Success, 'Removed.'), 404: missing, 412: stale },
  },
})
