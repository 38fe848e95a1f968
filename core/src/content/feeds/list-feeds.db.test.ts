import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { feedRow } from './feeds.fixture.ts'
import { feedItems, feeds } from './feeds.sql.ts'
import { listEvents, listNews } from './list-feeds.ts'

const where = await testDatabase()
const { trips } = where
const now = new Date('2026-11-20T18:00:00Z')

const contextOf = (language: Language) => contextIn(where, { clock: { now: () => now }, language })

const news = feedRow('news', 'https://city.example/news', now)
const events = feedRow('events', 'https://city.example/events', now)

const item = (kind: 'news' | 'events', guid: string, startsAt: string, more: object = {}) => ({
  id: newId<'feed-item'>(),
  feedId: (kind === 'news' ? news : events).id,
  kind,
  guid,
  title: guid,
  startsAt: new Date(startsAt),
  fetchedAt: now,
  ...more,
})

// These tests check what the statements build.
const rowsOf = (body: string) => JSON.parse(body) as Record<string, unknown>[]

beforeAll(async () => {
  await contextOf('en').database.write((builder) => [
    builder.insert(feeds).values([news, events]),
    builder.insert(feedItems).values([
      item('news', 'older', '2026-11-01T10:00:00Z', { snippet: 'Said.', imageKey: 'a.png' }),
      item('news', 'newer', '2026-11-19T10:00:00.500Z', { link: 'https://city.example/newer' }),
      item('events', 'over', '2026-11-19T18:00:00Z', { endsAt: new Date('2026-11-20T18:00:00Z') }),
      item('events', 'under way', '2026-11-20T15:00:00Z', {
        endsAt: new Date('2026-11-20T19:30:00Z'),
        location: 'City Hall',
      }),
      item('events', 'open end', '2026-11-22T02:05:00Z'),
      item('events', 'two days', '2026-12-05T06:00:00Z', {
        endsAt: new Date('2026-12-07T06:00:00Z'),
        isAllDay: true,
      }),
      item('events', 'until midnight', '2026-12-10T01:00:00Z', {
        endsAt: new Date('2026-12-10T06:00:00Z'),
      }),
    ]),
  ])
})

describe('listNews', () => {
  it('returns the newest first, with our own copy of the picture, in one round trip', async () => {
    const before = await trips()
    const listed = rowsOf(await listNews(contextOf('en'), 50))
    expect((await trips()) - before).toBe(1)
    expect(listed).toEqual([
      expect.objectContaining({
        title: 'newer',
        link: 'https://city.example/newer',
        pubDate: '2026-11-19T10:00:00Z',
        contentSnippet: '',
        enclosure: null,
      }),
      expect.objectContaining({
        title: 'older',
        link: null,
        contentSnippet: 'Said.',
        enclosure: { url: '/media/a.png' },
      }),
    ])
  })

  it('returns no more than the limit', async () => {
    expect(rowsOf(await listNews(contextOf('en'), 1))).toHaveLength(1)
  })
})

describe('listEvents', () => {
  it('returns events that are not over, next first, in city time', async () => {
    const before = await trips()
    const events = rowsOf(await listEvents(contextOf('en'), 50))
    expect((await trips()) - before).toBe(1)
    expect(events.map(({ id: _, link: __, ...event }) => event)).toEqual([
      {
        title: 'under way',
        dates: 'November 20, 2026',
        times: '9:00 AM - 1:30 PM',
        location: 'City Hall',
        start: '2026-11-20T15:00:00Z',
        end: '2026-11-20T19:30:00Z',
        allDay: false,
        inEnglish: [],
      },
      {
        title: 'open end',
        dates: 'November 21, 2026',
        times: '8:05 PM',
        location: null,
        start: '2026-11-22T02:05:00Z',
        end: null,
        allDay: false,
        inEnglish: [],
      },
      {
        title: 'two days',
        dates: 'December 5, 2026 - December 6, 2026',
        times: '',
        location: null,
        start: '2026-12-05',
        end: '2026-12-06',
        allDay: true,
        inEnglish: [],
      },
      expect.objectContaining({
        title: 'until midnight',
        dates: 'December 9, 2026',
        times: '7:00 PM - 12:00 AM',
      }),
    ])
  })

  it('formats days and hours in the reader’s language', async () => {
    const [first] = rowsOf(await listEvents(contextOf('es'), 1))
    expect(first).toMatchObject({
      dates: '20 de noviembre de 2026',
      times: '9:00 a. m. - 1:30 p. m.',
      inEnglish: ['title', 'location'],
    })
  })
})
