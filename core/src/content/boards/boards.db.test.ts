import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { getBoardCalendar } from './board-calendar.ts'
import { boardMembers, boardOffices, boards, boardSeats, boardTerms } from './boards.sql.ts'
import { getBoard } from './get-board.ts'
import { listBoardAttendance } from './list-board-attendance.ts'
import { listBoards } from './list-boards.ts'
import { boardAttendance, boardFiles, boardMeetings } from './meetings.sql.ts'

const where = await testDatabase()
const { trips } = where

// 10 pm on November 20 in the city, already the 21st in UTC.
const now = new Date('2026-11-21T04:00:00Z')
const contextOf = (language: Language) => contextIn(where, { clock: { now: () => now }, language })
const { database } = contextOf('en')

/** What it answers, and the number of round trips. */
async function measured<Answer>(operation: Promise<Answer>): Promise<[Answer, number]> {
  const before = await trips()
  const answer = await operation
  return [answer, (await trips()) - before]
}

const arts = newId<'board'>()
const tree = newId<'board'>()
const old = newId<'board'>()

const seat = (position: number, more: object = {}) => ({
  id: newId<'board-seat'>(),
  boardId: arts,
  position,
  ...more,
})
const seats = {
  filled: seat(1, { name: 'Painter', nameEs: 'Pintora', appointer: 'Mayor', termYears: 3 }),
  returning: seat(2),
  lapsed: seat(3),
  named: seat(4),
  elected: seat(5, { takesApplications: false }),
  gone: seat(6, { endedOn: '2026-01-31' }),
  alternate: seat(7, { isAlternate: true }),
}
const member = (fullName: string) => ({ id: newId<'board-member'>(), fullName })
const ana = member('Ana Ruiz')
const ben = member('Ben Cole')
const cyd = member('Cyd Marsh')
const dee = member('Dee Fox')
const term = (
  at: { id: string },
  of: { id: string },
  fromDay: string | null,
  toDay: string | null,
) => ({
  id: newId<'board-term'>(),
  seatId: at.id,
  memberId: of.id,
  fromDay,
  toDay,
})
const meeting = (day: string, more: object = {}) => ({
  id: newId<'board-meeting'>(),
  boardId: arts,
  day,
  startsAt: '19:00',
  updatedAt: now,
  ...more,
})
const before = meeting('2025-12-07')
const first = meeting('2026-09-07')
const second = meeting('2026-10-05')
const calledOff = meeting('2026-11-02', { cancelledAt: now, version: 2 })
const coming = meeting('2026-12-07', { title: 'Budget, part 1', titleEs: 'Presupuesto' })
const unknownTime = meeting('2027-01-04', { startsAt: null })

beforeAll(async () => {
  await database.write((builder) => [
    builder.insert(boards).values([
      {
        id: tree,
        name: 'Tree Board',
        alias: 'tree',
        overview: '<p>Trees.</p>',
        additionalInformation: [],
      },
      {
        id: old,
        name: 'Old Board',
        alias: 'old',
        overview: '<p>Old.</p>',
        additionalInformation: [],
        endedAt: now,
      },
      {
        id: arts,
        name: 'Arts Commission',
        nameEs: 'Comisión de las Artes',
        alias: 'arts',
        overview: '<p>Arts.</p>',
        staffLiaisonName: 'Alex Doe',
        powers: ['Advises', 'Gives grants up to $5,000'],
        additionalInformation: [
          { label: 'Bylaws', labelEs: 'Estatutos', url: 'https://city.example/bylaws' },
          { label: 'Plan', url: 'https://city.example/plan' },
        ],
      },
    ]),
    builder.insert(boardSeats).values(Object.values(seats)),
    builder.insert(boardMembers).values([ana, ben, cyd, dee]),
    builder.insert(boardTerms).values([
      term(seats.filled, ana, '2026-01-01', '2028-12-31'),
      { ...term(seats.returning, ben, null, null), carriedPercentage: 80 },
      term(seats.lapsed, cyd, '2023-01-01', '2026-11-19'),
      // From next month: the seat is no longer free.
      term(seats.named, dee, '2026-12-01', null),
    ]),
    builder.insert(boardOffices).values({
      id: newId<'board-office'>(),
      boardId: arts,
      memberId: ana.id,
      office: 'chair',
      fromDay: '2026-01-01',
    }),
    builder.insert(boardMeetings).values([before, first, second, calledOff, coming, unknownTime]),
    builder.insert(boardFiles).values([
      {
        id: newId<'board-file'>(),
        boardId: arts,
        meetingId: first.id,
        kind: 'minutes',
        label: 'Minutes',
        labelEs: 'Acta',
        url: 'https://city.example/minutes',
        createdAt: now,
      },
      {
        id: newId<'board-file'>(),
        boardId: arts,
        kind: 'resource',
        label: 'Guide',
        url: 'https://city.example/guide',
        createdAt: now,
      },
    ]),
    builder.insert(boardAttendance).values([
      // Before her term: it does not count.
      { meetingId: before.id, memberId: ana.id, status: 'absent' },
      { meetingId: first.id, memberId: ana.id, status: 'present' },
      { meetingId: second.id, memberId: ana.id, status: 'remote' },
      { meetingId: first.id, memberId: ben.id, status: 'excused' },
      { meetingId: second.id, memberId: ben.id, status: 'absent' },
      // Canceled afterward: it does not count.
      { meetingId: calledOff.id, memberId: ana.id, status: 'absent' },
    ]),
  ])
})

