import type { searchBestBets, searchMisses } from '@portal/core/schema'
import { DEMO_DAY, demoId } from './demo.ts'

/** What the page is, and the words (folded as in core/src/content/search/words.ts) that pin it. */
const bets = [
  ['where is my request', ['wher', 'is', 'my', 'request'], '/find_request'],
  ['dónde está mi solicitud', ['dond', 'esta', 'mi', 'solicitud'], '/find_request'],
] as const

export const demoBestBets = (): (typeof searchBestBets.$inferSelect)[] =>
  bets.map(([term, termWords, path]) => ({
    id: demoId('best bet', term),
    term,
    termWords: [...termWords],
    kind: 'page',
    entityId: demoId('page', path),
    createdAt: DEMO_DAY,
  }))

/** The last is asked by one person alone, so staff do not see it. */
const misses = [
  ['pickleball', 3, 9, true],
  ['pickleball', 10, 4, true],
  ['passport', 2, 5, true],
  ['cancha de voleibol', 5, 3, true],
  ['marriage license', 21, 2, true],
  ['xylophone lessons', 4, 6, false],
] as const

export const demoMisses = (today: Date): (typeof searchMisses.$inferSelect)[] =>
  misses.map(([term, daysAgo, times, hasSeveralCallers]) => ({
    day: new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10),
    term,
    times,
    callerGroup: '00',
    hasSeveralCallers,
  }))
