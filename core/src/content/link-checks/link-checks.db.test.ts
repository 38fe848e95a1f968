import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { linkSources } from '../../linked-content.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { defaultCity } from '../../platform/city/settings.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { articles } from '../knowledge/knowledge.sql.ts'
import { newsPosts } from '../news/news.sql.ts'
import { searchDocuments } from '../search/search.sql.ts'
import { checkBrokenLink, ignoreBrokenLink, listBrokenLinks } from './broken-links.ts'
import { checkLinks } from './check-links.ts'
import { linkChecks } from './link-checks.sql.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const portalUrl = 'https://portal.example'
const hour = 3_600_000
const day = 24 * hour

/** What the website of the tests answers now, by path. */
const answers = new Map<string, number | 'hang' | 'reset' | { readonly to: string }>()
const asked: string[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(`${request.method} ${path}`)
  const answer = answers.get(path) ?? 200
  if (answer === 'hang') return
  if (answer === 'reset') {
    request.socket.resetAndDestroy()
    return
  }
  if (typeof answer === 'object') response.writeHead(301, { location: answer.to })
  else response.writeHead(path === '/no-head' && request.method === 'HEAD' ? 404 : answer)
  response.end('x'.repeat(request.method === 'HEAD' ? 0 : 100))
})
let website = ''
let editor: UserActor
let viewer: UserActor
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object') website = `http://127.0.0.1:${address?.port}`
  editor = await person({ roles: ['contentEditor'], firstName: 'Edith', lastName: 'Reyes' })
  viewer = await person({ roles: ['viewer'] })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  answers.clear()
  asked.length = 0
  await database.write((builder) => [
    builder.delete(linkChecks),
    builder.delete(articles),
    builder.delete(newsPosts),
    builder.delete(searchDocuments),
    // Delivered with the portal; its links are the city's.
    builder.execute(sql`update services set is_published = false`),
  ])
})

const network = { fetch: globalThis.fetch, timeoutMs: 300, isLocal: true }
const reach = { network, portalUrl }
const at = (moment: Date, actor: Context['actor'] = { kind: 'system', job: 'links' }): Context => ({
  ...contextOf(actor, moment),
  city: { ...defaultCity, circleLinks: [] },
})
const run = (moment = now, given = reach) => checkLinks(at(moment), linkSources, given)
const later = (ms: number) => new Date(now.getTime() + ms)
const linkTo = (address: string) =>
  `<p>See <a href="${address.replaceAll('&', '&amp;')}">this</a>.</p>`

const article = (
  id: string,
  addresses: readonly string[],
  spanish: readonly string[] | null = null,
) =>
  database.write((builder) => [
    builder
      .insert(articles)
      .values({
        id,
        title: 'Leaves',
        titleEs: spanish && 'Hojas',
        summary: 'x',
        layoutItems: addresses.map((address) => ({ name: 'a', label: '', value: linkTo(address) })),
        layoutItemsEs:
          spanish?.map((one) => ({ name: 'a', label: '', value: linkTo(one) })) ?? null,
        isPublished: true,
        publishedAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: articles.id,
        set: { layoutItems: [{ name: 'a', label: '', value: linkTo(addresses[0] ?? '') }] },
      }),
  ])
const id = crypto.randomUUID()

interface Listed {
  readonly id: string
  readonly address: string
  readonly problem: string
  readonly ignored: object | null
  readonly places: readonly object[]
}
const listed = async (context = at(now, editor)): Promise<readonly Listed[]> =>
  JSON.parse((await listBrokenLinks(context, linkSources)).toString())

/** Two failures, a day apart. */
async function brokenTwice(address: string, given = reach) {
  await article(id, [address])
  await run(now, given)
  await run(later(day), given)
}