describe('the list of boards', () => {
  it('comes by name with every field of the wire, without boards that ended', async () => {
    const [body, cost] = await measured(listBoards(contextOf('en')))
    expect(cost).toBe(1)
    expect(JSON.parse(body)).toMatchObject([
      {
        Name: 'Arts Commission',
        Staff_Liaison__r: { Name: 'Alex Doe' },
        Label_Additional_Information1__c: 'Bylaws',
        Additional_Information2__c: 'https://city.example/plan',
        Label_Additional_Information3__c: null,
        Additional_Information10__c: null,
        nextMeeting: { day: '2026-12-07' },
        language: 'en',
      },
      { Name: 'Tree Board', Staff_Liaison__r: null, Powers_Duties__c: null, nextMeeting: null },
    ])
  })

  it('counts seats and vacancies from the seats on this day in the city', async () => {
    const [board] = JSON.parse(await listBoards(contextOf('en')))
    // Free: the lapsed one and the alternate's; not the elected, the removed and the promised one.
    expect(board).toMatchObject({ Size__c: 5, Vacancies__c: 2 })
  })

  it('is in the reader’s language where it exists', async () => {
    const [arte, trees] = JSON.parse(await listBoards(contextOf('es')))
    expect(arte).toMatchObject({
      Name: 'Comisión de las Artes',
      Label_Additional_Information1__c: 'Estatutos',
      Label_Additional_Information2__c: 'Plan',
      language: 'es',
    })
    expect(trees).toMatchObject({ Name: 'Tree Board', language: 'en' })
  })

  it('keeps an amount of money whole for clients that split powers at dollar signs', async () => {
    const [board] = JSON.parse(await listBoards(contextOf('en')))
    expect(board.Powers_Duties__c.split('$')).toEqual(['Advises', 'Gives grants up to ＄5,000'])
    expect(board.powersAndDuties).toEqual(['Advises', 'Gives grants up to $5,000'])
  })
})

