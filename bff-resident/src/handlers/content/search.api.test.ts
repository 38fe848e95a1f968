import { describe, expect, it } from 'vitest'
import { testCity } from '@portal/local/testing'

const city = await testCity()

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${city.origins.resident}/api${path}`, { headers })

const tripsOf = (response: Response) =>
  /desc="(\d+)"/.exec(response.headers.get('server-timing') ?? '')?.[1]

const reads = [
  '/search?term=water',
  '/search?term=water&page=1000000000',
  '/salesforce/knowledgebase?term=water',
  '/salesforce/knowledgebase/trending',
  '/salesforce/elginToday?offset=0&limit=10',
  '/salesforce/boardsAndCommissions/details',
]

describe('search and content over HTTP', () => {
  it.each(reads)(
    'answers %s by its contract at one round trip, in both languages',
    async (path) => {
      // A worker's first request also fetches the city's settings.
      await ask(path)
      for (const language of ['en', 'es']) {
        const response = await ask(path, { 'accept-language': language })
        expect([response.status, tripsOf(response)]).toEqual([200, '1'])
      }
    },
  )

  it('finds things and pages through them', async () => {
    const page = async (n: number) => {
      const response = await ask(`/search?term=city&page=${n}`)
      // In tests the worker checks replies by the contract.
      return (await response.json()) as { results: { url: string }[]; total: number }
    }
    const [first, second] = [await page(1), await page(2)]
    expect(first.results).toHaveLength(15)
    expect(first.total).toBeGreaterThan(15)
    expect(second.total).toBe(first.total)
    const both = [...first.results, ...second.results].map(({ url }) => url)
    expect(new Set(both).size).toBe(both.length)
  })

  it.each([
    '/search',
    '/search?term=',
    '/search?term=%00%01',
    '/search?term=%FF%FE',
    '/search?term=%26%7C!',
  ])('finds nothing by %s', async (path) => {
    const response = await ask(path)
    expect([response.status, await response.json()]).toEqual([200, { results: [], total: 0 }])
  })

  it.each([
    ...['0', '-1', '1.5', 'x', '', '99999999999', 'NaN', 'Infinity'].map(
      (page) => `/search?term=a&page=${page}`,
    ),
    `/search?term=${'a'.repeat(10_000)}`,
    `/salesforce/knowledgebase?term=${'a'.repeat(201)}`,
    '/salesforce/knowledgebase/No-Address',
    '/salesforce/elginToday?limit=51',
    '/salesforce/elginToday?limit=0',
    '/salesforce/elginToday?offset=-1',
    '/salesforce/elginToday?offset=1e99',
  ])('refuses %.60s as a problem', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ code: 'Error.InvalidInput' })
  })

  it('takes no notice of query keys that it does not know', async () => {
    expect((await ask('/search?term=water&page=1&colour=blue')).status).toBe(200)
  })

  it('says that an article does not exist', async () => {
    const response = await ask('/salesforce/knowledgebase/01900000-0000-7000-8000-000000000000')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'Article.NotFound' })
  })

  it('refuses another method', async () => {
    const response = await fetch(`${city.origins.resident}/api/search?term=a`, { method: 'PUT' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
