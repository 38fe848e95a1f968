import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { rowsOf } from '../../platform/data-sets/data-set-text.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { boardMeetingsDataSet, boardsDataSet, boardSeatsDataSet } from './boards-data-sets.ts'
import { boardMembers, boards, boardSeats, boardTerms } from './boards.sql.ts'
import { boardMeetings } from './meetings.sql.ts'

const now = new Date('2026-11-20T18:00:00Z')
const guest = contextIn(await testDatabase(), { clock: { now: () => now } })
const { database } = guest

const board = (alias: string, more: object = {}) => ({
  id: newId<'board'>(),
  name: `Board ${alias}`,
  alias,
  overview: '',
  additionalInformation: [],
  staffLiaisonEmail: 'liaison@city.example',
  ...more,
})
const [arts, old] = [board('arts', { nameEs: 'Artes' }), board('old', { endedAt: now })]
const seatOf = (boardId: string, position: number, more: object = {}) => ({
  id: newId<'board-seat'>(),
  boardId,
  position,
  ...more,
})
const seats = [
  seatOf(arts.id, 1, { appointer: 'Mayor' }),
  seatOf(arts.id, 2),
  seatOf(arts.id, 3, { endedOn: '2026-01-31' }),
  seatOf(old.id, 1),
] as const
const ana = {
  id: newId<'board-member'>(),
  fullName: 'Ana Ruiz',
  email: 'ana@home.example',
  phone: '8475550100',
}
const meeting = (boardId: string, day: string, more: object = {}) => ({
  id: newId<'board-meeting'>(),
  boardId,
  day,
  updatedAt: now,
  ...more,
})

/** Rows of one millisecond come in any order. */
const sorted = async (column: string, rows: ReturnType<typeof rowsOf>) =>
  (await rows).toSorted((a, b) => String(a[column]).localeCompare(String(b[column])))

it('has the boards of today, their seats with who serves, and their meetings', async () => {
  await database.write((builder) => [
    builder.insert(boards).values([arts, old]),
    builder.insert(boardSeats).values([...seats]),
    builder.insert(boardMembers).values(ana),
    builder.insert(boardTerms).values([
      { id: newId(), seatId: seats[0].id, memberId: ana.id, fromDay: '2026-01-01', toDay: null },
      {
        id: newId(),
        seatId: seats[1].id,
        memberId: ana.id,
        fromDay: '2020-01-01',
        toDay: '2021-12-31',
      },
    ]),
    builder
      .insert(boardMeetings)
      .values([
        meeting(arts.id, '2026-11-24', { startsAt: '19:00', location: 'City hall' }),
        meeting(arts.id, '2026-12-01', { cancelledAt: now, title: 'Budget' }),
        meeting(old.id, '2026-11-24'),
      ]),
  ])
  const found = await Promise.all([
    rowsOf(guest, boardsDataSet),
    sorted('seat', rowsOf(guest, boardSeatsDataSet)),
    sorted('day', rowsOf(guest, boardMeetingsDataSet)),
  ])
  expect(found).toEqual([
    [
      expect.objectContaining({
        board: 'arts',
        name_en: 'Board arts',
        name_es: 'Artes',
        seats: 2,
        open_seats: 1,
      }),
    ],
    [
      {
        board: 'arts',
        seat: 1,
        seat_name: null,
        is_voting: true,
        is_alternate: false,
        appointed_by: 'Mayor',
        is_open: false,
        member: 'Ana Ruiz',
        term_from: '2026-01-01',
        term_to: null,
      },
      expect.objectContaining({ board: 'arts', seat: 2, is_open: true, member: null }),
    ],
    [
      {
        board: 'arts',
        day: '2026-11-24',
        starts_at: '19:00',
        title: null,
        location: 'City hall',
        is_canceled: false,
      },
      expect.objectContaining({ day: '2026-12-01', title: 'Budget', is_canceled: true }),
    ],
  ])
  expect(JSON.stringify(found)).not.toMatch(/@|5550100/)
})

it('has every row of a set that is longer than a page, once', async () => {
  await database.write((builder) => [
    builder.execute(`insert into boards (id, name, alias, overview, additional_information)
      select uuidv7(), 'Many', 'many-' || n, '', '[]' from generate_series(1, 10001) n`),
  ])
  const names = (await rowsOf(guest, boardsDataSet)).map((row) => row['board'])
  expect(names.filter((name) => String(name).startsWith('many-'))).toHaveLength(10_001)
  expect(new Set(names).size).toBe(names.length)
})
