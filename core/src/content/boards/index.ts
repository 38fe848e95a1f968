export { getDeskBoard, listDeskBoards } from './desk-boards.ts'
export { createBoard, endBoard } from './edit-boards.ts'
export {
  addBoardFile,
  cancelBoardMeeting,
  removeBoardFile,
  saveBoardMeeting,
} from './edit-meetings.ts'
export { endBoardSeat, saveBoardSeat } from './edit-seats.ts'
export { addBoardTerm, changeBoardTerm, setBoardOffice, termStatements } from './edit-terms.ts'
export { heldBoard } from './held-board.ts'
export { saveBoardAttendance } from './save-attendance.ts'
export { getBoardCalendar } from './board-calendar.ts'
export { boardChoices, isBoardAt, isTakingApplications } from './board-sql.ts'
export { getBoard } from './get-board.ts'
export { listBoardAttendance } from './list-board-attendance.ts'
export { listBoards } from './list-boards.ts'
export type { NoticedMeeting } from './noticed-meeting.ts'
export { noticedNow } from './noticed-now.ts'
export { boardMeetingsDataSet, boardsDataSet, boardSeatsDataSet } from './boards-data-sets.ts'
