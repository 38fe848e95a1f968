import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { publishedDocument } from '@portal/openapi/published'
import type { PipelineEnv } from '../request/request-state.ts'
import { answerDocs } from './docs-routes.ts'

const timeout = 60_000

const document = publishedDocument('resident')
const text = JSON.stringify(document)

const app = new Hono<PipelineEnv>()
app.use(async (c, next) => {
  // The pages read only the route's name from the state, and set it.
  c.set('state', { route: '' } as PipelineEnv['Variables']['state'])
  await next()
})
app.get('/api/docs/*', (c) => answerDocs(c, text))

async function ask(path: string): Promise<{ status: number; policy: string; text: string }> {
  const answer = await app.request(path)
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { status: answer.status, policy, text: await answer.text() }
}

const linksIn = (page: string): Set<string> =>
  new Set([...page.matchAll(/href="(\/api\/docs[^"#]*)/g)].map(([, href = '']) => href))

describe('the reference', { timeout }, () => {
  it('shows every operation on the page of its topic', async () => {
    // Emitted by us (openapi/documents.ts).
    const { paths } = document as Record<'paths', Record<string, Record<string, object>>>
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((operation) =>
        'operationId' in operation ? operation.operationId : '',
      ),
    )
    const topics = await Promise.all([...linksIn((await ask('/api/docs')).text)].map(ask))
    const shown = new Set(
      topics.flatMap((page) => [...page.text.matchAll(/<h2 id="(\w+)"/g)].map(([, name]) => name)),
    )
    expect(topics.map(({ status }) => status)).toEqual(topics.map(() => 200))
    expect(names.filter((name) => !shown.has(String(name)))).toEqual([])
  })

  it('leads to no page that is missing', async () => {
    const lists = ['', '/guide', '/schemas', '/problems', '/events'].map(
      (path) => `/api/docs${path}`,
    )
    const first = await Promise.all(lists.map(ask))
    const pages = await Promise.all(first.flatMap((page) => [...linksIn(page.text)]).map(ask))
    const links = new Set(pages.flatMap((page) => [...linksIn(page.text)]))
    const answers = await Promise.all(
      [...links].map(async (href) => [href, (await ask(href)).status] as const),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('shows every event with its headers and answers', async () => {
    // Emitted by us (openapi/publish/events.ts).
    const { webhooks } = document as Record<'webhooks', Record<string, object>>
    const page = (await ask('/api/docs/events')).text
    const shown = [...page.matchAll(/<h2 id="([\w.]+)"/g)].map(([, kind]) => kind)
    expect(shown).toEqual(Object.keys(webhooks))
    expect(shown).toContain('request.created')
    for (const text of ['webhook-id', 'webhook-timestamp', 'webhook-signature', '410'])
      expect(page).toContain(text)
  })

  it('runs no script, and needs nothing from elsewhere', async () => {
    const pages = [
      '/api/docs',
      '/api/docs/topics/reports',
      '/api/docs/search?q=bill',
      '/api/docs/guide/start',
    ]
    for (const page of await Promise.all(pages.map(ask))) {
      expect(page.policy).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]+';/)
      expect(page.policy).not.toMatch(/script-src|https?:/)
      expect(page.text).not.toMatch(/<script|<link[^>]+href="https?:|src="http/)
    }
  })

  it('finds an operation, a schema and a page of the guide by words', async () => {
    const found = async (term: string) => (await ask(`/api/docs/search?q=${term}`)).text
    expect(await found('report+problem')).toContain('/api/docs/topics/reports#createReport')
    expect(await found('PaymentQuestion')).toContain('/api/docs/schemas/PaymentQuestion')
    expect(await found('idempotency+phone')).toContain('/api/docs/guide/idempotency')
    expect(await found('xyzzy')).toContain('Nothing has all these words')
  })

  it('shows what was searched as text', async () => {
    const page = await ask('/api/docs/search?q=%22%3E%3Cb%3Eodd')
    expect(page.text).not.toContain('<b>odd')
  })

  it('explains a code at the address of its problem, in both languages', async () => {
    const page = await ask('/api/docs/problems/error/notfound')
    expect(page.text).toContain('Error.NotFound')
    expect(page.text).toContain('lang="es"')
  })

  it.each(['/api/docs/nowhere', '/api/docs/schemas/toString', '/api/docs/problems/a/b'])(
    '%s is not found, as a page',
    async (path) => {
      const page = await ask(path)
      expect(page.status).toBe(404)
      expect(page.text).toContain('There is no such page')
    },
  )
})