describe('a link', () => {
  it.each([
    ['404', 404, 'not-found'],
    ['410', 410, 'not-found'],
    ['500', 500, 'error'],
    ['a server that hangs', 'hang', 'no-answer'],
    ['a closed connection', 'reset', 'no-answer'],
    ['a redirect to a private address', { to: 'http://10.0.0.1/' }, 'private'],
    ['redirects without end', { to: '/page' }, 'redirects'],
  ] as const)(
    'with %s is listed after two failures a day apart',
    async (_name, answer, problem) => {
      answers.set('/page', answer)
      await article(id, [`${website}/page`])
      await run()
      await run(later(22 * hour))
      expect(await listed()).toEqual([])
      await run(later(day))
      expect(await listed()).toMatchObject([{ address: `${website}/page`, problem, ignored: null }])
    },
  )

  it('without a secure connection says that its certificate is not valid', async () => {
    await brokenTwice(`${website.replace('http:', 'https:')}/page`)
    expect(await listed()).toMatchObject([{ problem: 'certificate' }])
  })

  it.each([
    ['200', '/page', 200],
    ['a redirect to a page', '/page', { to: '/other' }],
    ['404 to HEAD only', '/no-head', 200],
    ['429', '/page', 429],
    ['503', '/page', 503],
    ['403, which is for robots', '/page', 403],
  ] as const)('with %s is never listed', async (_name, path, answer) => {
    answers.set(path, answer)
    await brokenTwice(website + path)
    await run(later(2 * day))
    expect(await listed()).toEqual([])
  })

  it('that the website did not let us check in between stays as it was', async () => {
    answers.set('/page', 404)
    await article(id, [`${website}/page`])
    await run()
    answers.set('/page', 503)
    await run(later(day))
    expect(await listed()).toEqual([])
    answers.set('/page', 404)
    await run(later(2 * day))
    expect(await listed()).toHaveLength(1)
  })

  it('leaves the list once it works, and starts over', async () => {
    answers.set('/page', 404)
    await brokenTwice(`${website}/page`)
    answers.set('/page', 200)
    await run(later(2 * day))
    expect(await listed()).toEqual([])
    answers.set('/page', 404)
    await run(later(9 * day))
    expect(await listed()).toEqual([])
  })

  it('that works is asked for once a week, with HEAD, and in all texts once', async () => {
    await article(id, [`${website}/a?b=1&c=2#part`, `${website}/a?b=1&c=2`])
    await run()
    await run(later(hour))
    await run(later(6 * day))
    expect(asked).toEqual(['HEAD /a?b=1&c=2'])
    await run(later(7 * day))
    expect(asked).toHaveLength(2)
  })

  it('on a private network is never asked for in the cloud', async () => {
    const cloud = { ...reach, network: { ...network, isLocal: false } }
    await brokenTwice('http://10.0.0.1/page', cloud)
    expect(asked).toEqual([])
    expect(await listed()).toMatchObject([{ problem: 'private' }])
  })
})

