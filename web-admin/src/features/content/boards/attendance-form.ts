import { type AttendanceStatus, attendanceStatuses } from '@portal/core/boards/rules'
import { saveBoardAttendance } from '@portal/openapi/admin-client/boards'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Of one member at one meeting; the API names it so too. */
export const cellName = (meetingId: string, memberId: string): string => `${meetingId}.${memberId}`

/** The hidden field with what was seen. */
export const seenName = (cell: string): string => `was.${cell}`

/** The hidden fields that name the cells of the page. */
export const cellsField = 'cell'

const statusOf = (text: string): AttendanceStatus | null =>
  attendanceStatuses.find((status) => status === text) ?? null

/** Sends only what was changed, so that two people keep each other's entries. */
export const attendanceForm: AppForm = {
  name: 'board-attendance',
  title: 'BoardDesk.Failed',
  errorsTitle: 'BoardDesk.AttendanceChanged',
  labels: () => ({ label: 'Boards.Attendance' }),
  async send({ text, texts }, { call }) {
    const cells = texts(cellsField).flatMap((cell) => {
      const [meetingId = '', memberId = ''] = cell.split('.')
      const was = statusOf(text(seenName(cell)))
      const status = statusOf(text(cell))
      return was === status ? [] : [{ meetingId, memberId, was, status }]
    })
    if (cells.length > 0)
      await call(saveBoardAttendance, { path: { id: text('id') }, body: { cells } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'BoardDesk.AttendanceSaved' }
  },
}
