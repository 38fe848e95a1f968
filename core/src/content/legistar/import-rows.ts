import { readLists, type ReadRow } from '../content-import/index.ts'
import { boardRows, boardsOf } from './body-rows.ts'
import type { ReadState } from './city-state.ts'
import { eventRows } from './event-rows.ts'
import { peopleRows } from './people-rows.ts'
import { isOf, keyIn } from './raw-values.ts'
import { type LegistarNote, legistarLimits } from './rules.ts'

export interface ImportRows {
  readonly rows: readonly ReadRow[]
  readonly notes: readonly LegistarNote[]
  /** Boards that were here before, and the body that each is. */
  readonly adopted: readonly { readonly id: string; readonly key: string }[]
}

/** What Legistar said, as rows of an import, checked as a file's are. */
export async function importRows(state: ReadState, source: string): Promise<ImportRows> {
  const notes: LegistarNote[] = []
  const boards = boardsOf(state, source)
  const naming = { source, notes }
  const lists = {
    boards: boardRows(boards),
    ...peopleRows(state, boards, naming),
    ...eventRows(state, boards, naming),
  }
  const { rows, errors } = await readLists(JSON.stringify(lists), 'boards')
  // A row that is wrong in itself must not keep all others out.
  notes.push(
    ...errors.map(({ list, field }) => ({
      code: 'row-left-out' as const,
      about: [list, field].filter(Boolean).join(', '),
    })),
  )
  const places = new Map([...boards].map(([id, { alias, board }]) => [alias, { id, board }]))
  return {
    rows: rows.map((read) => {
      const place = read.list === 'boards' ? places.get(read.key) : undefined
      if (!place) return read
      const { overview, ...texts } = read.row
      const row = { ...texts, ...(place.board === null && { overview }) }
      return { ...read, row: { ...row, source_key: keyIn(source, place.id) } }
    }),
    notes: unique(notes).slice(0, legistarLimits.notes),
    adopted: [...boards].flatMap(([id, { board }]) =>
      board && !isOf(source, board.sourceKey) ? [{ id: board.id, key: keyIn(source, id) }] : [],
    ),
  }
}

const unique = (notes: readonly LegistarNote[]): readonly LegistarNote[] => [
  ...new Map(notes.map((note) => [`${note.code} ${note.about}`, note])).values(),
]
