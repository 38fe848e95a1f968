import { demoBoards } from './boards.ts'
import { boardRow } from './demo-board.ts'
import { attendanceRows, fileRows, meetingRows } from './meetings.ts'
import { memberRows, officeRows, seatRows, termRows } from './seats.ts'

export const demoBoardRows = () => demoBoards.map(boardRow)

export const demoBoardMembers = () => demoBoards.flatMap(memberRows)

export const demoBoardSeats = () => demoBoards.flatMap(seatRows)

export const demoBoardTerms = (today: Date) =>
  demoBoards.flatMap((board, number) => termRows(board, number, today))

export const demoBoardOffices = (today: Date) =>
  demoBoards.flatMap((board) => officeRows(board, today))

export const demoBoardMeetings = (today: Date) =>
  demoBoards.flatMap((board) => meetingRows(board, today))

export const demoBoardFiles = (today: Date) => demoBoards.flatMap((board) => fileRows(board, today))

export const demoBoardAttendance = (today: Date) =>
  demoBoards.flatMap((board, number) => attendanceRows(board, number, today))
