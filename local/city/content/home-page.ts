import { defaultCity } from '@portal/core/city'
import { homePageId } from '@portal/core/home-page/rules'
import type { contentItems, contentVersions } from '@portal/core/schema'
import { demoId } from '../demo.ts'
import { demoServices } from '../services/index.ts'

const dayMs = 86_400_000
const edith = demoId('user', 'edith@demo.example')

const daysBefore = (today: Date, days: number): Date => new Date(today.getTime() - days * dayMs)

/** What residents see in the demo city. */
const shown = () => ({
  circleLinks: defaultCity.circleLinks,
  services: demoServices()
    .filter(({ isPopular }) => isPopular)
    .toSorted((a, b) => Number(a.popularOrder) - Number(b.popularOrder))
    .map(({ id }) => id),
})

export const homePageItem = (today: Date): typeof contentItems.$inferSelect => ({
  id: homePageId,
  kind: 'home-page',
  revision: 2,
  ownerId: edith,
  checkedAt: daysBefore(today, 20),
  checkEveryMonths: 6,
  createdAt: daysBefore(today, 400),
  sourceKey: null,
})

/** Once the maps came before transparency, and there was one service fewer. */
export function homePageVersions(today: Date): (typeof contentVersions.$inferSelect)[] {
  const now = shown()
  const [first, second, third, ...others] = now.circleLinks
  const earlier = [first, second, ...others, third].filter((link) => link !== undefined)
  const version = { itemId: homePageId, scheduledAt: null }
  return [
    {
      ...version,
      id: demoId('content-version', `${homePageId}/1`),
      number: 1,
      state: 'replaced',
      body: { circleLinks: earlier, services: now.services.slice(0, -1) },
      note: '',
      authorId: null,
      savedAt: daysBefore(today, 400),
      publishedAt: daysBefore(today, 400),
    },
    {
      ...version,
      id: demoId('content-version', `${homePageId}/2`),
      number: 2,
      state: 'published',
      body: now,
      note: 'One more service that people ask for, and maps last.',
      authorId: edith,
      savedAt: daysBefore(today, 20),
      publishedAt: daysBefore(today, 20),
    },
  ]
}
