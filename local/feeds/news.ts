import { escape } from '../html.ts'

interface Item {
  slug: string
  title: string
  summary: string
}

/** What the demo city's press office has written, newest first; plainly invented. */
const ITEMS: readonly Item[] = [
  {
    slug: 'riverside-bridge',
    title: 'Demo news: Riverside footbridge opens to walkers',
    summary:
      'The new footbridge links <b>Riverside Park</b> with downtown. It is lit at night and has no steps.',
  },
  {
    slug: 'leaf-collection',
    title: 'Demo news: Leaf collection begins Monday',
    summary: 'Rake leaves to the parkway by 7 a.m. on your collection day. Bags are not needed.',
  },
  {
    slug: 'library-hours',
    title: 'Demo news: Library stays open later on Thursdays',
    summary:
      'From this month the main library closes at 9 p.m. on Thursdays &amp; offers homework help until then.',
  },
  {
    slug: 'water-main',
    title: 'Demo news: Water main work on Dundee Avenue',
    summary:
      'One lane stays open in each direction. Residents on the block get a notice before water is turned off.',
  },
  {
    slug: 'budget-hearing',
    title: 'Demo news: Public hearing on next year’s budget',
    summary:
      'Come and speak, or send your comment in writing until noon of the day. Spanish interpretation is provided.',
  },
  {
    slug: 'tree-planting',
    title: 'Demo news: 300 trees for the east side',
    summary: 'Volunteers are welcome: gloves, shovels and cocoa are there. Se habla español.',
  },
  {
    slug: 'farmers-market',
    title: 'Demo news: Farmers market moves indoors',
    summary: 'The market continues in the Hemmens hall on Saturday mornings through the winter.',
  },
  {
    slug: 'bike-lanes',
    title: 'Demo news: New bicycle lanes on Highland Avenue',
    summary: 'Parking moves to the north side of the street. The lanes are swept and plowed.',
  },
]

const HOURS_BETWEEN = 31

/** An RSS 2.0 feed with pictures, whose newest item is some hours old. */
export function newsFeed(origin: string, now: Date) {
  const items = ITEMS.map((item, index) => {
    const published = new Date(now.getTime() - (index * HOURS_BETWEEN + 5) * 3_600_000)
    return `<item>
      <title>${escape(item.title)}</title>
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

export const newsItem = (slug: string) => ITEMS.find((item) => item.slug === slug)
