import type { newsPosts } from '@portal/core/schema'
import { demoId, type Words } from '../demo.ts'

export const CATEGORIES = {
  roads: { en: 'Road work', es: 'Obras viales' },
  water: { en: 'Water', es: 'Agua' },
  waste: { en: 'Garbage and recycling', es: 'Basura y reciclaje' },
  safety: { en: 'Public safety', es: 'Seguridad pública' },
  council: { en: 'City Council', es: 'Concejo Municipal' },
  parks: { en: 'Parks and recreation', es: 'Parques y recreación' },
  community: { en: 'Community', es: 'Comunidad' },
  weather: { en: 'Weather', es: 'Clima' },
} as const

export interface DemoPost {
  /** ISO date of first display; with the category it makes the id. */
  readonly on: string
  readonly category: keyof typeof CATEGORIES
  readonly update: Words
  /** HTML. */
  readonly info?: Words
}

export function postRow(post: DemoPost): typeof newsPosts.$inferSelect {
  const category = CATEGORIES[post.category]
  return {
    id: demoId('news', `${post.on}/${post.category}`),
    category: category.en,
    categoryEs: category.es,
    update: post.update.en,
    updateEs: post.update.es,
    additionalInfo: post.info?.en ?? null,
    additionalInfoEs: post.info?.es ?? null,
    showOn: post.on,
    isPublished: true,
  }
}
