// Pure rules and types that browsers may import.
export { attendancePercentage, type AttendanceStatus, attendanceStatuses } from './attendance.ts'
export { boardFileKinds, type BoardOffice, boardOfficeNames } from './board-kinds.ts'
export { boardApplicationForm, boardApplicationHref, choiceFields } from './application-form.ts'
