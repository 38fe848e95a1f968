import { sql } from 'drizzle-orm'
import type { Searchable, SearchSource } from '../search/index.ts'
import { feedItems } from './feeds.sql.ts'

const news: SearchSource = {
  kind: 'news',
  from: feedItems,
  id: feedItems.id,
  isPublic: sql`${feedItems.kind} = 'news' and ${feedItems.link} is not null`,
  title: feedItems.title,
  url: sql`${feedItems.link}`,
  body: [feedItems.snippet],
  boost: 0,
  updatedAt: feedItems.startsAt,
}

/** Feed news is English, and links to other sites. */
export const searchableFeeds: Searchable = (language) => (language === 'en' ? [news] : [])