describe('a board', () => {
  it('shows who sits where and how often they came, in one round trip', async () => {
    const [board, cost] = await measured(getBoard(contextOf('en'), 'arts'))
    expect(cost).toBe(1)
    expect(
      board.seats.map(({ position, member: one, isVacant }) => [position, one?.name, isVacant]),
    ).toEqual([
      [1, 'Ana Ruiz', false],
      [2, 'Ben Cole', false],
      [3, undefined, true],
      [4, undefined, false],
      [5, undefined, false],
      [7, undefined, true],
    ])
    expect(board.seats[0]?.member).toMatchObject({
      offices: ['chair'],
      percentage: 100,
      attendance: { present: 1, remote: 1, absent: 0, excused: 0 },
    })
    expect(board.seats[1]?.member).toMatchObject({ fromDay: null, percentage: 0 })
    expect(board.resources).toMatchObject([{ label: 'Guide' }])
  })

  it('lists meetings with the instant of the city’s clock, papers and attendance', async () => {
    const { meetings } = await getBoard(contextOf('es'), arts)
    expect(meetings.map(({ day }) => day)).toEqual([
      '2025-12-07',
      '2026-09-07',
      '2026-10-05',
      '2026-11-02',
      '2026-12-07',
      '2027-01-04',
    ])
    const [, held, , off, next, open] = meetings
    expect(new Date(held?.startsAt ?? '')).toEqual(new Date('2026-09-08T00:00:00Z'))
    expect(new Date(next?.startsAt ?? '')).toEqual(new Date('2026-12-08T01:00:00Z'))
    expect(held).toMatchObject({
      files: [{ label: 'Acta' }],
      attendance: [
        { name: 'Ana Ruiz', status: 'present' },
        { name: 'Ben Cole', status: 'excused' },
      ],
    })
    expect(off).toMatchObject({ isCancelled: true })
    expect(next).toMatchObject({ title: 'Presupuesto' })
    expect(open).toMatchObject({ startsAt: null })
  })

  it.each(['nowhere', 'old', newId<'board'>()])('%s is not found', async (key) => {
    const refusal = new DomainError('not-found', 'Boards.NotFound')
    await expect(getBoard(contextOf('en'), key)).rejects.toEqual(refusal)
    await expect(listBoardAttendance(contextOf('en'), key)).rejects.toEqual(refusal)
    await expect(getBoardCalendar(contextOf('en'), key, 'https://portal.example')).rejects.toEqual(
      refusal,
    )
  })
})

describe('attendance in the specification’s shape', () => {
  it.each(['Arts Commission', 'Comisión de las Artes', 'arts'])('is found by %s', async (name) => {
    const [reply, cost] = await measured(listBoardAttendance(contextOf('en'), name))
    expect(cost).toBe(1)
    expect(reply.boardOrCommissionMembers).toEqual([
      { Full_Name__c: 'Ana Ruiz', Attendance_Percentage__c: 100 },
      { Full_Name__c: 'Ben Cole', Attendance_Percentage__c: 0 },
    ])
    expect(reply.boardOrCommissionAttendance.slice(0, 3)).toEqual([
      {
        Meeting_Date__c: '2026-10-05',
        Member__r: { Full_Name__c: 'Ana Ruiz' },
        Attendance__c: 'Remote',
      },
      {
        Meeting_Date__c: '2026-10-05',
        Member__r: { Full_Name__c: 'Ben Cole' },
        Attendance__c: 'Absent',
      },
      {
        Meeting_Date__c: '2026-09-07',
        Member__r: { Full_Name__c: 'Ana Ruiz' },
        Attendance__c: 'Present',
      },
    ])
  })
})

describe('a board’s calendar', () => {
  it('has every meeting, with canceled ones marked and all-day ones where the time is unknown', async () => {
    const [text, cost] = await measured(
      getBoardCalendar(contextOf('es'), 'arts', 'https://portal.example'),
    )
    expect(cost).toBe(1)
    expect(text).toContain('X-WR-CALNAME:Comisión de las Artes\r\n')
    // The oldest is more than 90 days back.
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    expect(text).toContain('DTSTART:20261208T010000Z\r\nDTEND:20261208T030000Z\r\nSEQUENCE:1')
    expect(text).toContain('SEQUENCE:2\r\nSTATUS:CANCELLED')
    expect(text).toContain('DTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270105')
    expect(text).toContain('SUMMARY:Comisión de las Artes: Presupuesto')
    expect(text).toContain(`UID:meeting-${first.id}@portal.example`)
  })
})

describe('the database', () => {
  it('refuses two terms of one seat on the same day', async () => {
    const twice = database.write((builder) => [
      builder.insert(boardTerms).values(term(seats.filled, ben, '2028-12-31', null)),
    ])
    await expect(twice).rejects.toMatchObject({
      code: '23P01',
      constraint: 'board_terms_no_overlap',
    })
  })

  it('refuses two chairs on the same day', async () => {
    const twice = database.write((builder) => [
      builder.insert(boardOffices).values({
        id: newId<'board-office'>(),
        boardId: arts,
        memberId: ben.id,
        office: 'chair',
        fromDay: '2026-06-01',
      }),
    ])
    await expect(twice).rejects.toMatchObject({
      code: '23P01',
      constraint: 'board_offices_no_overlap',
    })
  })
})
