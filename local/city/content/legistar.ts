import type { legistarReads, legistarSources } from '@portal/core/schema'
import { demoClient } from '../../feeds/legistar.ts'
import { demoBoards } from '../boards/boards.ts'
import { boardId } from '../boards/demo-board.ts'
import { demoId } from '../demo.ts'

const sourceId = demoId('legistar', demoClient)

const boardNamed = (alias: string): string | null => {
  const board = demoBoards.find((one) => one.alias === alias)
  return board ? boardId(board) : null
}

/** The clerk's Legistar, which has two boards more than the portal; staff can read it at once. */
export function demoLegistarSources(today: Date): (typeof legistarSources.$inferSelect)[] {
  return [
    {
      id: sourceId,
      client: demoClient,
      token: null,
      version: 1,
      createdAt: today,
      updatedAt: today,
    },
  ]
}

/** What the last read found, in every state. The next one is tomorrow, so that the demo stays as it is. */
export function demoLegistarReads(today: Date): (typeof legistarReads.$inferSelect)[] {
  const later = (hours: number) => new Date(today.getTime() + hours * 3_600_000)
  return [
    {
      sourceId,
      dueAt: later(24),
      runId: null,
      startedAt: null,
      place: null,
      meetingsFrom: null,
      lastTriedAt: later(-1),
      lastGoodAt: later(-1),
      failures: 0,
      lastProblem: null,
      report: {
        importId: null,
        isRefused: false,
        counts: {
          meetings: { changed: 1, kept: 1, missing: 1, unchanged: 41 },
          terms: { unchanged: 54 },
        },
        records: [
          {
            list: 'meetings',
            state: 'missing',
            label: 'parks-board, 2026-12-15',
            boardId: boardNamed('parks-board'),
          },
          {
            list: 'meetings',
            state: 'kept',
            label: 'heritage-commission, 2026-12-01',
            boardId: boardNamed('heritage-commission'),
          },
          {
            list: 'meetings',
            state: 'changed',
            label: 'planning-commission, 2026-12-07',
            boardId: boardNamed('planning-commission'),
          },
        ],
        notes: [
          { code: 'person-twice', about: 'Imani Brooks' },
          {
            code: 'time-in-words',
            about: 'planning-commission, 2026-12-21: Immediately following the City Council',
          },
        ],
      },
    },
  ]
}
