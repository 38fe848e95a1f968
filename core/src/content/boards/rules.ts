// Pure rules and types that browsers may import.
export {
  boardFileErrors,
  boardLimits,
  meetingErrors,
  newBoardErrors,
  newMemberErrors,
  seatErrors,
  type TermDays,
  termErrors,
} from './board-edits.ts'
export { type BoardBody, boardTextErrors, boardTextLimits } from './board-texts.ts'
export { type AttendanceStatus, attendanceStatuses, attendanceTexts } from './attendance.ts'
export {
  type BoardFileKind,
  boardFileKinds,
  type BoardOffice,
  boardOfficeNames,
} from './board-kinds.ts'
export { boardApplicationForm, boardApplicationHref, choiceFields } from './application-form.ts'
