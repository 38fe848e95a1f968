import { describe, expect, it } from 'vitest'
import type { Reading } from './feed-item.ts'
import { FeedRefused } from './feeds.errors.ts'
import { parseFeed } from './parse-feed.ts'
import type { Refusal } from './rules.ts'

const reading: Reading = {
  now: new Date('2026-11-20T18:00:00Z'),
  timeZone: 'America/Chicago',
  baseUrl: 'https://city.example/rss',
}
const bytes = (text: string) => new TextEncoder().encode(text)
const news = (text: string, contentType = 'application/rss+xml') =>
  parseFeed('news', bytes(text), contentType, reading)
const rss = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>City</title>${items}</channel></rss>`

function refusalOf(read: () => unknown): Refusal | undefined {
  try {
    read()
  } catch (error) {
    if (error instanceof FeedRefused) return error.refusal
    throw error
  }
  return undefined
}

describe('news of RSS', () => {
  it('have title, link, date, snippet and picture', () => {
    const [item] = news(
      rss(`<item><title>Leaf &amp; branch <![CDATA[<b>pickup</b>]]></title><link>/news/7</link>
        <guid isPermaLink="false">n7</guid><pubDate>Fri, 20 Nov 2026 10:00:00 -0600</pubDate>
        <description>&lt;p&gt;Bags by &lt;b&gt;7 AM&lt;/b&gt;.&lt;/p&gt;</description>
        <enclosure url="https://img.example/a.jpg?w=1&amp;h=2" type="image/jpeg" length="1"/></item>`),
    )
    expect(item).toEqual({
      guid: 'n7',
      title: 'Leaf & branch pickup',
      link: 'https://city.example/news/7',
      snippet: 'Bags by 7 AM.',
      location: null,
      startsAt: new Date('2026-11-20T16:00:00Z'),
      endsAt: null,
      isAllDay: false,
      imageSource: 'https://img.example/a.jpg?w=1&h=2',
    })
  })

  it.each([
    ['<media:content url="/m.png" medium="image"/>', 'https://city.example/m.png'],
    ['<media:group><media:thumbnail url="/t.png"/></media:group>', 'https://city.example/t.png'],
    ['<description>&lt;img alt="x" src="/in.png"&gt;</description>', 'https://city.example/in.png'],
    ['<enclosure url="javascript:alert(1)" type="image/png"/>', null],
    ['<enclosure url="https://10.0.0.1/a.png" type="image/png"/>', null],
    ['<enclosure url="http://img.example/a.png" type="image/png"/>', null],
    ['<enclosure url="https://img.example:8080/a.png" type="image/png"/>', null],
    ['<enclosure url="https://me:word@img.example/a.png" type="image/png"/>', null],
    ['<media:content url="https://localhost/m.png" medium="image"/>', null],
    ['<enclosure url="https://a.example/x.mp3" type="audio/mpeg"/>', null],
  ])('find their picture in %s', (markup, picture) => {
    expect(news(rss(`<item><title>T</title>${markup}</item>`))[0]?.imageSource).toBe(picture)
  })

  it('carry no script, no foreign scheme and no impossible date', () => {
    const [item] = news(
      rss(`<item><title>&lt;script&gt;alert(1)&lt;/script&gt;Closed &amp;lt;img src=x onerror=alert(1)&amp;gt;</title>
        <link>javascript:alert(document.cookie)</link><guid>javascript:alert(2)</guid>
        <pubDate>Fri, 31 Feb 2999 99:99:99 ZZZ</pubDate>
        <description><![CDATA[<iframe src="https://evil.example"></iframe><p onclick="x()">Hi</p>]]></description></item>`),
    )
    expect(item).toMatchObject({ title: 'Closed', link: null, snippet: 'Hi', startsAt: null })
  })

  it('are not pinned to the top by a date in the future', () => {
    const [item] = news(
      rss('<item><title>T</title><pubDate>Fri, 20 Nov 2099 10:00:00 GMT</pubDate></item>'),
    )
    expect(item?.startsAt).toBeNull()
  })

  it('are at most 200, the newest, each once', () => {
    const items = Array.from(
      { length: 500 },
      (_, i) =>
        `<item><title>N${i}</title><guid>g${i}</guid><pubDate>${new Date(Date.UTC(2026, 0, 1) + i * 3_600_000).toUTCString()}</pubDate></item>`,
    )
    const kept = news(rss(items.join('') + items[499]))
    expect(kept).toHaveLength(200)
    expect(kept[0]?.title).toBe('N499')
    expect(new Set(kept.map(({ guid }) => guid)).size).toBe(200)
  })

  it('without a title are named by their text, and dropped without either', () => {
    const items = news(
      rss('<item><description>Water main work</description></item><item><title> </title></item>'),
    )
    expect(items.map(({ title }) => title)).toEqual(['Water main work'])
  })

  it('keep a megabyte of title short', () => {
    const [item] = news(rss(`<item><title>${'a '.repeat(500_000)}</title></item>`))
    expect(item?.title.length).toBeLessThanOrEqual(200)
  })
})

describe('news of other formats', () => {
  it('are read from Atom', () => {
    const [item] = news(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Snow &amp;amp; ice</title>
        <link rel="self" href="/self"/><link href="https://city.example/snow"/><id>tag:1</id>
        <updated>2026-11-19T08:00:00-06:00</updated>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Stay <b>home</b></div></content></entry></feed>`,
      'application/atom+xml; charset=utf-8',
    )
    expect(item).toMatchObject({
      guid: 'tag:1',
      title: 'Snow & ice',
      link: 'https://city.example/snow',
      snippet: 'Stay home',
      startsAt: new Date('2026-11-19T14:00:00Z'),
    })
  })

  it('are read from RDF', () => {
    const [item] = news(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><channel/>
        <item rdf:about="https://city.example/1"><title>One</title><link>https://city.example/1</link>
        <dc:date>2026-11-18</dc:date></item></rdf:RDF>`,
      'text/xml',
    )
    expect(item).toMatchObject({
      guid: 'https://city.example/1',
      title: 'One',
      startsAt: new Date('2026-11-18'),
    })
  })
})

describe('an encoding', () => {
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  const item = '<item><title>Año Nuevo</title></item>'

  it.each([
    [
      'given by the header',
      latin(rss(item).replace(' encoding="UTF-8"', '')),
      'text/xml; charset=ISO-8859-1',
    ],
    ['given by the declaration', latin(rss(item).replace('UTF-8', 'ISO-8859-1')), 'text/xml'],
    ['given wrongly as UTF-8', latin(rss(item)), 'text/xml; charset=utf-8'],
    ['marked by its first bytes', bytes(`\uFEFF${rss(item)}`), 'text/xml'],
  ])('%s is understood', (_, source, contentType) => {
    expect(parseFeed('news', source, contentType, reading)[0]?.title).toBe('Año Nuevo')
  })

  it('that is unknown is refused', () => {
    expect(refusalOf(() => news(rss(item), 'text/xml; charset=klingon'))).toBe('encoding')
  })
})

describe('a hostile feed', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY b${i} "${'&a;'.repeat(100)}">`).join('')}]>`
  it.each<[string, string, string, Refusal]>([
    [
      'expanding entities',
      `${laughs}<rss><channel><item><title>&b9;</title></item></channel></rss>`,
      'text/xml',
      'document-type',
    ],
    [
      'an external entity',
      '<?xml version="1.0"?><!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss></rss>',
      'text/xml',
      'document-type',
    ],
    [
      'an entity of its own',
      '<?xml version="1.0"?><!doctype rss [<!ENTITY x SYSTEM "http://169.254.169.254/">]><rss>&x;</rss>',
      'text/xml',
      'document-type',
    ],
    ['half a document', '<rss><channel><item><title>Half', 'text/xml', 'incomplete'],
    ['elements without end', `<rss>${'<a>'.repeat(100_000)}</rss>`, 'text/xml', 'malformed'],
    [
      'a name that would reach into objects',
      '<rss><channel><__proto__><x/></__proto__></channel></rss>',
      'text/xml',
      'malformed',
    ],
    ['markup that does not end', `<rss>${'<!--'.repeat(200_000)}`, 'text/xml', 'malformed'],
    ['a page', '<!DOCTYPE html><html><body>Not found</body></html>', 'text/html', 'not-a-feed'],
    ['another vocabulary', '<?xml version="1.0"?><svg></svg>', 'text/xml', 'not-a-feed'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'image/png', 'not-a-feed'],
    ['bytes', 'MZ\u0000\u0003', 'application/octet-stream', 'not-a-feed'],
    ['nothing', '', 'text/xml', 'not-a-feed'],
    ['a calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'text/calendar', 'not-a-feed'],
  ])('is one of %s', (_, text, contentType, refusal) => {
    expect(refusalOf(() => news(text, contentType))).toBe(refusal)
  })

  it('is not one that merely speaks of document types', () => {
    const [item] = news(
      rss('<!-- <!DOCTYPE x> --><item><title><![CDATA[The <!DOCTYPE html> story]]></title></item>'),
    )
    expect(item?.title).toBe('The story')
  })

  it('never has its own entities expanded', () => {
    expect(
      news(rss('<item><title>&xxe; &lol9; &#0; &#xD800; ok</title></item>'))[0]?.title,
    ).toContain('ok')
  })
})
