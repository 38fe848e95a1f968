import type { contentImportRows, contentImports } from '@portal/core/schema'
import { demoId } from '../demo.ts'

type Import = typeof contentImports.$inferSelect
type Row = typeof contentImportRows.$inferSelect

const waiting = demoId('content-import', 'parks-board-seats.csv')

const daysBefore = (today: Date, days: number): Date =>
  new Date(today.getTime() - days * 86_400_000)

/** One in effect, one with errors, and one that waits to be applied. */
export function demoContentImports(today: Date): Import[] {
  const of = (name: string, days: number, more: Partial<Import>): Import => ({
    id: demoId('content-import', name),
    name,
    articleStep: 'draft',
    status: 'checked',
    rowCount: 2,
    errorCount: 0,
    errors: [],
    counts: null,
    source: null,
    meetingsFrom: null,
    authorId: demoId('user', 'edith@demo.example'),
    createdAt: daysBefore(today, days),
    appliedAt: null,
    ...more,
  })
  return [
    of('boards-from-the-old-site.json', 40, {
      status: 'applied',
      rowCount: 61,
      counts: { boards: { added: 7 }, seats: { added: 54 } },
      appliedAt: daysBefore(today, 40),
    }),
    of('attendance-october.csv', 3, {
      status: 'refused',
      rowCount: 17,
      errorCount: 2,
      errors: [
        { list: 'attendance', line: 9, field: 'status', code: 'not-a-choice' },
        { list: 'attendance', line: 14, field: 'member', code: 'not-found' },
      ],
    }),
    of('parks-board-seats.csv', 1, {}),
  ]
}

/** A seat of the parks board that changes, and a new one. */
export function demoContentImportRows(): Row[] {
  const seat = (line: number, position: number, row: Row['row']): Row => ({
    importId: waiting,
    list: 'seats',
    line,
    key: `parks-board/${position}`,
    row: { board: 'parks-board', position, ...row },
    refs: [{ field: 'board', list: 'boards', key: 'parks-board' }],
    entityId: demoId('board-seat', `imported/${position}`),
    state: null,
    whole: null,
  })
  return [
    seat(2, 1, { requirements: 'Lives in the city.', requirements_es: 'Vive en la ciudad.' }),
    seat(3, 20, { name: 'Youth seat', name_es: 'Puesto juvenil', is_voting: false }),
  ]
}