describe('a run', () => {
  it('asks one website at most five times, one after the other', async () => {
    await article(
      id,
      Array.from({ length: 12 }, (_, n) => `${website}/${n}`),
    )
    expect(await run()).toEqual({ checked: 5, broken: 0 })
    expect(await run(later(hour))).toEqual({ checked: 5, broken: 0 })
    expect(await run(later(2 * hour))).toEqual({ checked: 2, broken: 0 })
  })

  it('checks no link twice if two schedulers start at once', async () => {
    await article(id, [`${website}/a`])
    await run()
    asked.length = 0
    await Promise.all([run(later(7 * day)), run(later(7 * day))])
    expect(asked).toEqual(['HEAD /a'])
  })

  it('takes two round trips', async () => {
    await article(id, [`${website}/a`])
    const before = await where.trips()
    await run()
    expect((await where.trips()) - before).toBe(2)
  })

  it('is for the scheduler only', async () => {
    await expect(checkLinks(at(now, editor), linkSources, reach)).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

describe('a link of the portal', () => {
  const publish = (url: string) =>
    database.write((builder) => [
      builder.insert(searchDocuments).values({
        kind: 'article',
        entityId: crypto.randomUUID(),
        language: 'en',
        url,
        title: 'x',
        body: 'x',
        updatedAt: now,
      }),
    ])

  it.each([
    ['a screen that is not there', '/no-such/page', 'not-found'],
    ['an article that is not there', '/knowledgebase/gone', 'not-found'],
    ['the same by its whole address', `${portalUrl}/knowledgebase/gone`, 'not-found'],
    ['a screen of staff', '/articles/new', 'staff-only'],
  ])('to %s is broken, without a request', async (_name, address, problem) => {
    await brokenTwice(address)
    expect(await listed()).toMatchObject([{ address, problem }])
    expect(asked).toEqual([])
  })

  it.each(['/', '/permit-search?term=a', '/knowledgebase/here', '/media/pictures/a.png'])(
    'to %s works',
    async (address) => {
      await publish('/knowledgebase/here')
      await brokenTwice(address)
      expect(await listed()).toEqual([])
    },
  )

  it('to an article that was merged works', async () => {
    const other = crypto.randomUUID()
    await article(other, ['/'])
    await article(id, [`/knowledgebase/${other}`])
    await database.write((builder) => [
      builder
        .update(articles)
        .set({ mergedIntoId: id })
        .where(sql`id = ${other}::uuid`),
    ])
    await run()
    await run(later(day))
    expect(await listed()).toEqual([])
  })
})

describe('the list', () => {
  it('names each text that has the link, its editor and the language, in one round trip', async () => {
    answers.set('/page', 404)
    const postId = crypto.randomUUID()
    await article(id, ['/'], [`${website}/page`])
    await database.write((builder) => [
      builder.insert(newsPosts).values({
        id: postId,
        category: 'x',
        update: 'Snow',
        additionalInfo: linkTo(`${website}/page`),
        additionalInfoEs: linkTo(`${website}/page`),
        showOn: '2026-11-20',
        isPublished: true,
      }),
    ])
    await run()
    await run(later(day))
    const before = await where.trips()
    const [link] = await listed({ ...at(now, viewer), language: 'es' })
    expect((await where.trips()) - before).toBe(1)
    expect(link?.places).toEqual([
      { place: 'article', title: 'Hojas', path: `/articles/${id}`, languages: ['es'] },
      { place: 'news-post', title: 'Snow', path: `/news_posts/${postId}`, languages: ['en', 'es'] },
    ])
  })

  it('loses a link as soon as no published text has it', async () => {
    answers.set('/page', 404)
    await brokenTwice(`${website}/page`)
    expect(await listed()).toHaveLength(1)
    await article(id, [`${website}/other`])
    expect(await listed()).toEqual([])
    await run(later(2 * day))
    const rows = await database.read((builder) => builder.select().from(linkChecks))
    expect(rows.map(({ address }) => address)).toEqual([`${website}/other`])
  })

  it('is checked again by an editor: one that works leaves it, and the check is in the log', async () => {
    answers.set('/page', 404)
    await brokenTwice(`${website}/page`)
    const [link] = await listed()
    const key = link?.id ?? ''
    expect(await checkBrokenLink(at(later(day), editor), reach, key)).toMatchObject({
      outcome: 'broken',
      problem: 'not-found',
    })
    answers.set('/page', 200)
    const before = await where.trips()
    expect(await checkBrokenLink(at(later(day), editor), reach, key)).toEqual({ outcome: 'works' })
    expect((await where.trips()) - before).toBe(2)
    expect(await listed()).toEqual([])
    const entry = `checkBrokenLink by ${editor.userId}`
    expect(await auditEntriesOf(database, key)).toEqual([entry, entry])
  })

  it('says who opened a link that works for them, until it works here and fails again', async () => {
    answers.set('/page', 404)
    await brokenTwice(`${website}/page`)
    const key = (await listed())[0]?.id ?? ''
    await ignoreBrokenLink(at(now, editor), { id: key, isIgnored: true })
    await run(later(2 * day))
    expect(await listed()).toMatchObject([
      { ignored: { at: now.toISOString().replace('.000', ''), by: 'Edith Reyes' } },
    ])
    await ignoreBrokenLink(at(now, editor), { id: key, isIgnored: false })
    expect(await listed()).toMatchObject([{ ignored: null }])
    await ignoreBrokenLink(at(now, editor), { id: key, isIgnored: true })
    answers.set('/page', 200)
    await run(later(3 * day))
    answers.set('/page', 404)
    await run(later(10 * day))
    await run(later(11 * day))
    expect(await listed()).toMatchObject([{ ignored: null }])
  })

  it('is read by viewers and changed by content editors only', async () => {
    const key = crypto.randomUUID()
    const context = at(now, viewer)
    await expect(checkBrokenLink(context, reach, key)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(ignoreBrokenLink(context, { id: key, isIgnored: true })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const gone = { kind: 'not-found', code: 'BrokenLinks.NotFound' }
    await expect(checkBrokenLink(at(now, editor), reach, key)).rejects.toMatchObject(gone)
    await expect(
      ignoreBrokenLink(at(now, editor), { id: key, isIgnored: true }),
    ).rejects.toMatchObject(gone)
  })
})
