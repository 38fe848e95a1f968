import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, startTestCity } from '@portal/local/testing'

const city = await startTestCity()
const client = new pg.Client(city.databaseUrl)

/** What the city's website answers, by path. */
const feeds: Readonly<Record<string, string>> = {
  '/good': rss('<title>Bridge opens</title><guid>1</guid>'),
  '/hostile': `<!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>${rss('<title>&b;</title>')}`,
  '/page': '<!doctype html><html><body><p>We moved.',
  '/huge': rss(`<title>${'x'.repeat(3_000_000)}</title>`),
  '/scripts': rss('<title>&lt;script&gt;steal()&lt;/script&gt;Council meets</title><guid>2</guid>'),
}

function rss(item: string) {
  return `<rss version="2.0"><channel><item>${item}</item></channel></rss>`
}

let website: Server
let address = ''
beforeAll(async () => {
  await client.connect()
  website = createServer(({ url = '' }, response) => {
    const body = feeds[url]
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/xml' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(website, 'listening')
  const bound = website.address()
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : ''
})
afterAll(async () => {
  website.closeAllConnections()
  website.close()
  await client.end()
  await city.stop()
})

/** From now on the city's news comes from here. */
async function newsFrom(path: string) {
  await client.query('delete from feed_states')
  await client.query(`delete from feeds where name <> 'The website'`)
  await client.query(
    `with moved as (update feeds set url = $1 returning id)
     insert into feeds (id, kind, name, url, created_at, updated_at)
     select uuidv7(), 'news', 'The website', $1, now(), now() where not exists (select from moved)`,
    [address + path],
  )
}

interface Line {
  readonly event: string
  readonly kind?: string
  readonly outcome?: string
}

/** How often news were read with this outcome, by the worker's log. */
async function readings(outcome: string): Promise<number> {
  const lines = (await city.logged()).split('\n').filter((line) => line.startsWith('{'))
  return (
    lines
      // The worker writes nothing but its own log lines.
      .map((line) => JSON.parse(line) as Line)
      .filter((line) => line.event === 'feed read' && line.outcome === outcome).length
  )
}

const newsTitles = async (): Promise<string[]> => {
  const answer = await ask(city.origins.resident, '/api/feeds/news')
  // The contract tests hold its shape.
  return (JSON.parse(answer.text) as { title: string }[]).map(({ title }) => title)
}

describe('every minute', () => {
  it('the feeds that are due are read and kept', async () => {
    await newsFrom('/good')
    await city.runScheduled('* * * * *')
    expect(await newsTitles()).toEqual(['Bridge opens'])
    await expect.poll(() => readings('taken')).toBe(1)
  })

  it.each(['/hostile', '/page', '/huge', '/gone'])(
    'a feed that is no good (%s) is refused, logged once, and the last good copy stays',
    async (path) => {
      const before = await readings('refused')
      await newsFrom(path)
      await city.runScheduled('* * * * *')
      await city.runScheduled('* * * * *')
      await expect.poll(() => readings('refused')).toBe(before + 1)
      expect(await newsTitles()).toEqual(['Bridge opens'])
      const home = await ask(city.origins.resident, '/')
      expect([home.status, home.text.includes('Bridge opens')]).toEqual([200, true])
    },
  )

  it('scripts in a title are words at most', async () => {
    await newsFrom('/scripts')
    await city.runScheduled('* * * * *')
    const [title] = await newsTitles()
    expect(title).toContain('Council meets')
    const home = await ask(city.origins.resident, '/')
    expect(home.text).toContain('Council meets')
    expect(home.text).not.toContain('<script>steal')
  })
})

describe('every hour', () => {
  const found = async (term: string) => {
    const answer = await ask(city.origins.resident, `/api/search?term=${term}`)
    return (JSON.parse(answer.text) as { total: number }).total
  }

  it('what was written past the search is found, and what was deleted is not', async () => {
    expect([await found('zeppelin'), await found('composting')]).toEqual([0, expect.any(Number)])
    const { rows } = await client.query<{ id: string }>(
      `update articles set title = 'Zeppelin landings' where title like 'Composting%' returning id`,
    )
    expect(rows).toHaveLength(1)
    expect(await found('zeppelin')).toBe(0)
    await city.runScheduled('17 * * * *')
    expect(await found('zeppelin')).toBe(1)
    await client.query('update articles set is_published = false where id = $1', [rows[0]?.id])
    await city.runScheduled('17 * * * *')
    expect(await found('zeppelin')).toBe(0)
  })

  it('links in content are checked, and what was found is kept', async () => {
    // No other website is asked.
    await client.query('update services set is_published = false')
    await client.query('delete from link_checks')
    await client.query(
      `update news_posts set additional_info = $1 where id = (select id from news_posts where is_published limit 1)`,
      [`<a href="${address}/good">Here</a> <a href="${address}/gone">There</a>`],
    )
    await city.runScheduled('17 * * * *')
    const { rows } = await client.query(
      `select address, failures, problem from link_checks where address like $1 order by address`,
      [`${address}%`],
    )
    expect(rows).toEqual([
      { address: `${address}/gone`, failures: 1, problem: 'not-found' },
      { address: `${address}/good`, failures: 0, problem: null },
    ])
  })
})
