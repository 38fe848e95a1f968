import type { contentItems, contentVersions } from '@portal/core/schema'
import { demoBoardRows } from '../boards/index.ts'
import { demoId } from '../demo.ts'

const dayMs = 86_400_000
const edith = demoId('user', 'edith@demo.example')

const daysBefore = (today: Date, days: number): Date => new Date(today.getTime() - days * dayMs)

/** The arts commission, which has a draft. */
function edited() {
  const found = demoBoardRows().find(({ alias }) => alias === 'cultural-arts-commission')
  if (!found) throw new Error('no such demo board')
  const { id, alias: _alias, icon: _icon, sourceKey: _key, endedAt: _end, ...body } = found
  return { id, body }
}

export const boardItem = (today: Date): typeof contentItems.$inferSelect => ({
  id: edited().id,
  kind: 'board',
  revision: 1,
  ownerId: edith,
  checkedAt: daysBefore(today, 200),
  checkEveryMonths: 12,
  createdAt: daysBefore(today, 400),
  sourceKey: null,
})

export function boardVersions(today: Date): (typeof contentVersions.$inferSelect)[] {
  const { id, body } = edited()
  const version = { itemId: id, note: '', authorId: null, scheduledAt: null }
  return [
    {
      ...version,
      id: demoId('content-version', `${id}/1`),
      number: 1,
      state: 'published',
      body,
      savedAt: daysBefore(today, 400),
      publishedAt: daysBefore(today, 400),
    },
    {
      ...version,
      id: demoId('content-version', `${id}/2`),
      number: 2,
      state: 'draft',
      body: { ...body, termLimit: '3 terms', termLimitEs: '3 periodos' },
      note: 'The council allowed a third term.',
      authorId: edith,
      savedAt: daysBefore(today, 3),
      publishedAt: null,
    },
  ]
}
