const missing = '01900000-0000-7000-8000-000000000000'

/** Requests for a board, its meetings, and who follows it. */
export const boardSamples = {
  getBoard: {
    path: '/boards/heritage-commission',
    trips: 1,
    refused: [
      ['/boards/nowhere', 404],
      [`/boards/${missing}`, 404],
    ],
  },
  getBoardFollowing: {
    path: '/boards/heritage-commission/following',
    trips: 0,
    refused: [['/boards/heritage-commission/following?follower=7', 400]],
  },
  getBoardCalendar: {
    path: '/boards/heritage-commission/calendar.ics',
    trips: 1,
    refused: [['/boards/nowhere/calendar.ics', 404]],
  },
  listBoardAttendance: {
    path: '/salesforce/boardsAndCommissions/attendanceAndMembers/Heritage%20Commission',
    trips: 1,
    refused: [['/salesforce/boardsAndCommissions/attendanceAndMembers/Nowhere', 404]],
  },
} as const
