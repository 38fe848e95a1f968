import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import {
  addBoardTerm,
  cancelBoardMeeting,
  changeBoardTerm,
  createBoard,
  endBoard,
  endBoardSeat,
  getBoard,
  getDeskBoard,
  saveBoardAttendance,
  saveBoardMeeting,
  saveBoardSeat,
  setBoardOffice,
} from './index.ts'

const where = await testDatabase()
const { contextOf, person } = peopleIn(where)
const clerk = contextOf(await person({ roles: ['contentEditor'] }))
const reader = contextOf(await person({ roles: ['viewer'] }))
const { trips } = where

const today = isoDay(clerk.clock.now(), clerk.city.timeZone)
const seat = {
  name: 'Painter',
  nameEs: 'Pintora',
  appointer: '',
  appointerEs: '',
  requirements: '',
  requirementsEs: '',
  isVoting: true,
  isAlternate: false,
  takesApplications: true,
  termYears: 3,
}
const days = { fromDay: daysAfter(today, -100), toDay: daysAfter(today, 100) }
const meeting = {
  day: daysAfter(today, -10),
  startsAt: '19:00',
  title: '',
  titleEs: '',
  location: 'City Hall',
  videoUrl: '',
  version: 0,
}

let made = 0
const newBoard = async (): Promise<string> => {
  made += 1
  const names = { name: `Board ${made}`, nameEs: `Junta ${made}`, alias: `board-${made}` }
  return (await createBoard(clerk, names)).id
}
const newSeat = async (boardId: string) =>
  (await saveBoardSeat(clerk, { boardId, seatId: null }, seat)).id
const named = (seatId: string, fullName: string) => ({
  seatId,
  fullName,
  email: '',
  phone: '',
  ...days,
})

/** A board with two members and a meeting that is over. */
async function held() {
  const boardId = await newBoard()
  const [first, second] = [await newSeat(boardId), await newSeat(boardId)]
  await addBoardTerm(clerk, boardId, named(first, 'Ana Ruiz'))
  await addBoardTerm(clerk, boardId, named(second, 'Ben Cole'))
  const { id: meetingId } = await saveBoardMeeting(clerk, { boardId, meetingId: null }, meeting)
  const board = JSON.parse(await getDeskBoard(clerk, boardId))
  const memberOf = (name: string): string =>
    board.seated.find((one: { name: string }) => one.name === name).memberId
  return { boardId, meetingId, first, ana: memberOf('Ana Ruiz'), ben: memberOf('Ben Cole') }
}

describe('seats and terms', () => {
  it('show on the board’s page, with the office from today', async () => {
    const { boardId, ana } = await held()
    await setBoardOffice(clerk, boardId, { office: 'chair', memberId: ana })
    const { seats, board } = await getBoard(clerk, boardId)
    expect(board).toMatchObject({ Size__c: 2, Vacancies__c: 0 })
    expect(seats[0]).toMatchObject({
      name: 'Painter',
      member: { name: 'Ana Ruiz', offices: ['chair'] },
    })
  })

  it('one person at a time has a seat, and a seat with a member stays', async () => {
    const { boardId, first } = await held()
    await expect(addBoardTerm(clerk, boardId, named(first, 'Cyd Marsh'))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'BoardDesk.SeatTaken',
    })
    await expect(endBoardSeat(clerk, { boardId, seatId: first })).rejects.toMatchObject({
      code: 'BoardDesk.SeatHasMember',
    })
  })

  it('a term ended early makes a vacancy the day after', async () => {
    const { boardId, first } = await held()
    const board = JSON.parse(await getDeskBoard(clerk, boardId))
    const [term] = board.seats.find((one: { id: string }) => one.id === first).terms
    await changeBoardTerm(clerk, { boardId, termId: term.id }, daysAfter(today, -1))
    expect((await getBoard(clerk, boardId)).board.Vacancies__c).toBe(1)
    await endBoardSeat(clerk, { boardId, seatId: first })
    expect((await getBoard(clerk, boardId)).board).toMatchObject({ Size__c: 1, Vacancies__c: 0 })
  })
})

