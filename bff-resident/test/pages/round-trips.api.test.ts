import { describe, expect, it } from 'vitest'
import { ask, standingViolations, testCity } from '@portal/local/testing'

const city = await testCity()
await city.runScheduled()

const origin = city.origins.resident
const missing = '01900000-0000-7000-8000-000000000000'

interface Service {
  readonly Id: string
  readonly Slug: string
  readonly Type: string
}
const services: Service[] = JSON.parse((await ask(origin, '/api/activities')).text)
const content = services.find(({ Type }) => Type === 'CONTENT')?.Slug ?? 'none'
const form = services.find(({ Type }) => Type === 'LASERFICHE_FORM')?.Id ?? 'none'
const [article]: { slug: string }[] = JSON.parse(
  (await ask(origin, '/api/salesforce/knowledgebase/trending')).text,
)

const [{ Id: parcel } = { Id: missing }]: { Id: string }[] = JSON.parse(
  (await ask(origin, '/api/salesforce/landParcelMaster/garbagePickupDay?street=Millrace%20St'))
    .text,
)

/**
 * The round trips and status of each page. Kept pages ask whether they still
 * hold, in tests each time (bff-pipeline/src/page/kept-pages.ts). Work after the
 * answer is counted separately: no one waits for it.
 */
const pages: [path: string, status: number, trips: number, afterwards?: number][] = [
  ['/', 200, 1],
  ['/?action=APPLY_FOR', 200, 1],
  ['/?notice=unknown-page', 200, 1],
  ['/view-all-services', 200, 1],
  ['/search?term=leaf', 200, 1],
  ['/search?term=leaf&page=2', 200, 1],
  // Afterwards, that nothing was found is noted.
  ['/search?term=zzzzzzzz', 200, 1, 1],
  ['/search', 200, 1],
  ['/elgin_today', 200, 1],
  ['/elgin_today?offset=10', 200, 1],
  [`/activities/${content}`, 200, 1],
  [`/activities/${missing}`, 404, 1],
  ['/activities/7', 404, 1],
  [`/activity/start?activityId=${form}`, 307, 1],
  ['/activity/start?activityId=7', 303, 0],
  ['/knowledgebase', 200, 1],
  ['/knowledgebase?term=water', 200, 1],
  // The reading is counted.
  [`/knowledgebase/${article?.slug}`, 200, 1, 1],
  [`/knowledgebase/${missing}`, 404, 1],
  ['/what-goes-where', 200, 1],
  ['/what-goes-where?term=pilas', 200, 1],
  ['/what-goes-where?stream=electronics', 200, 1],
  ['/what-goes-where/pizza-boxes', 200, 1],
  [`/what-goes-where/${missing}`, 404, 1],
  ['/login', 200, 1],
  ['/garbage-search', 200, 1],
  ['/garbage-search?streetNumber=x', 200, 0],
  ['/garbage-search?street=Millrace%20St', 200, 1],
  [`/garbage-search?street=Millrace%20St&place=${parcel}`, 200, 1],
  [`/pickup/${parcel}`, 200, 1],
  [`/pickup/${parcel}?year=${new Date().getFullYear()}`, 200, 1],
  [`/pickup/${missing}`, 404, 1],
  // The name of the service that leads to a screen to come is looked up.
  ['/boards-and-commissions', 200, 1],
  ['/open-data', 200, 1],
  ['/dashboard', 303, 0],
  ['/nowhere', 303, 0],
  ['/?lng=es', 303, 0],
]

describe('a page reports and costs exactly its round trips', () => {
  it.each(pages)('%s', async (path, status, trips, afterwards = 0) => {
    // A new or rested isolate also fetches the settings of the city (docs/decisions.md).
    const start = await city.trips()
    const first = await ask(origin, path)
    await expect
      .poll(async () => (await city.trips()) - start)
      .toBe((first.trips ?? 0) + afterwards)
    for (const cookie of ['language=en', 'language=es']) {
      const counted = async () => {
        const before = await city.trips()
        const answer = await ask(origin, path, { headers: { cookie } })
        const made = async () => (await city.trips()) - before
        await expect.poll(made).toBeGreaterThanOrEqual(trips + afterwards)
        return { answer, made: await made() }
      }
      const once = await counted()
      // What an isolate keeps may have come of age between the two; a second time it has not.
      const { answer, made } = once.made === trips + afterwards ? once : await counted()
      expect([answer.status, answer.trips, made]).toEqual([status, trips, trips + afterwards])
      expect(standingViolations(origin, answer)).toEqual([])
    }
  })
})

describe('a page that the browser loads ahead', () => {
  const headers = { 'sec-purpose': 'prefetch;prerender' }

  it.each([`/knowledgebase/${article?.slug}`, '/search?term=zzzzzzzz'])(
    '%s counts nothing until it is shown',
    async (path) => {
      const before = await city.trips()
      const ahead = await ask(origin, path, { headers })
      const shown = await ask(origin, path)
      const made = (ahead.trips ?? 0) + (shown.trips ?? 0)
      // Afterwards, only for the second.
      await expect.poll(async () => (await city.trips()) - before).toBe(made + 1)
    },
  )
})
