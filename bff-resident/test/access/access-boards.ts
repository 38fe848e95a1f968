import { at } from './access-row.ts'

/** Boards and commissions. */
export const boardRows = {
  listBoards: { path: at('/salesforce/boardsAndCommissions/details'), status: 200 },
  listBoardAttendance: {
    path: at('/salesforce/boardsAndCommissions/attendanceAndMembers/Heritage%20Commission'),
    status: 404,
  },
  getBoard: { path: at('/boards/heritage-commission'), status: 404 },
  getBoardCalendar: { path: at('/boards/heritage-commission/calendar.ics'), status: 404 },
}
