import { useState } from 'react'
import { mayCall } from '@portal/core/access/rules'
import { attendanceStatuses, attendanceTexts } from '@portal/core/boards/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { attendanceForm, cellName, cellsField, seenName } from './attendance-form.ts'
import styles from './boards.module.css'
import type { DeskBoard, DeskMeeting } from './queries.ts'
import { useFreshAfterRefusal } from './use-fresh-after-refusal.ts'

/**
 * Members by meeting, the newest first. Each cell carries what was seen, so that only changes are sent
 * and a change by someone else is noticed. After a refusal what was seen is what there is now.
 */
export function AttendanceGrid({ board }: { board: DeskBoard }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const [touched, setTouched] = useState<ReadonlyMap<string, string>>(new Map())
  const form = useAppForm(attendanceForm, {
    during: useFreshAfterRefusal(board.id),
    onAccepted: () => setTouched(new Map()),
  })
  const held = board.meetings.filter(({ id }) =>
    board.seated.some(({ meetingId }) => meetingId === id),
  )
  if (held.length === 0) return <EmptyState title={t('BoardDesk.NoAttendance')} />
  const mayChange = mayCall(roles, 'saveBoardAttendance') && !board.hasEnded
  return (
    <Form of={form} look="wide">
      <p>{t('BoardDesk.AttendanceLead')}</p>
      <input type="hidden" name="id" value={board.id} />
      {held.map((meeting) => (
        <MeetingCells
          key={meeting.id}
          board={board}
          meeting={meeting}
          form={form}
          touched={touched}
          touch={(cell, seen) => setTouched(new Map(touched).set(cell, touched.get(cell) ?? seen))}
        />
      ))}
      {mayChange && <Submit of={form} label="BoardDesk.Save" />}
    </Form>
  )
}

interface MeetingCellsProps {
  board: DeskBoard
  meeting: DeskMeeting
  form: FormUse
  /** Cells that were changed here since the last save, with what was seen then. */
  touched: ReadonlyMap<string, string>
  touch: (cell: string, seen: string) => void
}

function MeetingCells({ board, meeting, form, touched, touch }: MeetingCellsProps) {
  const { t, format } = useTexts()
  const options = attendanceStatuses.map((value) => ({ value, label: t(attendanceTexts[value]) }))
  const recorded = new Map(
    board.attendance.map(({ meetingId, memberId, status }) => [
      cellName(meetingId, memberId),
      status,
    ]),
  )
  return (
    <FieldSet
      look="panel"
      legend={[format.date(meeting.day), meeting.title].filter(Boolean).join(', ')}
    >
      <div className={styles.grid}>
        {board.seated
          .filter(({ meetingId }) => meetingId === meeting.id)
          .map(({ memberId, name }) => {
            const cell = cellName(meeting.id, memberId)
            const status = recorded.get(cell) ?? ''
            const { typed } = form
            // Without JavaScript: a refused page shows what others recorded, except where they typed.
            const isTyped = typed !== null && typed.text(cell) !== typed.text(seenName(cell))
            return (
              // Starts again with what others recorded, unless it was touched here.
              <div key={`${memberId} ${touched.get(cell) ?? status}`}>
                <input type="hidden" name={cellsField} value={cell} />
                <input type="hidden" name={seenName(cell)} value={status} />
                <Select
                  name={cell}
                  label={name}
                  error={form.errorOf(cell)}
                  defaultValue={isTyped ? typed.text(cell) : status}
                  onChange={() => touch(cell, status)}
                  placeholder={t('BoardDesk.NotRecorded')}
                  options={options}
                />
              </div>
            )
          })}
      </div>
    </FieldSet>
  )
}
