import { at, noService, type Row } from './access-row.ts'

const none = `/boards/${noService}`
const seat = {
  seatId: null,
  name: '',
  nameEs: '',
  appointer: '',
  appointerEs: '',
  requirements: '',
  requirementsEs: '',
  isVoting: true,
  isAlternate: false,
  takesApplications: true,
  termYears: null,
}
const days = { fromDay: '2099-01-01', toDay: null }
const meeting = {
  meetingId: null,
  day: '2099-01-01',
  startsAt: '',
  title: '',
  titleEs: '',
  location: '',
  videoUrl: '',
  version: 0,
}
const file = { meetingId: null, kind: 'resource', label: '', labelEs: '', url: '' }

/** Boards, their members and meetings, and who applied. */
export const boardRows = {
  listDeskBoards: { path: at('/boards'), status: 200 },
  getDeskBoard: { path: at(none), status: 404 },
  createBoard: {
    path: at('/boards'),
    body: () => ({ name: '', nameEs: '', alias: '' }),
    status: 400,
  },
  endBoard: { path: at(none), status: 404 },
  saveBoardSeat: { path: at(`${none}/seats`), body: () => seat, status: 404 },
  endBoardSeat: { path: at(`${none}/seats/${noService}`), status: 404 },
  addBoardTerm: {
    path: at(`${none}/terms`),
    body: () => ({ seatId: noService, fullName: '', email: '', phone: '', ...days }),
    status: 400,
  },
  changeBoardTerm: {
    path: at(`${none}/terms/${noService}`),
    body: () => ({ toDay: null }),
    status: 404,
  },
  setBoardOffice: {
    path: at(`${none}/office`),
    body: () => ({ office: 'chair', memberId: null }),
    status: 404,
  },
  saveBoardMeeting: { path: at(`${none}/meetings`), body: () => meeting, status: 404 },
  cancelBoardMeeting: {
    path: at(`${none}/meetings/${noService}/canceled`),
    body: () => ({ isCancelled: true }),
    status: 404,
  },
  addBoardFile: { path: at(`${none}/files`), body: () => file, status: 400 },
  removeBoardFile: { path: at(`${none}/files/${noService}`), status: 404 },
  saveBoardAttendance: { path: at(`${none}/attendance`), body: () => ({ cells: [] }), status: 404 },
  listBoardApplicants: { path: at(`${none}/applicants`), status: 200 },
  shortlistApplicant: {
    path: at(`${none}/applicants/${noService}/shortlist`),
    body: () => ({ isShortlisted: true }),
    status: 404,
  },
  appointApplicant: {
    path: at(`${none}/applicants/${noService}/appoint`),
    body: () => ({ seatId: noService, ...days }),
    status: 404,
  },
} satisfies Readonly<Record<string, Row>>