describe('attendance', () => {
  it('entered by two at once: both keep what they changed', async () => {
    const { boardId, meetingId, ana, ben } = await held()
    await saveBoardAttendance(clerk, boardId, [
      { meetingId, memberId: ana, was: null, status: 'present' },
    ])
    const before = await trips()
    await saveBoardAttendance(clerk, boardId, [
      { meetingId, memberId: ben, was: null, status: 'absent' },
    ])
    expect((await trips()) - before).toBe(2)
    const { meetings, seats } = await getBoard(clerk, boardId)
    expect(meetings[0]?.attendance).toEqual([
      { name: 'Ana Ruiz', status: 'present' },
      { name: 'Ben Cole', status: 'absent' },
    ])
    expect(seats.map(({ member }) => member?.percentage)).toEqual([100, 0])
  })

  it('of the same member the second is refused, with what the first recorded, and nothing is saved', async () => {
    const { boardId, meetingId, ana, ben } = await held()
    await saveBoardAttendance(clerk, boardId, [
      { meetingId, memberId: ana, was: null, status: 'remote' },
    ])
    const second = saveBoardAttendance(clerk, boardId, [
      { meetingId, memberId: ana, was: null, status: 'absent' },
      { meetingId, memberId: ben, was: null, status: 'present' },
    ])
    await expect(second).rejects.toMatchObject({
      kind: 'conflict',
      code: 'BoardDesk.AttendanceChanged',
      problems: [
        {
          field: `${meetingId}.${ana}`,
          message: expect.stringMatching(/^Ana Ruiz, .*“Remote”/),
        },
      ],
    })
    expect((await getBoard(clerk, boardId)).meetings[0]?.attendance).toEqual([
      { name: 'Ana Ruiz', status: 'remote' },
    ])
  })

  it('recorded alike by two is no conflict, and can be taken back', async () => {
    const { boardId, meetingId, ana } = await held()
    const cell = { meetingId, memberId: ana, was: null, status: 'excused' } as const
    await saveBoardAttendance(clerk, boardId, [cell])
    await saveBoardAttendance(clerk, boardId, [cell])
    await saveBoardAttendance(clerk, boardId, [{ ...cell, was: 'excused', status: null }])
    expect((await getBoard(clerk, boardId)).meetings[0]?.attendance).toEqual([])
  })

  it('is only of the board’s own meetings', async () => {
    const [one, other] = [await held(), await held()]
    const foreign = { meetingId: other.meetingId, memberId: one.ana, was: null, status: 'present' }
    await expect(
      saveBoardAttendance(clerk, one.boardId, [{ ...foreign, status: 'present' }]),
    ).rejects.toMatchObject({ kind: 'not-found', code: 'BoardDesk.NoMeeting' })
  })

  it('is only of people who had a seat on the day', async () => {
    const [one, other] = [await held(), await held()]
    const cell = { meetingId: one.meetingId, was: null, status: 'present' } as const
    for (const memberId of [other.ana, one.boardId])
      await expect(
        saveBoardAttendance(clerk, one.boardId, [{ ...cell, memberId }]),
      ).rejects.toMatchObject({ kind: 'not-found', code: 'BoardDesk.NoTerm' })
  })
})

describe('meetings', () => {
  it('changed by two at once: the second is asked', async () => {
    const { boardId, meetingId } = await held()
    const key = { boardId, meetingId }
    await saveBoardMeeting(clerk, key, { ...meeting, version: 1, location: 'Library' })
    await expect(
      saveBoardMeeting(clerk, key, { ...meeting, version: 1, location: 'Park' }),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'BoardDesk.MeetingChanged' })
    await cancelBoardMeeting(clerk, key, true)
    const [found] = (await getBoard(clerk, boardId)).meetings
    expect(found).toMatchObject({ location: 'Library', isCancelled: true })
  })
})

describe('a board', () => {
  it('that ended is gone for residents, and staff change it no more', async () => {
    const { boardId } = await held()
    await endBoard(clerk, boardId)
    await expect(getBoard(clerk, boardId)).rejects.toMatchObject({ code: 'Boards.NotFound' })
    await expect(newSeat(boardId)).rejects.toMatchObject({ code: 'Boards.NotFound' })
    expect(JSON.parse(await getDeskBoard(clerk, boardId))).toMatchObject({ hasEnded: true })
  })

  it('is kept by content editors, and read by other staff', async () => {
    const boardId = await newBoard()
    await expect(getDeskBoard(reader, boardId)).resolves.toContain(boardId)
    await expect(endBoard(reader, boardId)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
