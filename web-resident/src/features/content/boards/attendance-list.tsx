import { useNavigate } from '@tanstack/react-router'
import { attendanceTexts } from '@portal/core/boards/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Dialog } from '@portal/web-ui/dialog'
import { Late } from '@portal/web-ui/late'
import { StatusBadge, type StatusColor } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useAlive } from '../../../parts/use-alive.ts'
import styles from './boards.module.css'
import type { BoardDetails, BoardMeeting } from './words.ts'

type Attendance = BoardMeeting['attendance'][number]

const newest = 6

const cameTo = ({ attendance }: BoardMeeting): number =>
  attendance.filter(({ status }) => status === 'present' || status === 'remote').length

/** The meetings with recorded attendance, each with its dialog (spec, resident section 2). */
export function AttendanceList({
  details,
  shown,
}: {
  details: BoardDetails
  shown: string | undefined
}) {
  const { t } = useTexts()
  const { board, meetings } = details
  const held = meetings
    .filter(({ attendance, isCancelled }) => attendance.length > 0 && !isCancelled)
    .toReversed()
  const path = `/boards-and-commissions/${board.Alias__c}`
  const open = held.find(({ id }) => id === shown)
  const older = held.slice(newest)
  return (
    <div id="attendance">
      <Card title={t('Boards.MeetingAttendance')}>
        {held.length === 0 && <p>{t('Boards.NoAttendance')}</p>}
        {open && <ShownMeeting meeting={open} path={path} />}
        <MeetingDays meetings={held.slice(0, newest)} path={path} />
        {older.length > 0 && (
          <details className={styles.fold}>
            <summary>{t('Boards.MeetingsOlder', { count: older.length })}</summary>
            <MeetingDays meetings={older} path={path} />
          </details>
        )}
      </Card>
    </div>
  )
}

function MeetingDays({ meetings, path }: { meetings: readonly BoardMeeting[]; path: string }) {
  const { t, format } = useTexts()
  return (
    <ul className={styles.days}>
      {meetings.map((meeting) => (
        <li key={meeting.id}>
          <a href={`${path}?meeting=${meeting.id}#attendance`}>
            {format.date(meeting.day)}
            <span className={styles.soft}>
              {t('Boards.CameOf', { came: cameTo(meeting), all: meeting.attendance.length })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const colors = {
  present: 'green',
  remote: 'blue',
  absent: 'red',
  excused: 'gray',
} as const satisfies Record<Attendance['status'], StatusColor>

/** A dialog; before JavaScript a part of the page. */
function ShownMeeting({ meeting, path }: { meeting: BoardMeeting; path: string }) {
  const { t, format } = useTexts()
  const navigate = useNavigate()
  const isAlive = useAlive(() => undefined)
  const title = t('Boards.AttendanceOn', { day: format.date(meeting.day) })
  const columns: readonly Column<Attendance>[] = [
    { key: 'name', header: t('Boards.Member'), isRowHeader: true, render: ({ name }) => name },
    {
      key: 'status',
      header: t('Boards.Attendance'),
      align: 'end',
      render: ({ status }) => (
        <StatusBadge color={colors[status]}>{t(attendanceTexts[status])}</StatusBadge>
      ),
    },
  ]
  const table = (
    <Table
      caption={title}
      isCaptionHidden={isAlive}
      columns={columns}
      rows={meeting.attendance}
      rowKey={({ name }) => name}
    />
  )
  if (!isAlive) return table
  const close = () => void navigate({ href: `${path}#attendance`, resetScroll: false })
  return (
    <Late>
      {() => (
        <Dialog
          title={title}
          onClose={close}
          actions={<Button onClick={close}>{t('Boards.CloseAttendance')}</Button>}
        >
          {table}
        </Dialog>
      )}
    </Late>
  )
}
