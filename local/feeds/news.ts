import { escaped } from '@portal/core/kernel'
import { newsItems } from '../city/feeds/news-items.ts'

const HOURS_BETWEEN = 31

/** RSS 2.0 with pictures; the newest item is hours old. */
export function newsFeed(origin: string, now: Date) {
  const items = newsItems.map((item, index) => {
    const published = new Date(now.getTime() - (index * HOURS_BETWEEN + 5) * 3_600_000)
    return `<item>
      <title>${escaped(item.title)}</title>
      <link>${origin}/news/${item.slug}</link>
      <guid isPermaLink="false">demo-${item.slug}</guid>
      <pubDate>${published.toUTCString()}</pubDate>
      <description><![CDATA[<p>${item.summary}</p>]]></description>
      <enclosure url="${origin}/images/${item.slug}.png" type="image/png" length="0" />
      <media:content url="${origin}/images/${item.slug}.png" medium="image" type="image/png" />
    </item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>Demo city news</title>
    <link>${origin}/news</link>
    <description>Invented news of a demo city</description>
    <language>en-US</language>
    ${items.join('\n')}
  </channel>
</rss>`
}

export const newsItem = (slug: string) => newsItems.find((item) => item.slug === slug)
